import { hkdfSync, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { UnreadableError } from './piece-cipher.server.ts'

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
      return `v1.${current.id}.${sealBox(current.key, context, key).toString('base64url')}`
    },
    unwrap(wrapped, context) {
      const [version, id, text = ''] = wrapped.split('.')
      const holder = known.find((each) => each.id === id)
      if (version !== 'v1' || !holder) throw new UnreadableError('unknown_key')
      return openBox(holder.key, context, Buffer.from(text, 'base64url'))
    },
    currentPrefix: `v1.${current.id}.`,
  }
}

function wrappingKey(secret: string): { id: string; key: Buffer } {
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))
  return { id: derive('file keys: id', 8).toString('hex'), key: derive('file keys: wrapping', 32) }
}

const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Seals a few bytes at once, for one `context` only. A key may seal many: each gets a random nonce, which comes first. */
function sealBox(key: Buffer, context: string, content: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(cipherName, key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
}

/** @throws UnreadableError when it is not what {@link sealBox} made with the same key and context */
function openBox(key: Buffer, context: string, sealed: Buffer): Buffer {
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
