import type { Context } from 'hono'
import { done, refused, type Outcome } from '#kernel/outcome.ts'

/** Bodies over this are refused: 100 kB. */
const maxBytes = 100_000

/** The JSON body of a request, or why it can't be read: wrong content type, too large, malformed or cut off on its way. */
export async function readJson(c: Context): Promise<Outcome<unknown>> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return refused('unsupported_media_type')
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) return refused('payload_too_large')
  try {
    const body = await readBounded(c.req.raw)
    if (body === null) return refused('payload_too_large')
    return done(JSON.parse(body) as unknown)
  } catch {
    return refused('malformed_json')
  }
}

async function readBounded(request: Request): Promise<string | null> {
  if (request.headers.has('content-length')) return request.text()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
