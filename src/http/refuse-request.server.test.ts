import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemDetailsSchema } from '#http/api/problems.ts'
import { listen, type Listening } from './listen.server.ts'

let site: Listening
let asked: string[] = []
beforeAll(async () => {
  const fetch = (request: Request) => {
    asked.push(request.url)
    return new Response('made')
  }
  site = await listen({ fetch }, { port: 0, host: '127.0.0.1', publicUrl: 'https://solar.example' })
})
afterAll(() => site.close(0))

async function answerTo(words: string) {
  asked = []
  const socket = connect(site.port, '127.0.0.1')
  socket.write(words)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]))
  return { status: Number(first.split(' ')[1]), headers, body, first }
}

const long = `X: ${'a'.repeat(20_000)}\r\n`
const broken = [
  ['a host that is none', 400, 'malformed_request', (path: string) => `GET ${path} HTTP/1.1\r\nHost: a b\r\n\r\n`],
  ['a host with a path', 400, 'malformed_request', (path: string) => `GET ${path} HTTP/1.1\r\nHost: a/b\r\n\r\n`],
  ['no host', 400, 'malformed_request', (path: string) => `GET ${path} HTTP/1.1\r\nA: b\r\n\r\n`],
  [
    'a header that is none',
    400,
    'malformed_request',
    (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\0: b\r\n\r\n`,
  ],
  [
    'an expectation',
    417,
    'expectation_failed',
    (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nExpect: cake\r\n\r\n`,
  ],
  ['headers too large', 431, 'headers_too_large', (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${long}\r\n`],
] as const

test.each(broken)('%s is refused with words, and the headers of every answer', async (_, status, code, words) => {
  const page = await answerTo(words('/products'))
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.body).toMatch(/<h1>[\s\S]*<p lang="en">/)
  const problem = await answerTo(words('/api/products'))
  expect(problem.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(problemDetailsSchema.parse(JSON.parse(problem.body))).toMatchObject({ status, code })
  for (const answer of [page, problem]) {
    expect(answer.status).toBe(status)
    expect(answer.first).toMatch(/^HTTP\/1\.1 \d{3} [A-Z]/)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
  expect(asked).toEqual([])
})

test('what is answered before it goes first', async () => {
  const answer = await answerTo('GET /first HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\0: b\r\n\r\n')
  expect(answer.status).toBe(200)
  expect(answer.body).toContain('made')
})

test('a client may ask first whether it may send, and one of HTTP/1.0 need not name the site', async () => {
  const body = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n1'
  expect((await answerTo(body)).first).toBe('HTTP/1.1 100 Continue')
  expect((await answerTo('GET / HTTP/1.0\r\n\r\n')).status).toBe(200)
})

test.each(['a', 'A.example:80', 'a_b', '[::1]:3000', '127.0.0.1'])('%s is a host', async (host) => {
  expect((await answerTo(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).status).toBe(200)
})
