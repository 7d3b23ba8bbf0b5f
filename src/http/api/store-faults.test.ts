import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testApi } from '../../../tests/support/api.ts'
import { apply, beginUpload, continueUpload, sendDocument, uploadOffset } from '../../../tests/support/applicant.ts'
import { anImage, imageForm } from '../../../tests/support/images.ts'
import { jpegFile, pdfFile } from '../../../tests/support/sample-files.ts'
import { signedIn } from '../../../tests/support/staff.ts'
import { financingDocuments } from '#business/financing/tables.server.ts'
import { leadFiles } from '#business/leads/tables.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import type { Services } from '#platform/services.server.ts'
import { storageSetting } from '#platform/storage-setting.ts'
import { mediaFileRoutes } from '../media.server.ts'
import { createApi } from './app.ts'
import type { ProblemDetails } from './problems.ts'

const { api, db, pool, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'admin')

const servers: ServerType[] = []
const listen = async (answer: typeof api.fetch) => {
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' })
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
let url: string
beforeAll(async () => {
  url = await listen(api.fetch)
})
afterAll(() => {
  for (const server of servers) server.close()
})

const problemOf = async (response: Response) => [response.status, ((await response.json()) as ProblemDetails).code]

async function applyForJob(at: string): Promise<Response> {
  const form = new FormData()
  const fields = { name: 'Awa Traoré', email: 'awa@example.com', phone: '+226 70 00 00 00', country: 'bf' }
  const more = { position: 'technician', message: 'Je pose des panneaux depuis six ans.', source: '/careers' }
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value)
  form.append('cv', new Blob([new Uint8Array(pdfFile(50_000))]), 'cv.pdf')
  return fetch(`${at}/api/job-applications`, { method: 'POST', body: form })
}

describe('a bucket that takes what is sent and never answers', () => {
  /** Has no file, and listens to everything else without a word. */
  const bucket = createServer((request, response) => {
    if (request.method === 'GET') response.end('<ListBucketResult></ListBucketResult>')
    else request.resume()
  })
  let stalled: string
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3')
    bucket.listen(0, '127.0.0.1')
    await once(bucket, 'listening')
    const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
    const storage = storageSetting.read(`s3://documents?endpoint=${encodeURIComponent(endpoint)}`)
    if (!storage) throw new Error('no storage')
    const store = await openFileStore(storage, { put: 2_500, answer: 2_500 })
    const faulty: Services = { ...services, files: { ...services.files, store } }
    stalled = await listen(createApi(faulty).fetch)
  })
  afterAll(() => {
    bucket.closeAllConnections()
    bucket.close()
    vi.unstubAllEnvs()
  })

  test('holds no connection of the database, and whoever sends a file is told to try again', async () => {
    const who = await apply(url)
    const sent = [
      ...Array.from({ length: 14 }, () => sendDocument(stalled, who, 'residency', jpegFile(40_000))),
      applyForJob(stalled),
      fetch(`${stalled}/api/admin/media`, {
        method: 'POST',
        headers: { cookie },
        body: imageForm('image', await anImage()),
      }),
    ]
    // Every file is on its way to the bucket: its row is there, and no transaction.
    await expect.poll(() => db.$count(storedFiles), { timeout: 10_000 }).toBeGreaterThanOrEqual(sent.length)
    expect(pool.waitingCount).toBe(0)
    const { rows } = await pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    )
    expect(rows).toEqual([])
    const asked = await Promise.all(Array.from({ length: 10 }, () => fetch(`${stalled}/api/products`)))
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
    for (const response of await Promise.all(sent)) {
      expect(response.headers.get('retry-after')).toBe('10')
      expect(await problemOf(response)).toEqual([503, 'unavailable'])
    }
    expect([await db.$count(financingDocuments), await db.$count(leadFiles)]).toEqual([0, 0])
  })

  test('loses nothing of a document that arrives in several goes', async () => {
    const who = await apply(url)
    const bytes = jpegFile(2_500_000)
    const address = await beginUpload(url, who, 'employment', bytes.length)
    await continueUpload(url + address, who.cookie, 0, bytes.subarray(0, 1_200_000))
    const at = await uploadOffset(stalled + address, who.cookie)
    const rest = bytes.subarray(at)
    expect((await continueUpload(stalled + address, who.cookie, at, rest)).status).toBe(503)
    expect(await uploadOffset(url + address, who.cookie)).toBe(at)
    expect((await continueUpload(url + address, who.cookie, at, rest)).status).toBe(200)
  })
})

