import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { Upload, type DetailedError, type UploadOptions } from 'tus-js-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../../../tests/support/api.ts'
import { planRequest } from '../../../tests/support/financing.ts'
import { gather } from '../../../tests/support/gather.ts'
import { docxFile, jpegFile } from '../../../tests/support/sample-files.ts'
import type { ApplicationReceipt } from '#business/financing/application.ts'
import type { DocumentReceipt } from '#business/financing/document-upload.ts'
import { readDocument } from '#business/financing/read-document.server.ts'
import { removeApplications } from '#business/financing/remove-applications.server.ts'
import { removeOldUploads } from '#business/financing/upload-parts.server.ts'
import {
  financingApplications,
  financingDocuments,
  financingUploadParts,
  financingUploads,
} from '#business/financing/tables.server.ts'
import { sweepFiles } from '#platform/files/sweep-files.server.ts'
import { createApi } from './app.ts'
import type { ProblemDetails } from './problems.ts'

/** The library that speaks the protocol goes by the real clock. */
const { api, db, services, clock } = await testApi({ now: new Date() })
const bytes = jpegFile(3_000_000)

/** Two processes of one site: they share the database and the store only. */
const other = createApi(services)
let servers: ServerType[]
let urls: string[]
beforeAll(async () => {
  servers = [api, other].map(({ fetch: answer }) => serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  urls = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`)
  const { id, cookie } = await applicant()
  await send(bytes, id, cookie)
})
afterAll(() => {
  for (const server of servers) server.close()
})

beforeEach(async () => {
  const applications = await db.select().from(financingApplications)
  await db.transaction((tx) =>
    removeApplications(
      tx,
      services,
      applications.map(({ id }) => id),
    ),
  )
  await sweepFiles(services)
})

const endpoint = (process = 0) => `${urls[process]}/documents/resumable`

async function applicant() {
  const response = await fetch(`${urls[0]}/financing/apply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(planRequest),
  })
  const { id } = (await response.json()) as ApplicationReceipt
  return { id, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const metadataFor = (id: number, changes: Record<string, string> = {}) => ({
  financingApplicationId: `${id}`,
  documentType: 'residency',
  filename: 'Relevé.jpg',
  ...changes,
})

/** Sends as the browser does; resolves with the document, rejects with what the client gives up with. */
function send(
  content: Buffer,
  id: number,
  cookie: string,
  options: Partial<UploadOptions> = {},
): Promise<DocumentReceipt> {
  return new Promise((resolve, reject) => {
    new Upload(content, {
      endpoint: endpoint(),
      headers: { cookie: `language=en; ${cookie}` },
      retryDelays: null,
      metadata: metadataFor(id),
      onSuccess: ({ lastResponse }) => resolve(JSON.parse(lastResponse.getBody()) as DocumentReceipt),
      onError: reject,
      ...options,
    }).start()
  })
}

/** The problem that a refused upload ends with. */
async function problemOf(sent: Promise<unknown>): Promise<[number, string, string]> {
  const error = await sent.then(
    () => null,
    (reason: unknown) => reason as DetailedError,
  )
  const body = error?.originalResponse?.getBody() ?? '{}'
  const { code, errors } = JSON.parse(body) as ProblemDetails
  return [
    error?.originalResponse?.getStatus() ?? 0,
    code,
    errors?.map((each) => `${each.path}: ${each.code}`).join() ?? '',
  ]
}

const tus = (method: string, url: string, cookie: string, headers: Record<string, string> = {}, body?: BodyInit) =>
  fetch(url, { method, headers: { cookie, 'tus-resumable': '1.0.0', ...headers }, ...(body !== undefined && { body }) })

const encode = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** Begins an upload by hand and answers its address. */
async function begin(id: number, cookie: string, size = bytes.length, process = 0): Promise<string> {
  const headers = { 'upload-length': `${size}`, 'upload-metadata': encode(metadataFor(id)) }
  const response = await tus('POST', endpoint(process), cookie, headers)
  expect(response.status).toBe(201)
  return new URL(response.headers.get('location') ?? '', endpoint(process)).href
}

const patch = (url: string, cookie: string, offset: number, part: Buffer) =>
  tus(
    'PATCH',
    url,
    cookie,
    { 'upload-offset': `${offset}`, 'content-type': 'application/offset+octet-stream' },
    new Uint8Array(part),
  )

async function offsetOf(url: string, cookie: string): Promise<number> {
  const response = await tus('HEAD', url, cookie)
  expect([response.status, response.headers.get('upload-length')]).toEqual([200, `${bytes.length}`])
  return Number(response.headers.get('upload-offset'))
}

/** Sends `part` in a request that says it brings all, and cuts the connection once it has left. */
async function sendAndDrop(url: string, cookie: string, offset: number, part: Buffer): Promise<void> {
  const { hostname, port, pathname } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  const head = [
    `PATCH ${pathname} HTTP/1.1`,
    `Host: ${hostname}`,
    `Cookie: ${cookie}`,
    'Tus-Resumable: 1.0.0',
    'Content-Type: application/offset+octet-stream',
    `Upload-Offset: ${offset}`,
    `Content-Length: ${bytes.length - offset}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await new Promise((resolve) => socket.write(part, resolve))
  socket.end()
  await once(socket.resume(), 'close')
}

async function storedContent(applicationId: number): Promise<Buffer | null> {
  const [row] = await db.select().from(financingDocuments).where(eq(financingDocuments.applicationId, applicationId))
  if (!row) return null
  const document = await readDocument(services, applicationId, row.id)
  return document.ok ? Buffer.concat(await gather<Buffer>(document.value.content)) : null
}

async function expectNoParts(): Promise<void> {
  await sweepFiles(services)
  const files = await gather(services.files.store.list())
  expect(files.filter((key) => key.startsWith('parts/'))).toEqual([])
  expect(await db.$count(financingUploadParts)).toBe(0)
}

describe('a document that arrives in several goes', () => {
  test('in one go, is answered as it is stored', async () => {
    const { id, cookie } = await applicant()
    expect(await send(bytes, id, cookie)).toEqual({
      documentType: 'residency',
      name: 'Relevé.jpg',
      mediaType: 'image/jpeg',
      size: bytes.length,
      uploadedAt: clock.now.toISOString(),
    })
    expect((await storedContent(id))?.equals(bytes)).toBe(true)
    await expectNoParts()
  })

  test('in many, to one process and the other', async () => {
    const { id, cookie } = await applicant()
    const address = await begin(id, cookie)
    for (let at = 0, turn = 1; at < bytes.length; at += 400_000, turn += 1) {
      const url = address.replace(urls[0] ?? '', urls[turn % 2] ?? '')
      const response = await patch(url, cookie, at, bytes.subarray(at, at + 400_000))
      const end = Math.min(at + 400_000, bytes.length)
      expect([response.status, response.headers.get('upload-offset')]).toEqual([
        end === bytes.length ? 200 : 204,
        `${end}`,
      ])
    }
    expect((await storedContent(id))?.equals(bytes)).toBe(true)
  })

  test('over a connection that drops resumes where it was', async () => {
    const { id, cookie } = await applicant()
    const url = await begin(id, cookie)
    await sendAndDrop(url, cookie, 0, bytes.subarray(0, 1_000_000))
    await expect.poll(() => offsetOf(url, cookie), { timeout: 10_000, interval: 20 }).toBeGreaterThan(700_000)
    const at = await offsetOf(url, cookie)
    expect(await send(bytes, id, cookie, { uploadUrl: url, endpoint: null })).toMatchObject({ size: bytes.length })
    expect(at).toBeLessThanOrEqual(1_000_000)
    expect((await storedContent(id))?.equals(bytes)).toBe(true)
  })

  test('is sealed while it waits', async () => {
    const { id, cookie } = await applicant()
    const url = await begin(id, cookie)
    await patch(url, cookie, 0, bytes.subarray(0, 1000))
    const [part] = await db.select().from(financingUploadParts)
    const sealed = Buffer.concat(await gather<Buffer>(await services.files.store.read(part?.storedKey ?? '')))
    expect(sealed.length).toBe(1000 + 16)
    expect(sealed.includes(bytes.subarray(0, 16))).toBe(false)
  })

  test('sent at once over two connections stays whole', async () => {
    const { id, cookie } = await applicant()
    const url = await begin(id, cookie)
    const there = url.replace(urls[0] ?? '', urls[1] ?? '')
    const answers = await Promise.all([patch(url, cookie, 0, bytes), patch(there, cookie, 0, bytes)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await storedContent(id))?.equals(bytes)).toBe(true)
  })

  test('that was stored says so when it is asked again', async () => {
    const { id, cookie } = await applicant()
    const url = await begin(id, cookie)
    expect((await patch(url, cookie, 0, bytes)).status).toBe(200)
    expect(await offsetOf(url, cookie)).toBe(bytes.length)
    const again = await patch(url, cookie, bytes.length, Buffer.alloc(0))
    expect([again.status, await again.text()]).toEqual([204, ''])
  })

  test('that fails at its last byte is not complete, and its last part may be sent again', async () => {
    const { id, cookie } = await applicant()
    const url = await begin(id, cookie)
    await patch(url, cookie, 0, bytes.subarray(0, 2_999_000))
    const { store } = services.files
    Object.assign(services.files, { store: { ...store, put: () => Promise.reject(new Error('disk full')) } })
    expect((await patch(url, cookie, 2_999_000, bytes.subarray(2_999_000))).status).toBe(500)
    Object.assign(services.files, { store })
    expect(await offsetOf(url, cookie)).toBe(2_999_000)
    expect((await patch(url, cookie, 2_999_000, bytes.subarray(2_999_000))).status).toBe(200)
    expect((await storedContent(id))?.equals(bytes)).toBe(true)
  })
})

describe('refused', () => {
  const begun = async (metadata: Record<string, string>, content = bytes) => {
    const { id, cookie } = await applicant()
    const outcome = await problemOf(send(content, id, cookie, { metadata: metadataFor(id, metadata) }))
    expect([await db.$count(financingUploads), await storedContent(id)]).toEqual([0, null])
    return outcome
  }

  test.each([
    ['without a version', {}],
    ['of another version', { 'tus-resumable': '0.2.0', 'upload-length': '10' }],
  ])('%s, with the one that is spoken', async (_, headers: Record<string, string>) => {
    const response = await fetch(endpoint(), { method: 'POST', headers })
    expect([response.status, response.headers.get('tus-version')]).toEqual([412, '1.0.0'])
    expect(await response.json()).toMatchObject({ code: 'precondition_failed' })
  })

  test.each(['application/offset+octet-stream; charset=utf-8', 'Application/Offset+Octet-Stream'])(
    'not a part that says so as %s',
    async (type) => {
      const { id, cookie } = await applicant()
      const url = await begin(id, cookie)
      const headers = { 'upload-offset': '0', 'content-type': type }
      expect((await tus('PATCH', url, cookie, headers, new Uint8Array(bytes.subarray(0, 100)))).status).toBe(204)
      expect(await offsetOf(url, cookie)).toBe(100)
    },
  )

  test('a part that does not say that it is one', async () => {
    const { id, cookie } = await applicant()
    const url = await begin(id, cookie)
    const headers = { 'upload-offset': '0', 'content-type': 'image/jpeg' }
    expect((await tus('PATCH', url, cookie, headers, new Uint8Array(bytes))).status).toBe(415)
    expect(await offsetOf(url, cookie)).toBe(0)
  })

  test.each([
    ['without a length', { 'tus-resumable': '1.0.0' }],
    ['of an odd length', { 'tus-resumable': '1.0.0', 'upload-length': '-1' }],
    ['of a length to come', { 'tus-resumable': '1.0.0', 'upload-defer-length': '1' }],
  ])('%s, as a problem like any other', async (_, headers) => {
    const response = await fetch(endpoint(), { method: 'POST', headers })
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({ status: 422, code: 'invalid' })
  })

  test('at its beginning', async () => {
    expect(await begun({ filename: '../../x' })).toEqual([422, 'invalid', 'filename: file_name'])
    expect(await begun({ documentType: 'passport' })).toEqual([422, 'invalid', 'documentType: unknown_value'])
    expect(await begun({ financingApplicationId: '999999' })).toEqual([404, 'not_found', ''])
    expect((await begun({}, Buffer.alloc(11_000_000))).slice(0, 2)).toEqual([413, 'payload_too_large'])
    expect(await begun({}, Buffer.alloc(0))).toEqual([422, 'invalid', 'size: empty_file'])
  })

  test('at its end, for what it is', async () => {
    const otherKind = [415, 'unsupported_media_type', 'document: file_extension']
    expect(await begun({ filename: 'a.pdf' })).toEqual(otherKind)
    expect(await begun({}, docxFile())).toEqual(otherKind)
    const noKind = [415, 'unsupported_media_type', 'document: file_kind']
    expect(await begun({ filename: 'a.svg' }, Buffer.from('<svg><script>alert(1)</script></svg>'))).toEqual(noKind)
  })

  test('when the application was submitted meanwhile', async () => {
    const { id, cookie } = await applicant()
    const url = await begin(id, cookie)
    const submitted = { status: 'submitted', submittedAt: clock.now } as const
    await db.update(financingApplications).set(submitted).where(eq(financingApplications.id, id))
    expect((await patch(url, cookie, 0, bytes)).status).toBe(409)
    expect(await problemOf(send(bytes, id, cookie))).toEqual([409, 'conflict', 'documentType: document_not_expected'])
    expect(await storedContent(id)).toBeNull()
  })

  test('to everybody but the owner', async () => {
    const { id, cookie } = await applicant()
    const stranger = await applicant()
    const url = await begin(id, cookie)
    for (const their of ['', stranger.cookie]) {
      expect((await tus('HEAD', url, their)).status).toBe(404)
      expect((await patch(url, their, 0, bytes)).status).toBe(404)
      expect((await tus('DELETE', url, their)).status).toBe(404)
      expect((await problemOf(send(bytes, id, their))).slice(0, 2)).toEqual([404, 'not_found'])
    }
    expect(await offsetOf(url, cookie)).toBe(0)
  })

  test('that is longer than was announced', async () => {
    const { id, cookie } = await applicant()
    const url = await begin(id, cookie, 1000)
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes.subarray(0, 1001)))
        controller.close()
      },
    })
    const headers = {
      cookie,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    }
    const response = await fetch(url, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit)
    expect([response.status, await storedContent(id)]).toEqual([413, null])
  })

  test('at another place than where it is', async () => {
    const { id, cookie } = await applicant()
    const url = await begin(id, cookie)
    expect((await patch(url, cookie, 100, bytes.subarray(100))).status).toBe(409)
    for (const [method, address] of [
      ['GET', url],
      ['PUT', url],
      ['POST', url],
      ['PATCH', endpoint()],
    ] as const) {
      const response = await tus(method, address, cookie)
      expect([response.status, response.headers.has('allow')]).toEqual([405, true])
    }
    const { headers } = await tus('OPTIONS', endpoint(), cookie)
    expect(headers.get('tus-extension')).toBe('creation,creation-with-upload,expiration,termination')
  })
})

describe('given up', () => {
  test('by its sender', async () => {
    const { id, cookie } = await applicant()
    const url = await begin(id, cookie)
    await patch(url, cookie, 0, bytes.subarray(0, 1000))
    expect((await tus('DELETE', url, cookie)).status).toBe(204)
    expect((await tus('HEAD', url, cookie)).status).toBe(404)
    await expectNoParts()
  })

  test('for another of its type that is begun at the same moment, on whichever process: nobody fails', async () => {
    const { id, cookie } = await applicant()
    const begun = await Promise.all(
      [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1].map((process) => begin(id, cookie, bytes.length, process)),
    )
    expect(begun.every((url) => url.includes('/documents/resumable/'))).toBe(true)
    expect(await db.$count(financingUploads)).toBe(1)
  })

  test('for another of its type, with its application, and after a day', async () => {
    const { id, cookie } = await applicant()
    const first = await begin(id, cookie)
    const second = await begin(id, cookie)
    expect([(await tus('HEAD', first, cookie)).status, await offsetOf(second, cookie)]).toEqual([404, 0])
    await patch(second, cookie, 0, bytes.subarray(0, 1000))
    await db.update(financingUploads).set({ createdAt: new Date(clock.now.getTime() - 86_400_001) })
    expect(await removeOldUploads(services)).toBe(1)
    await expectNoParts()
    await patch(await begin(id, cookie), cookie, 0, bytes.subarray(0, 1000))
    await db.transaction((tx) => removeApplications(tx, services, [id]))
    expect(await db.$count(financingUploads)).toBe(0)
    await expectNoParts()
  })
})
