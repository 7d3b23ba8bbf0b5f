import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { UnreadableError } from './unreadable-error.ts'

const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** The secrets that wrap keys: the current one, and the one before it while it is being replaced. */
export type KeyRing = {
  /** Seals a key by the current secret, for one owner (`context`) only: text to store beside what the key seals. */
  wrap(key: Buffer, context: string): string
  /** @throws UnreadableError for a secret that we don't hold, another owner, or a changed text */
  unwrap(wrapped: string, context: string): Buffer
  /** How every text starts that the current secret wrapped. */
  readonly currentPrefix: string
}

/**
 * A wrapped key reads `v1.<id of the secret>.<nonce, key and tag in base64url>`. The wrapping key and its id are derived
 * from the secret by HKDF-SHA256 (RFC 5869), so that neither tells anything of the secret's other uses.
 */
export function createKeyRing(secret: string, previousSecret: string | null = null): KeyRing {
  const current = wrappingKey(secret)
  const known = [current, ...(previousSecret === null ? [] : [wrappingKey(previousSecret)])]
  return {
    wrap(key, context) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(cipherName, current.key, nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
      return `v1.${current.id}.${sealed.toString('base64url')}`
    },
    unwrap(wrapped, context) {
      const [version, id, text = ''] = wrapped.split('.')
      const holder = known.find((each) => each.id === id)
      if (version !== 'v1' || !holder) throw new UnreadableError('unknown_key')
      return open(holder.key, Buffer.from(text, 'base64url'), context)
    },
    currentPrefix: `v1.${current.id}.`,
  }
}

function wrappingKey(secret: string): { id: string; key: Buffer } {
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))
  return { id: derive('file keys: id', 8).toString('hex'), key: derive('file keys: wrapping', 32) }
}

function open(key: Buffer, sealed: Buffer, context: string): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw new UnreadableError('damaged')
  const body = sealed.subarray(nonceBytes, -tagBytes)
  const decipher = createDecipheriv(cipherName, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(body), decipher.final()])
  } catch (cause) {
    throw new UnreadableError('damaged', { cause })
  }
}
