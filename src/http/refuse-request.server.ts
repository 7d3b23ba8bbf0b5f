import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { serverText } from '#i18n/server-messages.server.ts'
import { defaultLanguage, perLanguage, type Language } from '#kernel/language.ts'
import type { ProblemCode } from '#kernel/problem.ts'
import { securityHeaders, type AnswerHeaders } from '#kernel/security-headers.ts'
import { problemDetails, statusOf } from './api/problems.ts'
import { barePagePolicy, renderBarePage } from './bare-page.server.ts'

type Refusal = { readonly status: number; readonly headers: AnswerHeaders; readonly body: string }

/** Milliseconds. Closed at once, a connection that still sends would be reset, and its client never read the answer. */
const lastWords = 1_000

const isApi = /^\/api(?:[/?]|$)/

/** What is answered to a request for `path` that reaches no route: a problem of the API, else a page in every language. */
export function refusal(code: ProblemCode, path: string, publicUrl: string): Refusal {
  const status = statusOf[code]
  const answer = (type: string, body: string, policy?: string) => ({
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
      ...securityHeaders(publicUrl, policy),
    },
    body,
  })
  if (isApi.test(path)) {
    return answer('application/problem+json', JSON.stringify(problemDetails(code, defaultLanguage)))
  }
  const words = (language: Language) => {
    const text = serverText[language]
    return { title: text(`problems.${code}.title`), text: text(`problems.${code}.detail`) }
  }
  return answer('text/html', renderBarePage(status, perLanguage(words)), barePagePolicy)
}

/** What is wrong with a request that could be read, before any route looks at it; null where nothing is. */
export function faultOf({ headers, httpVersion }: IncomingMessage): ProblemCode | null {
  const { host } = headers
  if (host === undefined ? httpVersion === '1.1' : !isHost(host)) return 'malformed_request'
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return 'expectation_failed'
  return null
}

/** A name or address, with or without a port: what stays whole when it is read as a part of an address. */
function isHost(host: string): boolean {
  if (/^[a-z0-9.-]+(:\d{1,5})?$/.test(host)) return true
  return /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
}

const codeOfError: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Answers what can't be read as a request, and closes the connection. */
export function refuseUnreadable(error: Error, socket: Duplex, publicUrl: string): void {
  const code = ('code' in error && codeOfError[String(error.code)]) || 'malformed_request'
  const { status, headers, body } = refusal(code, pathIn(error), publicUrl)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  socket.resume()
  setTimeout(() => socket.destroy(), lastWords).unref()
}

/** The address in the first line of what was sent, as far as it can be told. */
function pathIn(error: Error): string {
  const sent = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : Buffer.alloc(0)
  return /^\S+ (\S+)/.exec(sent.toString('latin1', 0, 4_096))?.[1] ?? ''
}
