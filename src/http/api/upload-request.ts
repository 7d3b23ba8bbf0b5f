import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { Problem } from '#kernel/problem.ts'
import type { UploadRequest } from '#platform/files/receive-upload.server.ts'
import type { UploadQuota } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { clientNetwork } from './client-address.ts'

/** A request whose body is a form with a file: read from the socket's own stream where there is one. */
export function uploadRequest(c: Context): UploadRequest {
  const { incoming } = (c.env ?? {}) as { incoming?: unknown }
  return { headers: c.req.raw.headers, body: incoming instanceof Readable ? incoming : c.req.raw.body }
}

/**
 * Answers a request with a file unless its network has sent as many bytes as it may: `refuse` answers then, naming `field`, before
 * any is read. What comes is counted as it comes.
 */
export async function withinUploadQuota(
  c: Context,
  { settings }: Pick<Services, 'settings'>,
  quota: UploadQuota,
  field: string,
  answer: (request: UploadRequest) => Promise<Response>,
  refuse: (problem: Problem) => Response,
): Promise<Response> {
  const network = clientNetwork(c, settings.trustProxy)
  const left = await quota.left('network', network, field)
  if (!left.ok) return refuse(left.problem)
  let came = 0
  try {
    return await answer({ ...uploadRequest(c), received: (bytes) => (came += bytes) })
  } finally {
    await quota.use('network', network, came)
  }
}