describe('a file that the store has lost', () => {
  const pathOf = (key: string) => {
    const { storage } = services.settings
    return join(storage.kind === 'file' ? storage.folder : '', key)
  }
  const lose = (key: string | undefined) => {
    const path = pathOf(key ?? '')
    expect(existsSync(path)).toBe(true)
    rmSync(path)
    return vi.spyOn(services.log, 'error')
  }
  const asStaff = (path: string, method = 'GET') => fetch(url + path, { method, headers: { cookie } })

  test('a document: staff are told, and the log says which', async () => {
    const who = await apply(url)
    expect((await sendDocument(url, who, 'residency', jpegFile())).status).toBe(201)
    const [document] = await db.select().from(financingDocuments).where(eq(financingDocuments.applicationId, who.id))
    const path = `/api/admin/applications/${who.id}/documents/${document?.id}`
    expect((await asStaff(path, 'HEAD')).status).toBe(200)
    const log = lose(document?.storedKey)
    expect(await problemOf(await asStaff(path))).toEqual([410, 'file_missing'])
    expect(log).toHaveBeenCalledWith({ key: document?.storedKey }, expect.stringContaining('missing from the store'))
    expect((await fetch(`${url}/api/products`)).status).toBe(200)
  })

  test('a CV: the same', async () => {
    expect((await applyForJob(url)).status).toBe(201)
    const [cv] = await db.select().from(leadFiles)
    const log = lose(cv?.storedKey)
    expect(await problemOf(await asStaff(`/api/admin/leads/${cv?.leadId}/file`))).toEqual([410, 'file_missing'])
    expect(log).toHaveBeenCalledWith({ key: cv?.storedKey }, expect.any(String))
  })

  test('an image: there is none, and the log says which there should be', async () => {
    const body = imageForm('image', await anImage())
    const added = await fetch(`${url}/api/admin/media`, { method: 'POST', headers: { cookie }, body })
    const { imageUrl } = (await added.json()) as { imageUrl: string }
    const log = lose(imageUrl.slice(1))
    const site = mediaFileRoutes(services)
    expect((await site.request(imageUrl)).status).toBe(404)
    expect(log).toHaveBeenCalledWith({ key: imageUrl.slice(1) }, expect.any(String))
    log.mockClear()
    expect((await site.request('/media/0123456789abcdef01234567/1x1.webp')).status).toBe(404)
    expect(log).not.toHaveBeenCalled()
  })

  test('a part of a document: the sender begins anew', async () => {
    const who = await apply(url)
    const bytes = jpegFile(2_500_000)
    const address = url + (await beginUpload(url, who, 'employment', bytes.length))
    await continueUpload(address, who.cookie, 0, bytes.subarray(0, 1_200_000))
    const parts = await db.select().from(storedFiles)
    for (const { key, kept } of parts) if (kept && key.startsWith('parts/')) lose(key)
    const at = await uploadOffset(address, who.cookie)
    expect((await continueUpload(address, who.cookie, at, bytes.subarray(at))).status).toBe(404)
    expect((await fetch(address, { method: 'HEAD', headers: { cookie: who.cookie } })).ok).toBe(false)
  })

  test('one that breaks off while it is read ends that answer and nothing else', async () => {
    const who = await apply(url)
    await sendDocument(url, who, 'residency', jpegFile(3_000_000))
    const [document] = await db.select().from(financingDocuments).where(eq(financingDocuments.applicationId, who.id))
    const read = vi.spyOn(services.files.store, 'read').mockImplementation(async (key) => {
      read.mockRestore()
      const content = await services.files.store.read(key)
      setImmediate(() => content.destroy(new Error('the disk is gone')))
      return content
    })
    const log = vi.spyOn(services.log, 'error')
    const response = await asStaff(`/api/admin/applications/${who.id}/documents/${document?.id}`)
    await expect(response.arrayBuffer()).rejects.toThrow(/terminated|aborted/)
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ key: document?.storedKey }),
      'a file broke off while it was read',
    )
    expect((await fetch(`${url}/api/products`)).status).toBe(200)
  })
})
