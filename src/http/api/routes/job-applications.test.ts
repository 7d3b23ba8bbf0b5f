import { like } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { gather } from '../../../../tests/support/gather.ts'
import { docxFile, jpegFile, pdfFile, zipBomb } from '../../../../tests/support/sample-files.ts'
import { leadFiles, leads } from '#business/leads/tables.server.ts'
import { mostUnpackedBytes } from '#platform/files/kinds/word-package.server.ts'
import { rateLimits } from '#platform/rate-limit/tables.server.ts'

type ProblemAnswer = { code: string; errors?: { path: string; code: string; message: string }[] }

const { api, db, services } = await testApi()

const fields = {
  name: 'Issa Ouédraogo',
  email: 'issa@example.com',
  phone: '+226 70 00 00 00',
  message: 'Six years of roofs.',
}
const fileOf = (bytes: string | Buffer) => new Blob([new Uint8Array(Buffer.from(bytes))])

function form(changes: Readonly<Record<string, string>> = {}, cv?: { bytes: string | Buffer; name: string }): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changes })) data.append(name, value)
  if (cv) data.append('cv', fileOf(cv.bytes), cv.name)
  return data
}

const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
  api.request('/api/job-applications', { method: 'POST', headers: { cookie: 'language=en', ...headers }, body })
const problemOf = async (response: Response) => (await response.json()) as ProblemAnswer

async function expectNothingStored(): Promise<void> {
  expect([await db.$count(leads), await db.$count(leadFiles)]).toEqual([0, 0])
  expect(await gather(services.files.store.list())).toEqual(stored)
}
let stored: string[] = []

beforeEach(async () => {
  await db.delete(leadFiles)
  await db.delete(leads)
  await db.delete(rateLimits)
  stored = await gather(services.files.store.list())
})

