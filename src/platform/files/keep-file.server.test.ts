import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fileKinds } from '#kernel/file-kind.ts'
import { done, refused } from '#kernel/outcome.ts'
import { gather } from '../../../tests/support/gather.ts'
import { jpegFile } from '../../../tests/support/sample-files.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { createKeyRing } from '../encryption/key-ring.server.ts'
import { rateLimits } from '../rate-limit/tables.server.ts'
import type { Services } from '../services.server.ts'
import { dropFiles, storingMs, sweepFiles } from './sweep-files.server.ts'
import type { FileStore } from './file-store.server.ts'
import { keepFile } from './keep-files.server.ts'
import { openFile } from './open-file.server.ts'
import { receiveFile, type ReceivedFile } from './receive-upload.server.ts'
import { rewrapKeys } from './rewrap-keys.server.ts'
import { startFiles } from './start-files.server.ts'
import { storedFiles } from './tables.server.ts'

const { db, services } = await testDatabase()
const { files } = services
const bytes = jpegFile(200_000)

/** Any row of the business: here, a row of the rate limits. */
const row = (key: string) => ({ key, points: 1 })

beforeEach(async () => {
  await db.delete(rateLimits)
  await db.update(storedFiles).set({ kept: false, givenUpAt: services.now() })
  await sweepFiles(services)
})

async function received(): Promise<ReceivedFile> {
  const content = (async function* () {
    yield bytes
  })()
  const outcome = await receiveFile(files, content, 'a.jpg', { field: 'document', maxBytes: 1e6, kinds: fileKinds })
  if (!outcome.ok) throw new Error('refused')
  return outcome.value
}

async function keep(using: Partial<Services> = {}): Promise<string> {
  const kept = await keepFile({ ...services, ...using }, 'documents', await received(), async (tx, key) => {
    await tx.insert(rateLimits).values(row(key))
    return done(key)
  })
  if (!kept.ok) throw new Error('refused')
  return kept.value
}

const withStore = (store: Partial<FileStore>) => ({ files: { ...files, store: { ...files.store, ...store } } })
const withRing = (keyRing: ReturnType<typeof createKeyRing>) => ({ ...services, files: { ...files, keyRing } })
const stored = async () => (await gather(files.store.list())).toSorted()
/** A process whose clock says that what is not kept yet never will be. */
const later = { ...services, now: () => new Date(services.now().getTime() + storingMs + 1) }
const rowsOf = async () => (await db.select().from(rateLimits)).map(({ key }) => key).toSorted()

async function read(key: string, using: Services = services): Promise<Buffer | null> {
  const opened = await openFile(using, key)
  return opened.ok ? Buffer.concat(await gather<Buffer>(opened.value)) : null
}

/** Where a file of the folder is. */
function pathOf(key: string): string {
  const { storage } = services.settings
  return join(storage.kind === 'file' ? storage.folder : '', key)
}

describe('a kept file', () => {
  test('is there with its row, sealed, and reads as it was sent', async () => {
    const key = await keep()
    expect(key).toMatch(/^documents\/[0-9a-f-]{36}$/)
    expect([await stored(), await rowsOf()]).toEqual([[key], [key]])
    expect((await read(key))?.equals(bytes)).toBe(true)
    const onDisk = readFileSync(pathOf(key))
    expect(onDisk.length).toBe(bytes.length + 4 * 16)
    expect(onDisk.includes(bytes.subarray(0, 20))).toBe(false)
  })

  test('the same twice has two keys and nothing in common', async () => {
    const [one, two] = [await keep(), await keep()]
    const digest = (key: string) =>
      createHash('sha256')
        .update(readFileSync(pathOf(key)))
        .digest('hex')
    expect(one).not.toBe(two)
    expect(digest(one)).not.toBe(digest(two))
  })

  test('survives a sweep', async () => {
    const key = await keep()
    await sweepFiles(services)
    expect(await read(key)).not.toBeNull()
  })
})

