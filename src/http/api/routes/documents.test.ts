import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { giveDocuments, planRequest } from '../../../../tests/support/financing.ts'
import { gather } from '../../../../tests/support/gather.ts'
import { docFile } from '../../../../tests/support/compound-file.ts'
import { zip } from '../../../../tests/support/zip.ts'
import { docxFile, docxParts, jpegFile, pdfFile, pngFile, zipBomb } from '../../../../tests/support/sample-files.ts'
import type { ApplicationReceipt } from '#business/financing/application.ts'
import { documentTypes } from '#business/financing/document-type.ts'
import { documentRules, type DocumentReceipt } from '#business/financing/document-upload.ts'
import { readDocument } from '#business/financing/read-document.server.ts'
import { removeApplications } from '#business/financing/remove-applications.server.ts'
import { financingApplications, financingDocuments, financingTimeline } from '#business/financing/tables.server.ts'
import { createKeyRing } from '#platform/encryption/key-ring.server.ts'
import { mostUnpackedBytes } from '#platform/files/kinds/word-package.server.ts'
import { sweepFiles } from '#platform/files/sweep-files.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import type { ProblemDetails } from '../problems.ts'

/** The clock stands at Thursday 5 March 2026, 09:00 UTC. */
const { api, db, services, clock } = await testApi()

type Field = readonly [name: string, value: string | Uint8Array, fileName?: string]

function formOf(fields: readonly Field[]): FormData {
  const form = new FormData()
  for (const [name, value, fileName] of fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)]), fileName)
  }
  return form
}

const send = async (fields: readonly Field[], cookie: string, headers: Record<string, string> = {}) =>
  api.request('/api/documents/upload', {
    method: 'POST',
    headers: { cookie: `language=en; ${cookie}`, ...headers },
    body: formOf(fields),
  })

/** A browser that has applied, and how it sends a document. */
async function applicant() {
  const response = await api.request('/api/financing/apply', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(planRequest),
  })
  const { id } = (await response.json()) as ApplicationReceipt
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const upload = (bytes: Uint8Array, name = 'a.jpg', type = 'residency') =>
    send(
      [
        ['financingApplicationId', `${id}`],
        ['documentType', type],
        ['document', bytes, name],
      ],
      cookie,
    )
  return { id, cookie, upload }
}

const storedKeys = async () => (await gather(services.files.store.list())).toSorted()
const documentsOf = (id: number) => db.select().from(financingDocuments).where(eq(financingDocuments.applicationId, id))

async function problemOf(response: Response) {
  const { status, code, errors } = (await response.json()) as ProblemDetails
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(status).toBe(response.status)
  return [status, code, errors?.map(({ path, code: error }) => `${path}: ${error}`).join() ?? '']
}

/** What staff would read. */
async function readBack(applicationId: number, using = services): Promise<Buffer[]> {
  const contents: Buffer[] = []
  for (const { id } of await documentsOf(applicationId)) {
    const document = await readDocument(using, applicationId, id)
    if (!document.ok) throw new Error(document.problem.code)
    contents.push(Buffer.concat(await gather<Buffer>(document.value.content)))
  }
  return contents
}

