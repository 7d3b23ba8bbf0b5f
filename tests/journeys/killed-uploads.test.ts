import { createHash, randomBytes, randomInt } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { type DocumentType, documentTypes } from '#business/financing/document-type.ts'
import { readDocument } from '#business/financing/read-document.server.ts'
import { financingApplications, financingDocuments, financingUploadParts } from '#business/financing/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { storingMs, sweepFiles } from '#platform/files/sweep-files.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import { createLog } from '#platform/log.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { type Applicant, apply, beginUpload, continueUpload, sendDocument, uploadOffset } from '../support/applicant.ts'
import { gather } from '../support/gather.ts'
import { type Site, runSite } from '../support/site.ts'
import { removeCluster, testFolder } from '../support/test-cluster.ts'

const dataDir = testFolder('site-')
afterAll(() => removeCluster(dataDir))
const start = () => runSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off' })

/** After how many acknowledgements the site is killed, each time. */
const kills = [2, 12, 38]
const jpegStart = Buffer.from('ffd8ffe0', 'hex')
const picture = (size: number) => Buffer.concat([jpegStart, randomBytes(size - jpegStart.length)])
const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** What each document may hold: what was acknowledged last, and what was sent after it without an answer. */
const possible = new Map<string, Set<string>>()
const acknowledged = new Set<string>()
let acknowledgements = 0
const submitted = new Set<number>()
const slot = (applicationId: number, type: DocumentType) => `${applicationId} ${type}`

/** Sends a document; until the answer is there it may or may not have come. */
async function send(site: Site, who: Applicant, type: DocumentType): Promise<void> {
  const content = picture(randomInt(10_000, 1_000_000))
  const where = slot(who.id, type)
  possible.set(where, new Set([...(possible.get(where) ?? []), digest(content)]))
  const response = await sendDocument(site.url, who, type, content)
  expect(response.status).toBe(201)
  possible.set(where, new Set([digest(content)]))
  acknowledged.add(where)
  acknowledgements += 1
}

/** Sends five documents one after another, then submits. */
async function sendAll(site: Site, who: Applicant): Promise<void> {
  for (const type of documentTypes) await send(site, who, type)
  const response = await fetch(`${site.url}/api/financing/applications/${who.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: who.cookie },
    body: JSON.stringify({ termsAccepted: true }),
  })
  expect(response.status).toBe(200)
  submitted.add(who.id)
}

/** Sends one document again and again. */
async function replace(site: Site, who: Applicant): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await send(site, who, 'residency')
}

/** Kills the site, amid what visitors do, once so many documents have been acknowledged; nothing but that may stop them. */
async function killDuring(site: Site, busy: readonly Promise<void>[], documents: number): Promise<void> {
  const stopped = Promise.all(busy.map((visitor) => visitor.catch((reason: unknown) => reason)))
  await expect.poll(() => acknowledgements, { interval: 1, timeout: 60_000 }).toBeGreaterThanOrEqual(documents)
  await site.kill()
  const reasons = (await stopped).filter((reason) => reason instanceof Error)
  expect(new Set(reasons.map(({ message }) => message))).toEqual(new Set(['fetch failed']))
}

/** What is wrong with rows and files of the site, which has just started again. */
async function expectSound(): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataDir })
  const log = createLog('silent')
  const database = await openDatabase(settings, log)
  try {
    const services = { db: database.db, files: await openFiles(settings), log }
    const documents = await database.db.select().from(financingDocuments).orderBy(asc(financingDocuments.id))
    const found = new Set<string>()
    for (const { id, applicationId, type } of documents) {
      const document = await readDocument(services, applicationId, id)
      if (!document.ok) throw new Error(document.problem.code)
      const content = Buffer.concat(await gather<Buffer>(document.value.content))
      const where = slot(applicationId, type)
      expect(possible.get(where)).toContain(digest(content))
      found.add(where)
    }
    expect([...acknowledged].filter((where) => !found.has(where))).toEqual([])
    // What a kill broke off goes once storing it can't be under way any more.
    await sweepFiles({ ...services, now: () => new Date(Date.now() + storingMs + 60_000) })
    await expectNothingElse(database.db, await gather(services.files.store.list()))
    for (const id of submitted) {
      const [row] = await database.db.select().from(financingApplications).where(eq(financingApplications.id, id))
      expect(row?.status).toBe('submitted')
    }
  } finally {
    await database.close()
  }
}

/** Every file has its row, every row its file, and both belong to a document or to a part of one. */
async function expectNothingElse(db: Database, files: readonly string[]): Promise<void> {
  const documents = await db.select({ key: financingDocuments.storedKey }).from(financingDocuments)
  const parts = await db.select({ key: financingUploadParts.storedKey }).from(financingUploadParts)
  const owned = new Set([...documents, ...parts].map(({ key }) => key))
  const rows = await db.select().from(storedFiles)
  expect(new Set(files)).toEqual(owned)
  expect(new Set(rows.map(({ key }) => key))).toEqual(owned)
  expect(rows.filter(({ kept }) => !kept)).toEqual([])
}

test('killed during uploads and submits, many times, it finds every acknowledged document and nothing else', async () => {
  for (const documents of kills) {
    const site = await start()
    await expectSound()
    const people = await Promise.all(Array.from({ length: 6 }, () => apply(site.url)))
    const busy = people.map((who, index) => (index < 4 ? sendAll(site, who) : replace(site, who)))
    await killDuring(site, busy, acknowledgements + documents)
  }
  const last = await start()
  await expectSound()
  await last.stop()
  expect(submitted.size).toBeGreaterThan(0)
})

test('killed during a document that arrives in several goes, it goes on from where it was', async () => {
  const content = picture(6_000_000)
  const first = await start()
  const who = await apply(first.url)
  const address = await beginUpload(first.url, who, 'employment', content.length)
  await continueUpload(`${first.url}${address}`, who.cookie, 0, content.subarray(0, 2_500_000))
  const cut = continueUpload(`${first.url}${address}`, who.cookie, 2_500_000, content.subarray(2_500_000))
  await Promise.all([first.kill(), expect(cut).rejects.toThrow('fetch failed')])

  const second = await start()
  const at = await uploadOffset(`${second.url}${address}`, who.cookie)
  expect(at).toBeGreaterThanOrEqual(2_500_000)
  expect(at).toBeLessThan(content.length)
  possible.set(slot(who.id, 'employment'), new Set([digest(content)]))
  const rest = await continueUpload(`${second.url}${address}`, who.cookie, at, content.subarray(at))
  expect(rest.status).toBe(200)
  acknowledged.add(slot(who.id, 'employment'))
  await second.kill()

  const third = await start()
  await expectSound()
  await third.stop()
})
