import { randomBytes } from 'node:crypto'
import { Server, type Locker, DataStore, Upload } from '@tus/server'
import type { Context } from 'hono'
import type { ApplicationAccess } from '#business/financing/application-access.ts'
import { documentRules, type DocumentReceipt } from '#business/financing/document-upload.ts'
import type { ProblemCode, Problem } from '#kernel/problem.ts'
import { type UploadRequest, bodyChunks } from '#platform/files/receive-upload.server.ts'
import type { UploadQuota } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { problemResponse } from './problems.ts'
import { mediaTypeOf } from './read-body.ts'
import { uploadRequest, withinUploadQuota } from './upload-request.ts'
import { Readable } from 'node:stream'
import {
  beginUpload,
  continueUpload,
  cancelUpload,
  findOwnUpload,
} from '#business/financing/resumable-uploads.server.ts'
import { uploadHours } from '#business/financing/resumable-upload.ts'
import type { Outcome } from '#kernel/outcome.ts'

/** Below /api. */
export const resumablePath = '/documents/resumable'

const protocolVersion = '1.0.0'
const partType = 'application/offset+octet-stream'

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
  const refusal = refusedByProtocol(c)
  if (refusal) {
    c.header('tus-resumable', protocolVersion)
    c.header('tus-version', protocolVersion)
    return problemResponse(c, { code: refusal })
  }
  const answer = (request: UploadRequest) => speakProtocol(c, new UploadStore(services, access, quota, request))
  if (!['PATCH', 'POST'].includes(c.req.method)) return answer(uploadRequest(c))
  return withinUploadQuota(c, services, quota, documentRules.field, answer, (problem) => problemResponse(c, problem))
}

/** What the protocol names a status for and the library answers in another way. */
function refusedByProtocol(c: Context): ProblemCode | null {
  const { method } = c.req
  if (method !== 'OPTIONS' && c.req.header('tus-resumable') !== protocolVersion) return 'precondition_failed'
  return method === 'PATCH' && mediaTypeOf(c) !== partType ? 'unsupported_media_type' : null
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
    // Nothing is told to who sends no more than the end of what is whole already.
    onUploadFinish: async () =>
      store.document
        ? { status_code: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(store.document) }
        : {},
    onResponseError: (_, error) => {
      if (error instanceof Error && !store.refusal) failures.push(error)
      return undefined
    },
  })
  // Without the body, which the library would pass through three streams: the store reads it.
  const { url, method } = c.req.raw
  const headers = new Headers(c.req.raw.headers)
  // It compares letter by letter.
  if (mediaTypeOf(c) === partType) headers.set('content-type', partType)
  const response = await server.handleWeb(new Request(url, { method, headers }))
  for (const failure of failures) throw failure
  response.headers.set('cache-control', 'no-store')
  const code = codeOf[response.status] ?? (response.status >= 400 ? 'invalid' : null)
  if (!store.refusal && !code) return response
  c.header('tus-resumable', response.headers.get('tus-resumable') ?? protocolVersion)
  return problemResponse(c, store.refusal ?? { code: code ?? 'internal' })
}

/** Ends a request in the library; what is answered is told by our own refusal. */
class RefusedUpload extends Error {
  readonly status_code = 404
  readonly body = ''
}

/** What one request of the resumable protocol does to the uploads of one visitor, for the library that speaks it. */
class UploadStore extends DataStore {
  override readonly extensions = ['creation', 'creation-with-upload', 'expiration', 'termination']
  /** What our own rules refused, in the library's answer's place. */
  refusal: Problem | null = null
  /** What the upload has become. */
  document: DocumentReceipt | null = null
  /** What this request has begun: the library reads it again, when another may have taken its place. */
  #begun: Upload | null = null
  readonly #services: Services
  readonly #access: readonly ApplicationAccess[]
  readonly #quota: UploadQuota
  readonly #request: UploadRequest

  /** Of `request` the library sees no body. */
  constructor(services: Services, access: readonly ApplicationAccess[], quota: UploadQuota, request: UploadRequest) {
    super()
    this.#services = services
    this.#access = access
    this.#quota = quota
    this.#request = request
  }

  override async create(upload: Upload): Promise<Upload> {
    const request = { ...upload.metadata, size: upload.size }
    this.#accepted(await beginUpload(this.#services, this.#access, upload.id, request, this.#quota))
    this.#begun = upload
    return upload
  }

  override async write(_: unknown, id: string, offset: number): Promise<number> {
    const content = bodyChunks(this.#request.body ?? Readable.from([]), this.#request.received)
    try {
      const access = this.#access
      const step = this.#accepted(await continueUpload(this.#services, access, id, offset, content, this.#quota))
      this.document = step.document
      return step.received
    } finally {
      await content.return(undefined)
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    if (this.#begun) return this.#begun
    const { received, size, createdAt } = this.#accepted(await findOwnUpload(this.#services.db, this.#access, id))
    return new Upload({ id, size, offset: received, creation_date: createdAt.toISOString() })
  }

  override async remove(id: string): Promise<void> {
    this.#accepted(await cancelUpload(this.#services, this.#access, id))
  }

  /** In milliseconds. */
  override getExpiration(): number {
    return uploadHours * 3_600_000
  }

  #accepted<T>(outcome: Outcome<T>): T {
    if (outcome.ok) return outcome.value
    this.refusal = outcome.problem
    throw new RefusedUpload()
  }
}
