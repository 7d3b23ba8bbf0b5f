import { Readable } from 'node:stream'
import type { Context } from 'hono'

import { barePolicy } from '#kernel/security-headers.ts'

/** The headers of a file to be kept and never shown in place: its name as RFC 6266 and RFC 8187 write it. */
export function attachment(name: string, type: string): Readonly<Record<string, string>> {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': `${barePolicy}; sandbox`,
  }
}

/** Answers with a file as it is read; whoever asks for its headers only gets none of it, and nothing stays open. */
export function fileResponse(c: Context, content: Readable, headers: HeadersInit): Response {
  if (c.req.method !== 'HEAD') return new Response(Readable.toWeb(content) as ReadableStream, { headers })
  content.destroy()
  return new Response(null, { headers })
}
