import type { MiddlewareHandler } from 'hono'
import { bestEncoding } from '#kernel/content-encoding.ts'
import { packBody } from './pack-body.ts'

/** Bytes; below that a packet is a packet. */
const worthwhile = 1024
/** Not what is written as it is read, an event stream or a table: it would be waited for. */
const text = /^(text\/(html|plain|calendar)|application\/([\w.-]+\+)?json)/

/** Packs texts of a kilobyte and more for those who take them packed. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers, status } = c.res
  if (!text.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return
  headers.append('vary', 'accept-encoding')
  const encoding = bestEncoding(c.req.header('accept-encoding') ?? '')
  if (!encoding || c.req.method === 'HEAD') return
  const body = new Uint8Array(await c.res.arrayBuffer())
  const isWorthwhile = body.length >= worthwhile
  if (isWorthwhile) headers.set('content-encoding', encoding)
  headers.delete('content-length')
  // Given two responses, Hono would merge the headers of both.
  c.res = undefined
  c.res = new Response(isWorthwhile ? await packBody(body, encoding) : body, { status, headers })
}
