import { randomBytes } from 'node:crypto'
import { Server, type Locker } from '@tus/server'
import type { Context } from 'hono'
import type { ApplicationAccess } from '#business/financing/application-access.ts'
import { documentRules } from '#business/financing/document-upload.ts'
import type { ProblemCode } from '#kernel/problem.ts'
import type { UploadRequest } from '#platform/files/receive-upload.server.ts'
import type { UploadQuota } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { problemResponse } from './problems.ts'
import { uploadRequest, withinUploadQuota } from './upload-request.ts'
import { UploadStore } from './upload-store.ts'

/** Below /api. */
export const resumablePath = '/documents/resumable'

/** What the protocol does to the address of all uploads, and to that of one. */
const methods = { all: ['OPTIONS', 'POST'], one: ['DELETE', 'HEAD', 'OPTIONS', 'PATCH'] }

/** Nobody waits: the database refuses who comes to a place that another connection has passed, in whatever process. */
const openLocker: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) }

/** The protocol's own refusals, as ours; the others are of headers that don't fit. */
const codeOf: Readonly<Record<number, ProblemCode>> = {
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'payload_too_large',
  500: 'internal',
}

/**
 * Answers a request of the resumable upload protocol (tus 1.0: creation, creation-with-upload, expiration, termination) for
 * the owner of an application. The answer to the last bytes of a document is that document.
 */
export async function answerResumably(
  c: Context,
  services: Services,
  access: readonly ApplicationAccess[],
  quota: UploadQuota,
): Promise<Response> {
  const allowed = c.req.param('id') === undefined ? methods.all : methods.one
  if (!allowed.includes(c.req.method)) {
    c.header('allow', allowed.join(', '))
    return problemResponse(c, { code: 'method_not_allowed' })
  }
  const answer = (request: UploadRequest) => speakProtocol(c, new UploadStore(services, access, quota, request))
  if (!['PATCH', 'POST'].includes(c.req.method)) return answer(uploadRequest(c))
  return withinUploadQuota(c, services, quota, documentRules.field, answer, (problem) => problemResponse(c, problem))
}

/** Answers as the library does, or with the refusal of our own rules, which the store keeps. */
async function speakProtocol(c: Context, store: UploadStore): Promise<Response> {
  const failures: Error[] = []
  const server = new Server({
    path: `/api${resumablePath}`,
    datastore: store,
    locker: openLocker,
    // Who reads the address of an upload still needs the cookie.
    namingFunction: () => randomBytes(16).toString('base64url'),
    relativeLocation: true,
    allowedOrigins: [],
    maxSize: documentRules.maxBytes,
    onUploadFinish: async () => ({
      status_code: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(store.document),
    }),
    onResponseError: (_, error) => {
      if (error instanceof Error && !store.refusal) failures.push(error)
      return undefined
    },
  })
  // Without the body, which the library would pass through three streams: the store reads it.
  const { url, method, headers } = c.req.raw
  const response = await server.handleWeb(new Request(url, { method, headers }))
  for (const failure of failures) throw failure
  response.headers.set('cache-control', 'no-store')
  const code = codeOf[response.status] ?? (response.status >= 400 ? 'invalid' : null)
  if (!store.refusal && !code) return response
  c.header('tus-resumable', response.headers.get('tus-resumable') ?? '1.0.0')
  return problemResponse(c, store.refusal ?? { code: code ?? 'internal' })
}
