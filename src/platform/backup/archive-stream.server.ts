import { randomBytes, scrypt } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { json, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { extract, pack, type Header } from 'tar-stream'
import { dataKeyBytes, UnreadableError, openStream, sealStream } from '../encryption/piece-cipher.server.ts'
import { StartupError } from '../startup-error.ts'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** How a sealed archive starts; the salt of its passphrase follows. */
const sealedMark = Buffer.from('solar-backup-1\n')
const saltBytes = 16
/** 128 MiB and some tenths of a second for each guess at a passphrase (OWASP's first choice for scrypt). */
const hardness = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const compression = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
}
const zstdMark = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

export type ArchiveWriter = {
  /** Adds an entry of exactly `size` bytes; each chunk need be valid only until the next is asked for. */
  add(name: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>
  addJson(name: string, value: unknown): Promise<void>
}

/** Writes what `fill` adds, compressed, and sealed where there is a passphrase, into `sink`, and ends it. A chunk is in memory. */
export async function writeArchive(
  sink: Writable,
  passphrase: string | null,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack()
  const add: ArchiveWriter['add'] = async (name, size, content) => {
    const entry = tar.entry({ name, size, mode: 0o600, mtime: new Date() })
    await pipeline(copiesOf(content), entry)
  }
  const addJson = (name: string, value: unknown) => {
    const bytes = Buffer.from(JSON.stringify(value))
    return add(name, bytes.length, [bytes])
  }
  const filled = fill({ add, addJson }).then(() => tar.finalize())
  const written = pipeline(
    tar,
    createZstdCompress(compression),
    (bytes: AsyncIterable<Uint8Array>) => sealed(passphrase, bytes),
    sink,
  )
  try {
    await Promise.all([filled, written])
  } catch (error) {
    tar.destroy(error as Error)
    await Promise.allSettled([filled, written])
    throw error
  }
}

export type ArchiveReader = {
  /** The next entry's name, and null at the end, when everything has been found whole. */
  peek(): Promise<string | null>
  /** The content of the entry that {@link peek} named. */
  take(): Promise<{ readonly size: number; readonly content: AsyncIterable<Uint8Array> }>
  takeText(): Promise<string>
  takeJson(): Promise<unknown>
}

/**
 * Hands what an archive holds to `take`, one entry after the other, as it is read. A chunk is in memory.
 * @throws StartupError in one line when it is no archive, is damaged, cut off, or sealed by another passphrase
 */
export async function readArchive<T>(
  source: Readable,
  passphrase: string | null,
  take: (archive: ArchiveReader) => Promise<T>,
): Promise<T> {
  const tar = extract()
  const flow: { failed?: Error } = {}
  const read = pipeline(
    source,
    (bytes: AsyncIterable<Uint8Array>) => opened(passphrase, bytes),
    createZstdDecompress(),
    tar,
  ).catch((error: Error) => {
    flow.failed = error
  })
  try {
    const ended = async () => {
      await read
      if (flow.failed) throw flow.failed
    }
    return await take(readerOf(tar[Symbol.asyncIterator]() as AsyncIterator<Entry>, ended))
  } catch (error) {
    source.destroy()
    tar.destroy()
    await read
    throw error instanceof StartupError ? error : (damage(flow.failed) ?? damage(error) ?? error)
  }
}

type Entry = Readable & { readonly header: Header }

function readerOf(entries: AsyncIterator<Entry>, ended: () => Promise<void>): ArchiveReader {
  let next: Promise<Entry | null> | undefined
  const peeked = () => (next ??= following())
  const following = async () => {
    const entry = await entries.next()
    if (entry.done !== true) return entry.value
    await ended()
    return null
  }
  const take = async () => {
    const entry = await peeked()
    if (!entry) throw new StartupError('The archive is cut off: its end is missing')
    next = undefined
    return entry
  }
  return {
    peek: async () => (await peeked())?.header.name ?? null,
    async take() {
      const entry = await take()
      return { size: entry.header.size ?? 0, content: entry as AsyncIterable<Uint8Array> }
    },
    takeText: async () => text(await take()),
    takeJson: async () => json(await take()),
  }
}

/** What the libraries say of bytes that are not as they were written; null for any other failure. */
function damage(error: unknown): StartupError | null {
  if (error instanceof StartupError) return error
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  const isDamage =
    error instanceof UnreadableError ||
    error instanceof SyntaxError ||
    code.startsWith('ZSTD_') ||
    /unexpected end|invalid tar|checksum/i.test(message)
  return isDamage ? new StartupError('The archive is damaged or cut off', { cause: error }) : null
}

async function* sealed(passphrase: string | null, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (passphrase === null) {
    yield* bytes
    return
  }
  const salt = randomBytes(saltBytes)
  yield Buffer.concat([sealedMark, salt])
  for await (const piece of sealStream(await keyOf(passphrase, salt), bytes)) yield Buffer.from(piece)
}

async function* opened(passphrase: string | null, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const rest = bytes[Symbol.asyncIterator]()
  const needed = sealedMark.length + saltBytes
  let start = Buffer.alloc(0)
  while (start.length < needed) {
    const next = await rest.next()
    if (next.done === true) break
    start = Buffer.concat([start, next.value])
  }
  if (start.subarray(0, zstdMark.length).equals(zstdMark)) {
    yield* joined(start, rest)
    return
  }
  if (!start.subarray(0, sealedMark.length).equals(sealedMark)) {
    throw new StartupError('The file is no archive of `npm run backup`, or its beginning is damaged')
  }
  if (passphrase === null) throw new StartupError('The archive is sealed: set BACKUP_PASSPHRASE to what sealed it')
  const key = await keyOf(passphrase, start.subarray(sealedMark.length, needed))
  let isFirst = true
  try {
    for await (const piece of openStream(key, joined(start.subarray(needed), rest))) {
      isFirst = false
      yield piece
    }
  } catch (error) {
    if (!isFirst || !(error instanceof UnreadableError)) throw error
    throw new StartupError('BACKUP_PASSPHRASE is not what sealed the archive, or its beginning is damaged', {
      cause: error,
    })
  }
}

async function* joined(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

const derive = promisify<string, Buffer, number, typeof hardness, Buffer>(scrypt)

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return derive(passphrase.normalize('NFC'), salt, dataKeyBytes, hardness)
}

/** A stream asks for chunks ahead of their use. */
async function* copiesOf(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of content) yield Buffer.from(chunk)
}

/** How the name of an archive ends until it is whole. */
const draftEnd = '.part'

/**
 * Hands `write` a stream into a file that only this user may read; it has its name once all of it would survive a power cut, and
 * before that none. A file of that name stays as it was until then.
 */
export async function writeArchiveFile<T>(path: string, write: (sink: Writable) => Promise<T>): Promise<T> {
  const draft = `${path}${draftEnd}`
  await rm(draft, { force: true })
  try {
    const result = await write(createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(draft, path)
    const folder = await open(dirname(path), 'r')
    await folder.sync()
    await folder.close()
    return result
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
