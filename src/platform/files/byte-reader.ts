/** Reads a stream of chunks by delimiters and lengths, whatever the chunks' own bounds. */
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
    while (this.#held.length < length && (await this.#more()));
    return this.#pass(Math.min(length, this.#held.length), 0)
  }

  /** What comes before `delimiter`, as it arrives, and passes over it; throws `missing()` when the stream ends first. */
  async *until(delimiter: Buffer, missing: () => Error): AsyncGenerator<Buffer> {
    for (;;) {
      const found = this.#held.indexOf(delimiter)
      if (found >= 0) {
        yield this.#pass(found, delimiter.length)
        return
      }
      // The end of what is held may be the delimiter's start.
      const sure = this.#held.length - delimiter.length + 1
      if (sure > 0) yield this.#pass(sure, 0)
      if (!(await this.#more())) throw missing()
    }
  }

  #pass(length: number, dropped: number): Buffer {
    const bytes = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length + dropped)
    return bytes
  }

  async #more(): Promise<boolean> {
    const next = await this.#chunks.next()
    if (next.done) return false
    const chunk = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.length)
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk])
    return true
  }
}
