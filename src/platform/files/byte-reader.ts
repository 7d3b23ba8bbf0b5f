/** Reads a stream of chunks by delimiters and lengths, whatever the chunks' own bounds; hands them on uncopied. */
/** Bytes that can be read at any place, wherever they are. */
/** Reads a stream of chunks by delimiters and lengths, whatever the chunks' own bounds; hands them on uncopied. */
/** Bytes that can be read at any place, wherever they are. */
export type ByteSource = {
  readonly size: number
  /** The bytes from `start` on, `length` of them or as many as there are. */
  read(start: number, length: number): Promise<Buffer>
}

/** Reads a stream of chunks by delimiters and lengths, whatever the chunks' own bounds; hands them on uncopied. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  #held: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterator<Uint8Array>) {
    this.#chunks = chunks
  }

  /** Puts bytes before what comes next. */
  prepend(bytes: Buffer): void {
    this.#held = Buffer.concat([bytes, this.#held])
  }

  /** The next `length` bytes, fewer at the end of the stream. */
  async take(length: number): Promise<Buffer> {
    while (this.#held.length < length) {
      const chunk = await this.#next()
      if (!chunk) break
      this.#held = Buffer.concat([this.#held, chunk])
    }
    return this.#pass(Math.min(length, this.#held.length))
  }

  /** What comes next, as it arrives, until `length` bytes have or the stream ends. */
  async *upTo(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      if (this.#held.length === 0) this.#held = (await this.#next()) ?? this.#held
      if (this.#held.length === 0) return
      const bytes = this.#pass(Math.min(left, this.#held.length))
      left -= bytes.length
      yield bytes
    }
  }

  /** What comes before `delimiter`, as it arrives, and passes over it; throws `missing()` when the stream ends first. */
  async *until(delimiter: Buffer, missing: () => Error): AsyncGenerator<Buffer> {
    for (;;) {
      const found = this.#held.indexOf(delimiter)
      if (found >= 0) {
        yield this.#pass(found)
        this.#pass(delimiter.length)
        return
      }
      // The end of what is held may be the delimiter's start.
      const sure = this.#held.length - delimiter.length + 1
      if (sure > 0) yield this.#pass(sure)
      const chunk = await this.#next()
      if (!chunk) throw missing()
      const seam = Buffer.concat([this.#held, chunk.subarray(0, delimiter.length - 1)])
      if (chunk.length < delimiter.length || seam.includes(delimiter)) {
        this.#held = Buffer.concat([this.#held, chunk])
      } else {
        if (this.#held.length > 0) yield this.#held
        this.#held = chunk
      }
    }
  }

  #pass(length: number): Buffer {
    const bytes = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return bytes
  }

  /** A few bytes are held then, and copied: the chunk that they are of is given back. */
  async #next(): Promise<Buffer | null> {
    this.#held = Buffer.from(this.#held)
    const { done, value } = (await this.#chunks.next()) as IteratorResult<Uint8Array, undefined>
    return done ? null : Buffer.from(value.buffer, value.byteOffset, value.length)
  }
}

/**
 * Gives the memory of bytes back at once, which the garbage collector would do some sixty megabytes later: for large ones
 * that flow through and that nobody else looks at any more. Bytes that share their memory with others stay.
 */
export function releaseBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && !buffer.detached) buffer.transfer(0)
}
