import type { Context } from 'hono'
import { done, refused, type Outcome } from '#kernel/outcome.ts'

/** Bodies over this are refused unless a call takes more: 100 kB. */
export const usualBytes = 100_000

/**
 * The text of a request whose content is of `type`, at most `maxBytes`. Refuses with `unsupported_media_type`, `payload_too_large`, or
 * `malformed_json` when it was cut off on its way.
 */
export async function readBody(c: Context, type: string, maxBytes = usualBytes): Promise<Outcome<string>> {
  if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== type)
    return refused('unsupported_media_type')
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) return refused('payload_too_large')
  try {
    const body = await readBounded(c.req.raw, maxBytes)
    return body === null ? refused('payload_too_large') : done(body)
  } catch {
    return refused('malformed_json')
  }
}

async function readBounded(request: Request, maxBytes: number): Promise<string | null> {
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
