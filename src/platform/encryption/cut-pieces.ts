import { releaseBytes } from '../release-bytes.ts'

/**
 * A stream of bytes, recut into pieces of `size` bytes and a last one of at most that; an empty stream is one empty
 * last piece. Holds one piece. The bytes are valid until the next piece is asked for.
 */
export async function* cutPieces(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ readonly piece: Uint8Array; readonly index: number; readonly isLast: boolean }> {
  const held = new Uint8Array(size)
  let filled = 0
  let index = 0
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length;) {
      // A full piece leaves only when a byte follows it: until then it may be the last.
      if (filled === size) {
        yield { piece: held, index, isLast: false }
        index += 1
        filled = 0
      }
      const taken = chunk.subarray(from, from + size - filled)
      held.set(taken, filled)
      filled += taken.length
      from += taken.length
    }
  }
  yield { piece: held.subarray(0, filled), index, isLast: true }
  releaseBytes(held)
}
