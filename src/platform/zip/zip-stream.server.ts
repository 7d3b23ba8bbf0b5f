import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive: its path with `/`, and its content, which is read when its turn comes. */
export type ZipSource = { readonly name: string; readonly content: () => Promise<Readable | string> }

type Packed = { crc: number; size: number; packed: number }

/** Sizes follow the content, names are UTF-8 (PKWARE APPNOTE 6.3.10, section 4.4.4). */
const flags = 0x0808
const deflated = 8

/**
 * A zip archive, written as it is read: nothing is held whole. For archives under 4 GiB, as its 32-bit fields are.
 * @throws what the content of a file throws
 */
export async function* zipStream(sources: readonly ZipSource[], at: Date): AsyncGenerator<Buffer> {
  const time = dosTime(at)
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of sources) {
    const title = Buffer.from(name)
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields(title, time), title])
    yield head
    const done: Packed = { crc: 0, size: 0, packed: 0 }
    yield* deflate(await content(), done)
    const sizes = sizesOf(done)
    yield Buffer.concat([Buffer.from('PK\u0007\u0008'), sizes])
    directory.push(directoryEntry(title, fields(title, time, sizes), offset))
    offset += head.length + done.packed + 16
  }
  const list = Buffer.concat(directory)
  yield list
  yield endRecord(sources.length, list.length, offset)
}

async function* deflate(content: Readable | string, done: Packed): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw()
  const counted = async function* (source: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      const bytes = Buffer.from(chunk)
      done.crc = crc32(bytes, done.crc)
      done.size += bytes.length
      yield bytes
    }
  }
  const source = typeof content === 'string' ? Readable.from([content]) : content
  // A failure ends the packer with it: whoever reads below is told.
  pipeline(source, counted, packer, () => {})
  for await (const chunk of packer as AsyncIterable<Buffer>) {
    done.packed += chunk.length
    yield chunk
  }
}

/** The fields that a file's own header and the directory share; `sizes` are zero where they follow the content. */
function fields(title: Buffer, time: number, sizes: Buffer = Buffer.alloc(12)): Buffer {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(20, 0)
  bytes.writeUInt16LE(flags, 2)
  bytes.writeUInt16LE(deflated, 4)
  bytes.writeUInt32LE(time, 6)
  sizes.copy(bytes, 10)
  bytes.writeUInt16LE(title.length, 22)
  return bytes
}

function sizesOf({ crc, size, packed }: Packed): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32LE(crc, 0)
  bytes.writeUInt32LE(packed, 4)
  bytes.writeUInt32LE(size, 8)
  return bytes
}

function directoryEntry(title: Buffer, shared: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, rest, title])
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const bytes = Buffer.alloc(22)
  bytes.write('PK\u0005\u0006', 'latin1')
  bytes.writeUInt16LE(count, 8)
  bytes.writeUInt16LE(count, 10)
  bytes.writeUInt32LE(size, 12)
  bytes.writeUInt32LE(offset, 16)
  return bytes
}

/** Date and time as MS-DOS packs them, in UTC; two seconds at a time. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return ((date << 16) | time) >>> 0
}
