import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { listen } from './listen.server.ts'
import type { SiteApp } from '#site-app.server.ts'

const open: { close: (patience?: number) => Promise<void> }[] = []
afterEach(() => Promise.all(open.splice(0).map(({ close }) => close(0))))

async function serve(fetch: SiteApp['fetch']): Promise<number> {
  const listening = await listen({ fetch }, { port: 0, host: '127.0.0.1', publicUrl: 'http://localhost' })
  open.push(listening)
  return listening.port
}

async function send(port: number, words: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(words)
  return socket
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
const last = 'Connection: close\r\n'
const bodies = (answer: string) => [...answer.matchAll(/<(\d+)>/g)].map(([, number]) => Number(number))

test('of a thousand requests at once on each of five connections, one of each is being answered', async () => {
  let inFlight = 0
  let most = 0
  const page = 'x'.repeat(5_000)
  const port = await serve(async ({ url }) => {
    inFlight += 1
    most = Math.max(most, inFlight)
    await new Promise((resolve) => setImmediate(resolve))
    inFlight -= 1
    return new Response(`<${new URL(url).pathname.slice(1)}>${page}`)
  })
  const asked = Array.from({ length: 1_000 }, (_, number) => get(`/${number}`, number === 999 ? last : '')).join('')
  const answers = await Promise.all(Array.from({ length: 5 }, async () => text(await send(port, asked))))
  for (const answer of answers) {
    expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1_000)
    expect(bodies(answer)).toEqual(Array.from({ length: 1_000 }, (_, number) => number))
  }
  expect(most).toBe(5)
})

test('who does not read is answered once, is read no further, and keeps nobody waiting', async () => {
  const paths: string[] = []
  const page = 'x'.repeat(8_000_000)
  const port = await serve(({ url }) => {
    const { pathname } = new URL(url)
    paths.push(pathname)
    return new Response(pathname === '/other' ? 'other' : page)
  })
  const deaf = await send(port, get('/deaf').repeat(1_000))
  deaf.pause()
  // More than a connection's buffers hold: what is not read by the server is not written either.
  const flood = get('/deaf').repeat(500_000)
  deaf.write(flood)
  for (let other = 0; other < 20; other += 1)
    expect(await text(await send(port, get('/other', last)))).toContain('other')
  expect(paths.filter((path) => path === '/deaf')).toEqual(['/deaf'])
  expect(deaf.bytesWritten - deaf.writableLength).toBeLessThan(flood.length)
  expect(deaf.writableLength).toBeGreaterThan(0)
  deaf.destroy()
})

test('a body sent with the requests around it reaches its own', async () => {
  const port = await serve(async (request) => new Response(`<${request.method === 'POST' ? await request.text() : 0}>`))
  const body = '7'.repeat(300_000)
  const post = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const answer = await text(await send(port, get('/') + post + get('/') + post + get('/', last)))
  const sent = [...answer.matchAll(/<(\d+)>/g)].map((match) => match[1]?.length)
  expect(sent).toEqual([1, 300_000, 1, 300_000, 1])
})

test('a connection that is reset has the rest of its requests forgotten', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  let answered = 0
  const port = await serve(async () => {
    answered += 1
    started.resolve()
    await promise
    return new Response('made')
  })
  const socket = await send(port, get('/').repeat(1_000))
  await started.promise
  socket.resetAndDestroy()
  await once(socket, 'close')
  resolve()
  expect(await text(await send(port, get('/', last)))).toContain('made')
  expect(answered).toBeLessThan(1_000)
})
