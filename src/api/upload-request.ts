import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { UploadRequest } from '#platform/files/receive-upload.server.ts'

/** A request whose body is a form with a file: read from the socket's own stream where there is one. */
export function uploadRequest(c: Context): UploadRequest {
  const { incoming } = (c.env ?? {}) as { incoming?: unknown }
  return { headers: c.req.raw.headers, body: incoming instanceof Readable ? incoming : c.req.raw.body }
}
