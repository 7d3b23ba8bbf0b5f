import { expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { renderPage } from './render.server.tsx'

const { api, services } = await testApi()
const publicUrl = 'https://solar.example'

const draw = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  ask = (asked: string): Response | Promise<Response> => api.request(asked),
) =>
  renderPage({
    url: new URL(path, publicUrl),
    visitor: { language: 'en', country: 'cm' },
    publicUrl,
    fetchApi: async (asked) => {
      const response = await ask(asked)
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      return response
    },
    company: () => readCompany(services),
    assets: { stylesFor: () => '', starter: '', scripts: () => [{ href: '/app.js' }] },
  })

const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<
    string,
    unknown
  >

test('a page with the app carries the data that it was drawn from', async () => {
  const { status, html, keep } = await draw('/products')
  expect([status, keep]).toEqual([200, true])
  const state = stateOf(html)
  expect(Object.keys(state)).toEqual(['visitor', 'company', 'queries'])
  expect(new Set((state['queries'] as object[]).map((query) => Object.keys(query).join(' ')))).toEqual(
    new Set(['queryKey data updatedAt']),
  )
})

test('a card of the catalogue tells what its system runs and what a month costs', async () => {
  const { html } = await draw('/products')
  const card = html.slice(html.indexOf('href="/products/8"'), html.indexOf('href="/financing?productId=8"'))
  expect(card).toMatch(/8\u00a0h on battery:<\/strong> (<!-- -->)?fridge, 6\u00a0lamps, television, etc\./)
  // What one pays in the end comes first, by the month, then by itself.
  expect(card.replaceAll(/<[^>]+>/g, '')).toContain(
    '2 346 000 ₦ installed in\u00a0Lagos with 1\u00a0panel for full use136\u00a0850\u00a0₦ ×\u00a012\u00a0months 30% down1 900 000 ₦ without panels',
  )
  const panel = html.slice(html.indexOf('href="/products/24"'), html.indexOf('href="/financing?productId=24"'))
  expect(panel).not.toContain('on battery')
})

test('the catalogue narrowed by its address is a form that needs no script, and no page for search engines', async () => {
  const { html } = await draw('/products?type=commercial&sort=price&power=5000&brand=Nobody&budget=x')
  expect(html).toContain('<meta name="robots" content="noindex">')
  const form = /<form[^>]* action="\/products".*?<\/form>/s.exec(html)?.[0] ?? ''
  expect(form).toContain('<input type="hidden" name="type" value="commercial"/>')
  expect(form).toMatch(/<option value="price" selected="">Lowest price</)
  expect(form).toMatch(/<option value="5000" selected="">5 kVA or more</)
  expect(html).toContain('No system with these filters')
  const whole = await draw('/products')
  expect(whole.html).not.toContain('name="robots"')
  for (const name of ['sort', 'budget', 'power', 'storage', 'kind', 'brand', 'financed']) {
    expect(whole.html).toContain(`name="${name}"`)
  }
})

test('the message of a chat names the page that it is begun from, without a script too', async () => {
  const { html } = await draw('/faq')
  const title = /<title>([^<|]+)/.exec(html)?.[1]?.trim() ?? ''
  const [, message = ''] = /href="https:\/\/wa\.me\/\d+\?text=([^"]+)"/.exec(html) ?? []
  expect(title.length).toBeGreaterThan(5)
  expect(decodeURIComponent(message)).toContain(title)
})

test('a page to be read carries none, and has its text once', async () => {
  const { status, html, keep } = await draw('/news/what-a-fridge-really-uses')
  expect([status, keep]).toEqual([200, true])
  expect(Object.keys(stateOf(html))).toEqual(['visitor', 'company'])
  const paragraph = /<p>([^<]{60,})<\/p>/.exec(html)?.[1]
  expect(paragraph && html.split(paragraph)).toHaveLength(2)
})

test('a page whose data may not be kept may not be kept', async () => {
  expect(await draw('/news', { 'cache-control': 'no-store' })).toMatchObject({ status: 200, keep: false })
})

test.each([
  ['/news/nothing', 'Article Not Found'],
  ['/news/%00', 'Article Not Found'],
  ['/solutions/99', 'Case study not found'],
  ['/products/999', 'Product Not Found'],
])('%s is drawn as what it is, with its status', async (path, heading) => {
  const { status, html } = await draw(path)
  expect(status).toBe(404)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test.each(['/products/1', '/news/what-a-fridge-really-uses', '/solutions/1', '/quote/0123456789abcdef'])(
  '%s does not say that there is no such thing when its data did not come',
  async (path) => {
    const { status, html } = await draw(path, {}, () => new Response('', { status: 503 }))
    expect(status).toBe(503)
    expect(html).not.toMatch(/not found|does not exist/i)
  },
)

test.each([
  ['/products', 'This page of the catalogue does not exist', 'See the catalogue'],
  ['/news', 'This page does not exist', 'See the articles'],
])('a page beyond the last of %s is missing, and leads back to the last', async (path, title, back) => {
  const { status, html } = await draw(`${path}?page=99`)
  expect(status).toBe(404)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain(title)
  expect(html).toMatch(new RegExp(`href="${path}"[^>]*>${back}`))
  expect(await draw(`${path}?page=1`)).toMatchObject({ status: 200 })
})