describe('row and file are never apart', () => {
  test('when the row is refused', async () => {
    const outcome = await keepFile(services, 'documents', await received(), async () => refused('conflict'))
    expect(outcome).toEqual({ ok: false, problem: { code: 'conflict' } })
    expect([await stored(), await db.$count(storedFiles)]).toEqual([[], 0])
  })

  test('when the row fails', async () => {
    const failing = keepFile(services, 'documents', await received(), () => Promise.reject(new Error('no row')))
    await expect(failing).rejects.toThrow('no row')
    expect([await stored(), await db.$count(storedFiles)]).toEqual([[], 0])
  })

  test('when the store fails', async () => {
    const put: FileStore['put'] = async (key, content, size) => {
      await files.store.put(key, content, size)
      throw new Error('the answer was lost')
    }
    await expect(keep(withStore({ put }))).rejects.toThrow('the answer was lost')
    expect(await rowsOf()).toEqual([])
    await sweepFiles(later)
    expect([await stored(), await db.$count(storedFiles)]).toEqual([[], 0])
  })

  test('when the process ends before the file, in it, after it or while it is given up', async () => {
    const keys = ['after', 'amid', 'before', 'between'].map((name) => `documents/${name}`)
    const begun = keys.map((key) => ({ key, sealedKey: '', size: 1, createdAt: services.now() }))
    await db.insert(storedFiles).values(begun)
    mkdirSync(pathOf('documents'), { recursive: true })
    writeFileSync(pathOf('documents/amid.part'), 'half')
    writeFileSync(pathOf('documents/after'), 'whole')
    await db.update(storedFiles).set({ givenUpAt: services.now() }).where(eq(storedFiles.key, 'documents/between'))
    await sweepFiles(services)
    const left = (await db.select().from(storedFiles)).map(({ key }) => key)
    expect(left.toSorted()).toEqual(keys.slice(0, 3))
    await sweepFiles(later)
    expect([readdirSync(pathOf('documents')), await db.$count(storedFiles)]).toEqual([[], 0])
  })

  test('when the store fails to remove what came to nothing', async () => {
    const remove = vi.fn<FileStore['remove']>().mockRejectedValue(new Error('the bucket is away'))
    const faulty = { ...services, ...withStore({ remove }) }
    const outcome = await keepFile(faulty, 'documents', await received(), async () => refused('conflict'))
    expect(outcome).toEqual({ ok: false, problem: { code: 'conflict' } })
    await expect(sweepFiles(faulty)).rejects.toThrow('the bucket is away')
    expect(await stored()).toHaveLength(1)
    await sweepFiles(services)
    expect([await stored(), await db.$count(storedFiles)]).toEqual([[], 0])
  })

  test('a file is not swept while it is stored', async () => {
    const put: FileStore['put'] = async (...file) => {
      await sweepFiles(services)
      await files.store.put(...file)
      await sweepFiles(services)
    }
    const key = await keep(withStore({ put }))
    expect((await read(key))?.equals(bytes)).toBe(true)
  })

  test('a file whose storing took so long that it was swept is not taken for kept', async () => {
    const put: FileStore['put'] = async (...file) => {
      await files.store.put(...file)
      await sweepFiles(later)
    }
    await expect(keep(withStore({ put }))).rejects.toThrow('given up')
    expect([await stored(), await rowsOf(), await db.$count(storedFiles)]).toEqual([[], [], 0])
  })

  test('many at once', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => keep()))
    expect(await stored()).toEqual(keys.toSorted())
    for (const key of keys) expect((await read(key))?.equals(bytes)).toBe(true)
  })
})

describe('a file given up', () => {
  test('goes with the transaction that gives it up, or stays with it', async () => {
    const [gone, stays] = [await keep(), await keep()]
    await db.transaction((tx) => dropFiles(tx, services, [gone]))
    const undone = db.transaction(async (tx) => {
      await dropFiles(tx, services, [stays])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await read(gone)).toBeNull()
    await sweepFiles(services)
    expect(await stored()).toEqual([stays])
    await dropFiles(db, services, [])
    expect(await read(stays)).not.toBeNull()
  })

  test('is removed by the job that was sent with it', async () => {
    const key = await keep()
    await services.jobs.start()
    await startFiles(services)
    const young = { key: 'documents/young', sealedKey: '', size: 1, createdAt: services.now() }
    await db.insert(storedFiles).values(young)
    await db.transaction((tx) => dropFiles(tx, services, [key]))
    await expect.poll(() => db.$count(storedFiles), { timeout: 10_000, interval: 50 }).toBe(1)
    expect(existsSync(pathOf(key))).toBe(false)
  })
})

describe('the application secret', () => {
  const previous = services.settings.appSecret
  const next = 'n'.repeat(40)

  test('another one opens nothing, and says so', async () => {
    const key = await keep()
    const stranger = withRing(createKeyRing(next))
    await expect(openFile(stranger, key)).rejects.toMatchObject({ name: 'UnreadableError', reason: 'unknown_key' })
    expect(await rewrapKeys(stranger)).toEqual({ rewrapped: 0, unreadable: 1 })
    expect((await read(key))?.equals(bytes)).toBe(true)
  })

  test('is replaced: with both every file is sealed again by the new one, and the old one is of no more use', async () => {
    const keys = [await keep(), await keep()]
    const both = withRing(createKeyRing(next, previous))
    expect((await read(keys[0] ?? '', both))?.equals(bytes)).toBe(true)
    expect(await rewrapKeys(both)).toEqual({ rewrapped: 2, unreadable: 0 })
    expect(await rewrapKeys(both)).toEqual({ rewrapped: 0, unreadable: 0 })
    const after = withRing(createKeyRing(next))
    for (const key of keys) expect((await read(key, after))?.equals(bytes)).toBe(true)
    await expect(openFile(services, keys[0] ?? '')).rejects.toMatchObject({ reason: 'unknown_key' })
  })

  test('does not open a file in the place of another', async () => {
    const [one, two] = [await keep(), await keep()]
    const [first] = await db.select().from(storedFiles).where(eq(storedFiles.key, one))
    await db
      .update(storedFiles)
      .set({ sealedKey: first?.sealedKey ?? '' })
      .where(eq(storedFiles.key, two))
    writeFileSync(pathOf(two), readFileSync(pathOf(one)))
    await expect(openFile(services, two)).rejects.toMatchObject({ reason: 'damaged' })
  })
})

test('a changed byte on the disk is found when it is read', async () => {
  const key = await keep()
  const sealed = readFileSync(pathOf(key))
  sealed[150_000] = (sealed[150_000] ?? 0) ^ 1
  writeFileSync(pathOf(key), sealed)
  await expect(read(key)).rejects.toMatchObject({ name: 'UnreadableError', reason: 'damaged' })
})