test.each([
  ['a PDF', pdfFile(), 'cv.pdf', 'application/pdf'],
  [
    'a Word document',
    docxFile(),
    'C V é.DOCX',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['a file without an extension', pdfFile(), 'cv', 'application/pdf'],
])('an application with %s is stored before it is answered', async (_, bytes, name, mediaType) => {
  const response = await post(form({}, { bytes, name }))
  expect(response.status).toBe(201)
  const { id, reference } = (await response.json()) as { id: number; reference: string }
  expect(reference).toBe(`JOB-${String(id).padStart(6, '0')}`)
  expect(await db.select().from(leads)).toMatchObject([{ id, kind: 'job_application', country: 'cm', language: 'en' }])
  expect(await db.select().from(leadFiles)).toMatchObject([{ leadId: id, name, mediaType, size: bytes.length }])
})

test('an application without a CV, or with a file field left empty, is taken', async () => {
  expect((await post(form())).status).toBe(201)
  expect((await post(form({}, { bytes: '', name: '' }))).status).toBe(201)
  expect([await db.$count(leads), await db.$count(leadFiles)]).toEqual([2, 0])
})

test('the fields may come after the file', async () => {
  const data = new FormData()
  data.append('cv', fileOf(pdfFile()), 'cv.pdf')
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  expect((await post(data)).status).toBe(201)
})

describe('a CV is refused', () => {
  const pdfOrWord = 'Please upload a PDF or Word document'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  test.each([
    ['a picture', jpegFile(), 'photo.jpg', 415, 'file_kind', pdfOrWord],
    ['a picture by another name', jpegFile(), 'cv.pdf', 415, 'file_kind', pdfOrWord],
    ['a PDF by another name', pdfFile(), 'cv.docx', 415, 'file_extension', pdfOrWord],
    ['a program by its name', pdfFile(), 'cv.pdf.exe', 415, 'file_extension', pdfOrWord],
    ['a drawing with a script', svg, 'cv.svg', 415, 'file_kind', pdfOrWord],
    ['a bomb', zipBomb(mostUnpackedBytes), 'cv.docx', 415, 'file_kind', pdfOrWord],
    ['text', 'my life', 'cv.doc', 415, 'file_kind', pdfOrWord],
    ['too large', pdfFile(5 * 1024 * 1024 + 1), 'cv.pdf', 413, 'file_too_large', 'File must be less than 5MB'],
    ['empty', '', 'cv.pdf', 422, 'empty_file', 'This file is empty. Please choose another one.'],
    ['a path', pdfFile(), '../../cv.pdf', 422, 'file_name', 'Please rename this file'],
    ['a path of Windows', pdfFile(), '..\\..\\cv.pdf', 422, 'file_name', 'Please rename this file'],
    ['an absolute path', pdfFile(), '/etc/passwd', 422, 'file_name', 'Please rename this file'],
    ['two dots', pdfFile(), '..', 422, 'file_name', 'Please rename this file'],
  ])('that is %s', async (_, bytes, name, status, code, message) => {
    const response = await post(form({}, { bytes, name }))
    expect(response.status).toBe(status)
    const { errors } = await problemOf(response)
    expect(errors).toEqual([{ path: 'cv', code, message: expect.stringContaining(message) as string }])
    await expectNothingStored()
  })
})

test.each([
  '\u0000cv\r\n.pdf',
  "cv'; drop table leads; --.pdf",
  '<img src=x>.pdf',
  `${'é'.repeat(400)}.pdf`,
  '\u202efdp.pdf',
])('the hostile name %j is kept as text of one line, and names nothing in the store', async (name) => {
  expect((await post(form({}, { bytes: pdfFile(), name }))).status).toBe(201)
  const [file] = await db.select().from(leadFiles)
  expect(file?.name).toMatch(/^[^\p{Cc}\u202e]{1,120}\.pdf$/u)
  expect(file?.storedKey).toMatch(/^cv\/[0-9a-f-]{36}$/)
})

describe('an application is refused', () => {
  test.each([
    ['name', 'I', 'too_short', 'Name must be at least 2 characters'],
    ['name', '', 'required', 'Name must be at least 2 characters'],
    ['email', 'issa@', 'invalid_email', 'Please enter a valid email address'],
    ['phone', '700000000', 'too_short', 'Phone number must be at least 10 characters'],
    ['phone', 'ten letters', 'invalid_phone', 'Please enter a valid phone number'],
    ['message', 'Nine char', 'too_short', 'Message must be at least 10 characters'],
  ])('with %s %j: %s', async (path, value, code, message) => {
    const response = await post(form({ [path]: value }, { bytes: pdfFile(), name: 'cv.pdf' }))
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toEqual([{ path, code, message }])
    await expectNothingStored()
  })

  test('in French unless the visitor chose otherwise', async () => {
    const response = await post(form({ name: '', message: 'Bonjour' }), { cookie: '' })
    expect((await problemOf(response)).errors).toMatchObject([
      { message: 'Le nom doit comporter au moins 2 caractères' },
      { message: 'Le message doit comporter au moins 10 caractères' },
    ])
  })

  test('when it has no field at all', async () => {
    const { errors } = await problemOf(await post(new FormData()))
    expect(errors?.map(({ path }) => path)).toEqual(Object.keys(fields))
  })

  const half = '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7 and then'
  test.each([
    ['JSON', JSON.stringify(fields), 'application/json', 415],
    ['a plain form', 'name=Issa', 'application/x-www-form-urlencoded', 415],
    ['a form without a boundary', '--b--', 'multipart/form-data', 415],
    ['half a form', half, 'multipart/form-data; boundary=b', 422],
    ['no form', 'Hello', 'multipart/form-data; boundary=b', 422],
  ])('that is %s', async (_, body, type, status) => {
    expect((await post(body, { 'content-type': type })).status).toBe(status)
    await expectNothingStored()
  })

  test('with another method', async () => {
    const response = await api.request('/api/job-applications')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

test('a repeated Idempotency-Key is the same submit', async () => {
  const key = { 'idempotency-key': 'form-1' }
  const cv = { bytes: pdfFile(), name: 'cv.pdf' }
  const answers = await Promise.all(Array.from({ length: 4 }, () => post(form({}, cv), key)))
  const bodies = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`))
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toMatch(/^201 /)
  expect([await db.$count(leads), await db.$count(leadFiles)]).toEqual([1, 1])
  const other = await post(form({}, { ...cv, name: 'other.pdf' }), key)
  expect([other.status, (await problemOf(other)).code]).toEqual([409, 'conflict'])
})

test('seventy repeats of an application cost its address nothing', async () => {
  const key = { 'idempotency-key': 'form-2' }
  const cv = { bytes: pdfFile(), name: 'cv.pdf' }
  const first = await (await post(form({}, cv), key)).text()
  const answers = await Promise.all(Array.from({ length: 70 }, () => post(form({}, cv), key)))
  expect(new Set(await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`)))).toEqual(
    new Set([`201 ${first}`]),
  )
  const counted = await db.select().from(rateLimits).where(like(rateLimits.key, 'job_application%'))
  expect(counted).toMatchObject([{ points: 1 }])
})

test('sixty an hour from one address; a refused one costs nothing', async () => {
  const refused = await post(form({ name: '' }))
  expect(refused.status).toBe(422)
  const statuses: number[] = []
  // Not all at once: on a machine of others the last would wait for a connection for longer than they are let.
  for (const together of [20, 20, 21]) {
    const answers = await Promise.all(Array.from({ length: together }, () => post(form())))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 60 }, () => 201), 429])
})