// A process makes its queues with its first jobs, on a second connection: as a started site has.
beforeAll(async () => {
  const { upload } = await applicant()
  for (let turn = 0; turn < 2; turn += 1) await upload(jpegFile())
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

describe('a document', () => {
  test.each([
    ['CNI recto.JPG', jpegFile(300_000), 'image/jpeg'],
    ['scan.png', pngFile(), 'image/png'],
    ['Relevé de compte.pdf', pdfFile(), 'application/pdf'],
    ['attestation.doc', docFile(), 'application/msword'],
    ['attestation.docx', docxFile(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['sans extension', jpegFile(documentRules.maxBytes), 'image/jpeg'],
  ])('%s is stored and told', async (name, bytes, mediaType) => {
    const { id, upload, cookie } = await applicant()
    const response = await upload(bytes, name)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const receipt = {
      documentType: 'residency',
      name,
      mediaType,
      size: bytes.length,
      uploadedAt: clock.now.toISOString(),
    }
    expect((await response.json()) as DocumentReceipt).toEqual(receipt)
    const [content] = await readBack(id)
    expect(content?.equals(bytes)).toBe(true)
    const application = await api.request(`/api/financing/applications/${id}`, { headers: { cookie } })
    expect(await application.json()).toMatchObject({ documents: [{ type: 'residency', name, size: bytes.length }] })
  })

  test('takes the place of the one of its type', async () => {
    const { id, upload } = await applicant()
    await upload(jpegFile(2000), 'first.jpg')
    await upload(pngFile(3000), 'other.png', 'employment')
    await upload(pdfFile(4000), 'second.pdf')
    const names = (await documentsOf(id)).map(({ type, name }) => `${type}: ${name}`)
    expect(names.toSorted()).toEqual(['employment: other.png', 'residency: second.pdf'])
    await sweepFiles(services)
    expect(await storedKeys()).toHaveLength(2)
  })

  test('sent several times at once is there once, whole', async () => {
    const { id, upload } = await applicant()
    const sizes = [2000, 3000, 4000, 5000, 6000]
    const responses = await Promise.all(sizes.map((size) => upload(jpegFile(size))))
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    await sweepFiles(services)
    expect([(await documentsOf(id)).length, (await storedKeys()).length]).toEqual([1, 1])
    const [content] = await readBack(id)
    expect(sizes).toContain(content?.length)
  })

  test('may come before its fields', async () => {
    const { id, cookie } = await applicant()
    const fields: Field[] = [
      ['document', jpegFile(), 'a.jpg'],
      ['documentType', 'residency'],
      ['financingApplicationId', `${id}`],
    ]
    expect((await send(fields, cookie)).status).toBe(201)
  })

  test('goes with its application, file and all', async () => {
    const { id, upload } = await applicant()
    for (const type of documentTypes) await upload(jpegFile(), 'a.jpg', type)
    expect(await storedKeys()).toHaveLength(5)
    await db.transaction((tx) => removeApplications(tx, services, [id]))
    await sweepFiles(services)
    expect([await storedKeys(), await db.$count(financingDocuments)]).toEqual([[], 0])
  })

  test('is sealed where it lies, and another secret does not open it', async () => {
    const { id, upload } = await applicant()
    await upload(pdfFile(), 'a.pdf')
    const other = {
      ...services,
      files: { ...services.files, keyRing: createKeyRing('another secret of thirty-two bytes') },
    }
    const [document] = await documentsOf(id)
    expect(await readDocument(other, id, document?.id ?? 0)).toEqual({ ok: false, problem: { code: 'internal' } })
    expect(await readDocument(services, id + 1, document?.id ?? 0)).toEqual({
      ok: false,
      problem: { code: 'not_found' },
    })
    const sealed = Buffer.concat(await gather<Buffer>(await services.files.store.read(document?.storedKey ?? '')))
    expect(sealed.includes('%PDF')).toBe(false)
  })
})

describe('refused, and nothing is written', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

  const relation = '<Relationship Type="attachedTemplate" Target="https://192.0.2.1/a.dotm" TargetMode="External"/>'
  const remoteTemplate = zip(docxParts({ 'word/_rels/settings.xml.rels': relation }))

  test.each([
    ['a name that is a path', '../../x', jpegFile(), [422, 'invalid', 'document: file_name']],
    ['a name that is a path of a document', '../../x.pdf', pdfFile(), [422, 'invalid', 'document: file_name']],
    ['an empty file', 'a.pdf', Buffer.alloc(0), [422, 'invalid', 'document: empty_file']],
    ['a picture renamed', 'a.pdf', jpegFile(), [415, 'unsupported_media_type', 'document: file_extension']],
    ['a drawing with a script', 'a.svg', svg, [415, 'unsupported_media_type', 'document: file_kind']],
    ['the same, renamed', 'a.png', svg, [415, 'unsupported_media_type', 'document: file_kind']],
    [
      'a document with a remote template',
      'a.docx',
      remoteTemplate,
      [415, 'unsupported_media_type', 'document: external_content'],
    ],
    ['a bomb', 'a.docx', zipBomb(mostUnpackedBytes), [415, 'unsupported_media_type', 'document: file_kind']],
    [
      'a byte too many',
      'a.jpg',
      jpegFile(documentRules.maxBytes + 1),
      [413, 'payload_too_large', 'document: file_too_large'],
    ],
  ])('%s', async (_, name, bytes, problem) => {
    const { id, upload } = await applicant()
    expect(await problemOf(await upload(bytes, name))).toEqual(problem)
    expect([await storedKeys(), await db.$count(storedFiles), await documentsOf(id)]).toEqual([[], 0, []])
  })

  test.each([
    ['a sixth type', { documentType: 'passport' }, 'documentType: unknown_value'],
    ['no type', { documentType: null }, 'documentType: required'],
    ['no application', { financingApplicationId: null }, 'financingApplicationId: required'],
    ['nonsense for an application', { financingApplicationId: 'abc' }, 'financingApplicationId: not_a_number'],
    ['no file', { document: null }, 'document: required'],
    ['a text for the file', { document: 'text' }, 'document: required'],
  ])('%s', async (_, changes, error) => {
    const { id, cookie } = await applicant()
    const fields = Object.entries({
      financingApplicationId: `${id}`,
      documentType: 'residency',
      document: jpegFile(),
      ...changes,
    })
    const given = fields.flatMap(([name, value]): Field[] => (value === null ? [] : [[name, value, 'a.jpg']]))
    expect(await problemOf(await send(given, cookie))).toEqual([422, 'invalid', error])
    expect(await storedKeys()).toEqual([])
  })

  test('a stranger, with the number or without, sees no application', async () => {
    const { id } = await applicant()
    const stranger = await applicant()
    for (const [cookie, target] of [
      ['', id],
      [stranger.cookie, id],
      [stranger.cookie, 999_999],
    ] as const) {
      const fields: Field[] = [
        ['financingApplicationId', `${target}`],
        ['documentType', 'residency'],
        ['document', jpegFile(), 'a.jpg'],
      ]
      expect(await problemOf(await send(fields, cookie))).toEqual([404, 'not_found', ''])
      expect(await problemOf(await send(fields.toReversed(), cookie))).toEqual([404, 'not_found', ''])
    }
    expect(await storedKeys()).toEqual([])
  })

  test("another site's page", async () => {
    const { id, cookie } = await applicant()
    const fields: Field[] = [
      ['financingApplicationId', `${id}`],
      ['documentType', 'residency'],
      ['document', jpegFile(), 'a.jpg'],
    ]
    expect((await send(fields, cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('what is no form', async () => {
    const { cookie } = await applicant()
    const post = (contentType: string, body: string) =>
      api.request('/api/documents/upload', { method: 'POST', headers: { cookie, 'content-type': contentType }, body })
    expect(await problemOf(await post('application/json', '{}'))).toEqual([415, 'unsupported_media_type', ''])
    expect(await problemOf(await post('multipart/form-data; boundary=b', 'x'))).toEqual([
      422,
      'invalid',
      ': unreadable_form',
    ])
  })
})

describe('an application that has been submitted', () => {
  const setStatus = (id: number, change: Partial<typeof financingApplications.$inferInsert>) =>
    db
      .update(financingApplications)
      .set({ submittedAt: clock.now, ...change })
      .where(eq(financingApplications.id, id))

  test('takes no document', async () => {
    const { id, upload } = await applicant()
    await upload(jpegFile())
    await setStatus(id, { status: 'submitted' })
    expect(await problemOf(await upload(pdfFile(), 'a.pdf'))).toEqual([
      409,
      'conflict',
      'documentType: document_not_expected',
    ])
    expect((await documentsOf(id)).map(({ name }) => name)).toEqual(['a.jpg'])
    expect(await storedKeys()).toHaveLength(1)
  })

  test('takes what was asked for again, and goes back into review with the last of it', async () => {
    const { id, upload } = await applicant()
    await giveDocuments(services, id)
    await setStatus(id, { status: 'more_info_needed', requestedDocuments: ['residency', 'employment'] })
    expect((await upload(jpegFile(), 'a.jpg', 'bank_statements')).status).toBe(409)
    expect((await upload(jpegFile())).status).toBe(201)
    expect((await upload(jpegFile())).status).toBe(409)
    expect((await upload(jpegFile(), 'a.jpg', 'employment')).status).toBe(201)
    const [application] = await db.select().from(financingApplications).where(eq(financingApplications.id, id))
    expect(application).toMatchObject({ status: 'in_review', requestedDocuments: [] })
    const timeline = await db.select().from(financingTimeline).where(eq(financingTimeline.applicationId, id))
    expect(timeline.map(({ event, documentType }) => documentType ?? event)).toEqual([
      'status',
      'residency',
      'employment',
      'status',
    ])
  })

  test('while the document is under way takes it no more', async () => {
    const { id, cookie } = await applicant()
    const fields: Field[] = [
      ['financingApplicationId', `${id}`],
      ['documentType', 'residency'],
      ['document', jpegFile(), 'a.jpg'],
    ]
    const whole = new Response(formOf(fields))
    const bytes = Buffer.from(await whole.arrayBuffer())
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(bytes.subarray(0, -10))
        await setStatus(id, { status: 'submitted' })
        controller.enqueue(bytes.subarray(-10))
        controller.close()
      },
    })
    const headers = { cookie, 'content-type': whole.headers.get('content-type') ?? '' }
    const request = new Request('http://localhost/api/documents/upload', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    expect((await api.request(request)).status).toBe(409)
    expect([await storedKeys(), await documentsOf(id)]).toEqual([[], []])
  })
})
