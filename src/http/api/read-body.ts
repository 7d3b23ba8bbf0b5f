import type { Context } from 'hono'
import { done, refused, type Outcome } from '#kernel/outcome.ts'

/** Bodies over this are refused unless a call takes more: 100 kB. */
const usualBytes = 100_000

/**
 * The text of a request whose content is of `type`, at most `maxBytes`. Refuses with `unsupported_media_type`, `payload_too_large`, or
 * `malformed_json` when it was cut off on its way.
 */
async function readBody(c: Context, type: string, maxBytes = usualBytes): Promise<Outcome<string>> {
  if (mediaTypeOf(c) !== type) return refused('unsupported_media_type')
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

/**
 * The fields of a plain form as they were typed, or why they can't be read (those of {@link readBody}). Of a field that comes
 * twice the first counts.
 */
export async function readForm(c: Context, maxBytes = usualBytes): Promise<Outcome<Readonly<Record<string, string>>>> {
  const body = await readBody(c, 'application/x-www-form-urlencoded', maxBytes)
  if (!body.ok) return body
  return done(Object.fromEntries([...new URLSearchParams(body.value)].toReversed()))
}

/** The JSON body of a request, or why it can't be read: wrong content type, too large, malformed or cut off on its way. */
export async function readJson(c: Context, maxBytes = usualBytes): Promise<Outcome<unknown>> {
  const body = await readBody(c, 'application/json', maxBytes)
  if (!body.ok) return body
  try {
    return done(JSON.parse(body.value) as unknown)
  } catch {
    return refused('malformed_json')
  }
}

/** What a request says that its body is, without parameters, in small letters. */
export function mediaTypeOf(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
}
