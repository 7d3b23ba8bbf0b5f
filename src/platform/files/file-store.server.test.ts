import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { gather } from '../../../tests/support/gather.ts'
import { testFolder } from '../../../tests/support/test-cluster.ts'
import { storageSetting, type Storage } from '../storage-setting.ts'
import { openFileStore } from './open-file-store.server.ts'

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
    await expect(store.read('documents/one')).rejects.toMatchObject({ name: 'MissingFileError' })
    for (const none of ['documents/one', 'nowhere/one', 'cvs/two/one']) expect(await store.size(none)).toBeNull()
    await store.remove('cvs/two')
  })

  test('a file that goes away before anybody reads it is told to who reads, and to nobody else', async () => {
    const store = await open()
    await store.put('documents/gone', inChunks(randomBytes(3_000_000)), 3_000_000)
    const opened = await store.read('documents/gone')
    await new Promise((resolve) => opened.once('close', resolve).destroy(new Error('the disk is gone')))
    await expect(all(opened)).rejects.toThrow('the disk is gone')
    await store.remove('documents/gone')
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
  test('has no draft of a file that breaks off', async () => {
    const store = await openFileStore(setting(`file:${uploads}`))
    const sent = breakingOff(randomBytes(100_000))
    await expect(store.put('documents/part', sent, 200_000)).rejects.toThrow('the phone is gone')
    expect(readdirSync(join(uploads, 'documents'))).toEqual([])
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
    await expect(store.put('../outside', inChunks(Buffer.from('x')), 1)).rejects.toThrow('leaves its folder')
    expect(existsSync(join(folder, 'outside'))).toBe(false)
  })
})

describe('a bucket that stops answering', () => {
  const deadlines = { put: 1_000, answer: 1_000 }
  const held = new Set<Socket>()
  let isStalled = false
  let passed = ''
  /** Between the site and its bucket: takes what is sent and lets nothing back while it is stalled. */
  const between = createServer((socket) => {
    held.add(socket)
    const { port } = new URL(new URL(bucketUrl).searchParams.get('endpoint') ?? '')
    const bucket = connect(Number(port), '127.0.0.1')
    bucket.on('data', (bytes) => isStalled || socket.write(bytes))
    socket.on('data', (bytes) => isStalled || bucket.write(bytes))
    for (const end of [bucket, socket]) {
      end.on('error', () => {})
      end.on('close', () => [bucket, socket].map((each) => each.destroy()))
    }
  })
  const open = () => openFileStore(setting(passed), deadlines)
  beforeAll(async () => {
    between.listen(0, '127.0.0.1')
    await once(between, 'listening')
    const { port } = between.address() as AddressInfo
    passed = `s3://documents?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=eu-west-3`
  })
  beforeEach(() => {
    isStalled = false
  })
  afterAll(() => {
    for (const socket of held) socket.destroy()
    between.close()
  })

  test('lets go of whoever stores, finds, reads, removes or lists, and works again when it is back', async () => {
    const store = await open()
    const bytes = randomBytes(3_000_000)
    await store.put('documents/before', inChunks(bytes), bytes.length)
    isStalled = true
    const late = { name: 'FileStoreError', message: expect.stringContaining('nothing within 1000 ms') as string }
    await Promise.all([
      expect(store.put('documents/late', inChunks(bytes), bytes.length)).rejects.toMatchObject(late),
      expect(store.size('documents/before')).rejects.toMatchObject(late),
      expect(store.read('documents/before')).rejects.toMatchObject(late),
      expect(store.remove('documents/before')).rejects.toMatchObject(late),
      expect(gather(store.list())).rejects.toMatchObject(late),
    ])
    isStalled = false
    expect((await all(await store.read('documents/before'))).equals(bytes)).toBe(true)
    await store.remove('documents/before')
  })

  test('in the middle of a file fails who reads it', async () => {
    const bytes = randomBytes(20_000_000)
    await (await openFileStore(setting(bucketUrl))).put('documents/long', inChunks(bytes), bytes.length)
    const store = await open()
    const opened = await store.read('documents/long')
    isStalled = true
    await expect(all(opened)).rejects.toMatchObject({ name: 'FileStoreError' })
    isStalled = false
    await store.remove('documents/long')
  })

  test('is not what a content waits for that breaks off', async () => {
    const store = await openFileStore(setting(bucketUrl))
    const sent = breakingOff(randomBytes(100_000))
    await expect(store.put('documents/part', sent, 200_000)).rejects.toThrow('the phone is gone')
  })

  test('stops a start with one line', async () => {
    isStalled = true
    await expect(open()).rejects.toThrow(/^STORAGE_URL names the bucket documents, which can't be used \(.*1000 ms\)$/)
  })
})
