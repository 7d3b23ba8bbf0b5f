import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen } from './listen.server.ts'

const anywhere = { port: 0, host: '127.0.0.1', publicUrl: 'http://localhost' }

async function send(port: number, words: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(words)
  return socket
}

test('a stop waits for an answer that is being made', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = Promise.withResolvers<void>()
  const fetch = () => {
    asked.resolve()
    return promise
  }
  const { port, close } = await listen({ fetch }, anywhere)
  const socket = await send(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const answer = text(socket)
  await asked.promise
  const closed = close(60_000)
  resolve(new Response('made'))
  await closed
  expect(await answer).toContain('made')
})

test.each([
  ['who sends a request that never ends', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{'],
  ['who never ends a header', 'GET / HTTP/1.1\r\nHost: '],
  ['who keeps an idle connection', ''],
])('a stop does not wait for somebody %s', async (_, words) => {
  const { port, close } = await listen({ fetch: async (request) => new Response(await request.text()) }, anywhere)
  const socket = await send(port, words)
  socket.on('error', () => {})
  const gone = once(socket, 'close')
  await close(20)
  await gone
  await expect(send(port, '')).rejects.toThrow('ECONNREFUSED')
})

test('an address that is taken stops the start in one line', async () => {
  const { port, close } = await listen({ fetch: () => new Response() }, anywhere)
  await expect(listen({ fetch: () => new Response() }, { ...anywhere, port })).rejects.toThrow(
    `PORT ${port} on HOST 127.0.0.1 can't be listened on`,
  )
  await close()
})
