import { hkdfSync } from 'node:crypto'
import { openBox, sealBox } from './sealed-box.server.ts'
import { UnreadableError } from './unreadable-error.ts'

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
