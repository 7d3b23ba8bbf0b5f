import { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'
import type { ByteSource } from '../byte-source.ts'

const blockBytes = 64 * 1024

/** Lets the zip library read a byte source. */
export class ZipReader extends RandomAccessReader {
  readonly #source: ByteSource

  constructor(source: ByteSource) {
    super()
    this.#source = source
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(blocks(this.#source, start, end), { objectMode: false })
  }
}

async function* blocks(source: ByteSource, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const block = await source.read(at, Math.min(blockBytes, end - at))
    if (block.length === 0) return
    yield block
    at += block.length
  }
}
