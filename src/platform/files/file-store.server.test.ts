import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { gather } from '../../../tests/support/gather.ts'
import { testFolder } from '../../../tests/support/test-cluster.ts'
import { storageSetting, type Storage } from '../storage-setting.ts'
import { openFileStore } from './file-store.server.ts'

const folder = testFolder('store-')
const uploads = join(folder, 'uploads')
const bucketServer = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'documents' }],
})
let bucketUrl = ''

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  const { port } = await bucketServer.run()
  bucketUrl = `s3://documents?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=eu-west-3`
})
afterAll(async () => {
  await bucketServer.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const setting = (text: string): Storage => {
  const storage = storageSetting.read(text)
  if (!storage) throw new Error(`no storage: ${text}`)
  return storage
}

async function* inChunks(bytes: Buffer, size = 60_000): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function* breakingOff(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
  throw new Error('the phone is gone')
}

async function all(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await gather(stream))
}

describe.each([
  ['a folder', () => `file:${uploads}`],
  ['a bucket', () => bucketUrl],
])('%s', (_, url) => {
  const open = () => openFileStore(setting(url()))
  const listed = async () => (await gather((await open()).list())).toSorted()

  test('gives back what was stored, lists it, and forgets what is removed', async () => {
    const store = await open()
    expect(await listed()).toEqual([])
    const [one, two] = [randomBytes(300_000), randomBytes(10)]
    await store.put('documents/one', inChunks(one), one.length)
    await store.put('cvs/two', inChunks(two), two.length)
    expect((await all(await store.read('documents/one'))).equals(one)).toBe(true)
    expect(await listed()).toEqual(['cvs/two', 'documents/one'])
    expect(await store.size('documents/one')).toBe(300_000)
    await store.remove('documents/one')
    await store.remove('documents/one')
    expect(await listed()).toEqual(['cvs/two'])
    await expect(async () => all(await store.read('documents/one'))).rejects.toThrow('documents/one')
    for (const none of ['documents/one', 'nowhere/one', 'cvs/two/one']) expect(await store.size(none)).toBeNull()
    await store.remove('cvs/two')
  })

  test('takes many at once', async () => {
    const store = await open()
    const files = Array.from({ length: 12 }, () => ({ key: `documents/${randomUUID()}`, bytes: randomBytes(200_000) }))
    await Promise.all(files.map(({ key, bytes }) => store.put(key, inChunks(bytes), bytes.length)))
    for (const { key, bytes } of files) expect((await all(await store.read(key))).equals(bytes)).toBe(true)
    expect(await listed()).toHaveLength(12)
    await Promise.all(files.map(({ key }) => store.remove(key)))
  })
})

test('a store that can not be used stops the start with one line', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const inFile = openFileStore(setting(`file:${file}/uploads`))
  await expect(inFile).rejects.toThrow(
    /^STORAGE_URL names the folder .*\/file\/uploads, which can't be used \(ENOTDIR\)$/,
  )
  const unknown = openFileStore(setting(bucketUrl.replace('//documents', '//elsewhere')))
  await expect(unknown).rejects.toThrow(
    /^STORAGE_URL names the bucket elsewhere, which can't be used \(NoSuchBucket: .*\)$/,
  )
})

describe('a folder', () => {
  test('has nothing of a file that breaks off', async () => {
    const store = await openFileStore(setting(`file:${uploads}`))
    const sent = breakingOff(randomBytes(100_000))
    await expect(store.put('documents/part', sent, 200_000)).rejects.toThrow('the phone is gone')
    expect(await gather(store.list())).toEqual([])
  })

  test('can be read by nobody else', async () => {
    const store = await openFileStore(setting(`file:${uploads}`))
    await store.put('documents/private', inChunks(Buffer.from('x')), 1)
    const mode = (path: string) => statSync(join(uploads, path)).mode & 0o777
    expect([mode('.'), mode('documents'), mode('documents/private')]).toEqual([0o700, 0o700, 0o600])
    await store.remove('documents/private')
  })

  test('removes with a file what a kill left of it', async () => {
    const store = await openFileStore(setting(`file:${uploads}`))
    writeFileSync(join(uploads, 'documents', 'killed.part'), 'half')
    await store.remove('documents/killed')
    expect(readdirSync(join(uploads, 'documents'))).toEqual([])
  })

  test('is never left by a key', async () => {
    const store = await openFileStore(setting(`file:${uploads}`))
    await expect(store.put('../outside', inChunks(Buffer.from('x')), 1)).rejects.toThrow('Path traversal')
    expect(existsSync(join(folder, 'outside'))).toBe(false)
  })
})
