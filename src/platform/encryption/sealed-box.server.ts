import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { UnreadableError } from './unreadable-error.ts'

const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Seals a few bytes at once, for one `context` only. A key may seal many: each gets a random nonce, which comes first. */
export function sealBox(key: Buffer, context: string, content: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(cipherName, key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
}

/** @throws UnreadableError when it is not what {@link sealBox} made with the same key and context */
export function openBox(key: Buffer, context: string, sealed: Buffer): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw new UnreadableError('damaged')
  const nonce = sealed.subarray(0, nonceBytes)
  const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()])
  } catch (cause) {
    throw new UnreadableError('damaged', { cause })
  }
}
