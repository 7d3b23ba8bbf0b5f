import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Storage } from '../storage-setting.ts'
import { type FileStore, FileStoreError, inTime, MissingFileError, type StoreDeadlines } from './file-store.server.ts'

const ignore = () => {}

/** A bucket as a store, tried once. Credentials come from where AWS's own tools look for them. */
export async function openBucketStore(
  { bucket: Bucket, endpoint, region }: Extract<Storage, { kind: 's3' }>,
  deadlines: StoreDeadlines,
): Promise<FileStore> {
  const client = new S3Client({
    region: region ?? 'us-east-1',
    // Stores beside AWS's know neither buckets as host names nor its newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What fails is thrown, and logged by whoever catches it.
    logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
  })
  const page = (token: string | undefined) =>
    inTime('list its files', deadlines.answer, (abortSignal) =>
      client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: token, MaxKeys: token ? 1000 : 100 }), {
        abortSignal,
      }),
    )
  const store: FileStore = {
    put: (Key, content, size) =>
      inTime(`store ${Key}`, deadlines.put, async (stop) => {
        const broken = new AbortController()
        const Body = Readable.from(copiesOf(content), { objectMode: false })
        // The library would wait for a body that has failed.
        Body.on('error', (error) => broken.abort(error))
        try {
          const abortSignal = AbortSignal.any([stop, broken.signal])
          await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size }), { abortSignal })
        } catch (error) {
          broken.signal.throwIfAborted()
          throw error
        } finally {
          Body.destroy()
        }
      }),
    size: (Key) =>
      inTime(`find ${Key}`, deadlines.answer, async (abortSignal) => {
        const head = await client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal }).catch(missingAsNull)
        return head?.ContentLength ?? null
      }),
    read: (Key) =>
      inTime(`read ${Key}`, deadlines.answer, async (abortSignal) => {
        const found = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal }).catch(missingAsNull)
        if (!found) throw new MissingFileError(Key)
        return flowing(found.Body as Readable, Key, deadlines.answer)
      }),
    remove: (Key) =>
      inTime(`remove ${Key}`, deadlines.answer, async (abortSignal) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }).catch(missingAsNull)
      }),
    async *list() {
      let token: string | undefined
      do {
        const { Contents = [], NextContinuationToken } = await page(token)
        for (const { Key } of Contents) if (Key !== undefined) yield Key
        token = NextContinuationToken
      } while (token)
    },
  }
  await page(undefined)
  return store
}

/** Whether the store says that it has no such file, and not that it can't be reached. */
function missingAsNull(error: unknown): null {
  const { name } = error as Error
  if (name === 'NotFound' || name === 'NoSuchKey') return null
  throw error
}

/** A stream asks for chunks ahead of their use. */
async function* copiesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of content) yield Buffer.from(chunk)
}

/** A body that fails when nothing of it comes for `patience` milliseconds while somebody waits for it. */
function flowing(body: Readable, key: string, patience: number): Readable {
  async function* chunks(): AsyncGenerator<Buffer> {
    const source = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    for (;;) {
      const late = setTimeout(
        () => body.destroy(new FileStoreError(`the file store can't go on with ${key}: nothing within ${patience} ms`)),
        patience,
      )
      const next = await source.next().finally(() => clearTimeout(late))
      if (next.done) return
      yield next.value
    }
  }
  // Nobody may be reading yet when it fails, or ever: whoever reads then is told, and the connection is given back.
  body.on('error', () => {})
  return Readable.from(chunks(), { objectMode: false })
    .on('error', () => {})
    .once('close', () => body.destroy())
}
