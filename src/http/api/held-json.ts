import type { Context } from 'hono'
import { bestEncoding, type ContentEncoding } from '#kernel/content-encoding.ts'
import { packBody } from './pack-body.ts'

type Bytes = Buffer<ArrayBuffer>
type Held = { readonly plain: Bytes } & Partial<Record<ContentEncoding, Bytes | Promise<Bytes>>>

/** By the value itself: when content changes there is another one, and these bytes go with the old. */
const held = new WeakMap<object, Held>()

/**
 * Answers a value as JSON, written once and packed once for each encoding, as long as it is the same object: for what is held
 * in memory.
 */
export async function heldJson(
  c: Context,
  value: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const known = held.get(value) ?? { plain: Buffer.from(JSON.stringify(value)) }
  held.set(value, known)
  const encoding = bestEncoding(c.req.header('accept-encoding') ?? '')
  const all = { 'content-type': 'application/json', ...headers }
  if (!encoding) return c.body(known.plain, 200, all)
  const packing = (known[encoding] ??= packBody(known.plain, encoding))
  return c.body(await packing, 200, { ...all, 'content-encoding': encoding, vary: 'accept-encoding' })
}
