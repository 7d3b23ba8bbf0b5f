import { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/server'
import type { ApplicationAccess } from '#business/financing/application-access.ts'
import { beginUpload } from '#business/financing/begin-upload.server.ts'
import { continueUpload } from '#business/financing/continue-upload.server.ts'
import type { DocumentReceipt } from '#business/financing/document-upload.ts'
import { cancelUpload, findOwnUpload } from '#business/financing/own-upload.server.ts'
import { uploadHours } from '#business/financing/resumable-upload.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Problem } from '#kernel/problem.ts'
import { type UploadRequest, bodyChunks } from '#platform/files/receive-upload.server.ts'
import type { UploadQuota } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'

/** Ends a request in the library; what is answered is told by our own refusal. */
class RefusedUpload extends Error {
  readonly status_code = 404
  readonly body = ''
}

/** What one request of the resumable protocol does to the uploads of one visitor, for the library that speaks it. */
export class UploadStore extends DataStore {
  override readonly extensions = ['creation', 'creation-with-upload', 'expiration', 'termination']
  /** What our own rules refused, in the library's answer's place. */
  refusal: Problem | null = null
  /** What the upload has become. */
  document: DocumentReceipt | null = null
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
