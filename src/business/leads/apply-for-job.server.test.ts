import { count, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openFile } from '#platform/files/open-file.server.ts'
import { receiveUpload } from '#platform/files/receive-upload.server.ts'
import { sweepFiles } from '#platform/files/sweep-files.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import type { Services } from '#platform/services.server.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { gather } from '../../../tests/support/gather.ts'
import { docxFile, pdfFile } from '../../../tests/support/sample-files.ts'
import { applyForJob } from './apply-for-job.server.ts'
import { cvKinds, maxCvBytes } from './cv.ts'
import { leadFiles, leads } from './tables.server.ts'

const { db, services, clock } = await testDatabase()
const { files } = services

const fields = {
  name: 'Issa Ouédraogo',
  email: 'issa@example.com',
  phone: '+226 70 00 00 00',
  message: 'Six years of roofs.',
}
type Cv = { readonly name: string; readonly bytes: Buffer }
const cv: Cv = { name: 'CV Issa.pdf', bytes: pdfFile(200_000) }

async function apply(
  changes: Readonly<Record<string, string>> = {},
  sent: Cv | null = cv,
  about: object = {},
  its: Services = services,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value)
  if (sent) form.append('cv', new Blob([new Uint8Array(sent.bytes)]), sent.name)
  const request = new Request('http://site.test/', { method: 'POST', body: form })
  const upload = await receiveUpload(files, request, { field: 'cv', maxBytes: maxCvBytes, kinds: cvKinds })
  if (!upload.ok) throw new Error(upload.problem.code)
  return applyForJob(its, upload.value, { language: 'en', ...about })
}

async function rows() {
  const [stored] = await db.select({ leads: count() }).from(leads)
  const [kept] = await db.select({ files: count() }).from(leadFiles)
  const [queued] = await db.select({ mails: count() }).from(mailOutbox)
  return { ...stored, ...kept, ...queued, inStore: (await gather(files.store.list())).length }
}

async function clear() {
  await db.delete(leadFiles)
  await db.delete(leads)
  await db.delete(mailOutbox)
  await db.update(storedFiles).set({ kept: false, givenUpAt: services.now() })
  await sweepFiles(services)
}

beforeEach(clear)

describe('an application', () => {
  test('is stored with its CV, which can be read again, and told to staff without it', async () => {
    const outcome = await apply({ country: 'bf', source: '/contact' })
    const [lead] = await db.select().from(leads)
    expect(outcome).toEqual({
      ok: true,
      value: { id: lead?.id, reference: `JOB-${String(lead?.id).padStart(6, '0')}` },
    })
    expect(lead).toMatchObject({
      kind: 'job_application',
      country: 'bf',
      language: 'en',
      name: 'Issa Ouédraogo',
      email: 'issa@example.com',
      phone: '+226 70 00 00 00',
      source: '/contact',
      payload: { ...fields, country: 'bf' },
      createdAt: clock.now,
    })
    const [file] = await db.select().from(leadFiles)
    expect(file).toMatchObject({
      leadId: lead?.id,
      name: 'CV Issa.pdf',
      mediaType: 'application/pdf',
      size: 200_000,
      createdAt: clock.now,
    })
    const opened = await openFile(services, file?.storedKey ?? '')
    expect(opened.ok && Buffer.concat(await gather<Buffer>(opened.value)).equals(cv.bytes)).toBe(true)
    expect(await db.select().from(mailOutbox)).toMatchObject([
      {
        template: 'job-application-staff',
        to: 'sales@ranasolar.example',
        language: 'fr',
        props: { cv: { name: 'CV Issa.pdf', size: 200_000 } },
      },
    ])
  })

  test('needs no CV', async () => {
    expect((await apply({}, null)).ok).toBe(true)
    expect(await rows()).toEqual({ leads: 1, files: 0, mails: 1, inStore: 0 })
    expect(await db.select().from(mailOutbox)).toMatchObject([{ props: { cv: null } }])
  })

  test('is sealed where it lies', async () => {
    await apply({}, { name: 'cv.pdf', bytes: Buffer.from(`%PDF-1.7 ${'my secret life '.repeat(9000)}`) })
    const [key = ''] = await gather(files.store.list())
    const bytes = Buffer.concat(await gather<Buffer>(await files.store.read(key)))
    expect(bytes.length).toBeGreaterThan(100_000)
    expect(bytes.includes('secret')).toBe(false)
  })

  test('that is wrong leaves nothing behind', async () => {
    expect(await apply({ message: 'Hello', phone: '12' })).toEqual({
      ok: false,
      problem: {
        code: 'invalid',
        errors: [
          { path: 'phone', code: 'too_short' },
          { path: 'message', code: 'too_short' },
        ],
      },
    })
    expect(await rows()).toEqual({ leads: 0, files: 0, mails: 0, inStore: 0 })
  })

  test('whose CV can’t be stored is not stored either', async () => {
    const put = vi.spyOn(files.store, 'put').mockRejectedValueOnce(new Error('the disk is full'))
    await expect(apply()).rejects.toThrow('the disk is full')
    put.mockRestore()
    expect(await rows()).toEqual({ leads: 0, files: 0, mails: 0, inStore: 0 })
  })

  test('that can’t be written gives its CV’s bytes up', async () => {
    await db.execute(sql`alter table mail_outbox add constraint no_mails check (false) not valid`)
    await expect(apply()).rejects.toThrow('mail_outbox')
    await db.execute(sql`alter table mail_outbox drop constraint no_mails`)
    expect(await rows()).toEqual({ leads: 0, files: 0, mails: 0, inStore: 0 })
  })
})

describe('a repeated submit', () => {
  const key = { idempotencyKey: 'form-1' }

  test('is the same submit: one row, one file, one mail', async () => {
    const first = await apply({}, cv, key)
    expect(await apply({ name: ' Issa Ouédraogo' }, cv, key)).toEqual(first)
    expect(await rows()).toEqual({ leads: 1, files: 1, mails: 1, inStore: 1 })
  })

  test('is the same submit when all arrive at once; what was stored twice is given up', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => apply({}, cv, key)))
    expect(outcomes[0]?.ok).toBe(true)
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    await sweepFiles(services)
    expect(await rows()).toEqual({ leads: 1, files: 1, mails: 1, inStore: 1 })
    expect(await db.$count(storedFiles, eq(storedFiles.kept, true))).toBe(1)
  })

  test.each([
    ['words', { message: 'Seven years of roofs.' }, cv],
    [
      'a CV of the same name and size',
      {},
      { ...cv, bytes: Buffer.concat([cv.bytes.subarray(0, -1), Buffer.from('x')]) },
    ],
    ['another CV', {}, { name: 'cv.docx', bytes: docxFile() }],
    ['no CV', {}, null],
  ])('with other content (%s) is a conflict', async (_, changes, sent) => {
    await apply({}, cv, key)
    expect(await apply(changes, sent, key)).toEqual({
      ok: false,
      problem: { code: 'conflict', errors: [{ path: 'Idempotency-Key', code: 'key_reused' }] },
    })
    expect(await rows()).toEqual({ leads: 1, files: 1, mails: 1, inStore: 1 })
  })
})
