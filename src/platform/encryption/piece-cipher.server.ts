import { createCipheriv, createDecipheriv } from 'node:crypto'
import { releaseBytes } from '#platform/files/byte-reader.ts'

const cipherName = 'aes-256-gcm'
export const dataKeyBytes = 32

/**
 * Seals one piece of a content: its bytes, and their tag to follow them. A piece opens only at its place, and the last only as the
 * last, so pieces can be neither moved, repeated nor cut off (the STREAM construction of Hoang, Reyhanitabar, Rogaway
 * and Vizár, 2015). `key` must never seal another content.
 */
export function sealPiece(key: Buffer, index: number, isLast: boolean, piece: Uint8Array): [Buffer, Buffer] {
  const cipher = createCipheriv(cipherName, key, nonce(index, isLast))
  const sealed = cipher.update(piece)
  cipher.final()
  return [sealed, cipher.getAuthTag()]
}

/** @throws UnreadableError when it is not what {@link sealPiece} made with the same key, index and `isLast` */
export function openPiece(key: Buffer, index: number, isLast: boolean, sealed: Buffer): Buffer {
  if (sealed.length < tagBytes) throw new UnreadableError('damaged')
  const decipher = createDecipheriv(cipherName, key, nonce(index, isLast), { authTagLength: tagBytes })
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    const piece = decipher.update(sealed.subarray(0, -tagBytes))
    decipher.final()
    return piece
  } catch (cause) {
    throw new UnreadableError('damaged', { cause })
  }
}

/** Counts instead of being random: the key is used for one content only. */
function nonce(index: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(index, 7)
  bytes.writeUInt8(isLast ? 1 : 0, 11)
  return bytes
}

/**
 * Sealed bytes that can't be opened: `unknown_key` when no secret that we hold wrapped their key, `damaged` when a byte
 * is not what was sealed (changed, missing, moved).
 */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
  readonly reason: 'unknown_key' | 'damaged'

  constructor(reason: UnreadableError['reason'], options?: ErrorOptions) {
    super(reason === 'unknown_key' ? 'sealed with a secret that is not ours' : 'sealed bytes are damaged', options)
    this.reason = reason
  }
}

/** Bytes of content in every piece but the last. */
export const pieceBytes = 64 * 1024
/** What sealing adds to each piece. */
export const tagBytes = 16
export const sealedPieceBytes = pieceBytes + tagBytes

/** How many pieces hold `size` bytes of content: at least one, so that even an empty content has its end. */
function pieceCount(size: number): number {
  return Math.max(1, Math.ceil(size / pieceBytes))
}

/** The bytes that `size` bytes of content take once sealed. */
export function sealedSize(size: number): number {
  return size + pieceCount(size) * tagBytes
}

/**
 * Seals a content of any length, a piece at a time: 64 KiB of it are in memory. `key` must never seal another. The bytes are
 * valid until the next are asked for.
 */
export async function* sealStream(key: Buffer, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { piece, index, isLast } of cutPieces(content, pieceBytes)) {
    const [sealed, tag] = sealPiece(key, index, isLast, piece)
    yield sealed
    releaseBytes(sealed)
    yield tag
  }
}

/**
 * Opens what {@link sealStream} sealed, a piece at a time; no byte leaves before it is verified.
 * @throws UnreadableError at the first piece that is not as it was sealed, or when the end is missing
 */
export async function* openStream(key: Buffer, sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { piece, index, isLast } of cutPieces(sealed, sealedPieceBytes)) {
    yield openPiece(key, index, isLast, Buffer.from(piece.buffer, piece.byteOffset, piece.length))
  }
}

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
