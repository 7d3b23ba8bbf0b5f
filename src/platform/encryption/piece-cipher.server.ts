import { createCipheriv, createDecipheriv } from 'node:crypto'
import { tagBytes } from './sealed-layout.ts'
import { UnreadableError } from './unreadable-error.ts'

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
