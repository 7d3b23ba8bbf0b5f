import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sameOrigin } from './same-origin.ts'

const app = new Hono()
app.use(sameOrigin('https://solar.example'))
app.all('/', (c) => c.text('done'))

const send = (headers: Record<string, string>, method = 'POST') =>
  app.request('http://127.0.0.1:3000/', { method, headers: { host: '127.0.0.1:3000', ...headers } })

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }],
  [
    'a page of ours behind a proxy that changes Host',
    { 'sec-fetch-site': 'same-origin', origin: 'https://solar.example' },
  ],
  ['the visitor alone', { 'sec-fetch-site': 'none' }],
  ['an older browser on a page of ours', { origin: 'http://127.0.0.1:3000' }],
  ['an older browser behind a proxy that changes Host', { origin: 'https://solar.example' }],
  ['no browser', {}],
])('what %s sends is taken', async (_, headers) => {
  expect((await send(headers)).status).toBe(200)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['another host of our domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.solar.example' }],
  [
    'a site whose origin we would take, were it not said to be another',
    { 'sec-fetch-site': 'cross-site', origin: 'https://solar.example' },
  ],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://127.0.0.1:4000' }],
  ['a page without an origin', { origin: 'null' }],
  ['what is no address', { origin: 'http://' }],
])('what %s sends is refused', async (_, headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await send(headers, method)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'cross_origin' })
  }
})

test.each(['GET', 'HEAD', 'OPTIONS'])('%s reads only, so everybody may', async (method) => {
  expect((await send({ 'sec-fetch-site': 'cross-site' }, method)).status).toBe(200)
})
