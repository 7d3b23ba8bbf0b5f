import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'

type Ceremony = {
  /** What the server asked for. */
  readonly challenge: string
  readonly origin: string
}

/** What may be wrong with an answer. */
type Twist = {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly counter?: number
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64 = (data: Buffer) => data.toString('base64url')

/** A security key in software (WebAuthn, ES256, no attestation), with one passkey, which counts its uses. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  /** Answers `navigator.credentials.create` as JSON. */
  create(ceremony: Ceremony, twist: Twist = {}): object {
    const key = coseKey(this.#keys.publicKey)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, key])
    const data = this.#data(ceremony, twist, credential)
    // { fmt: "none", attStmt: {}, authData }
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 255]),
      data,
    ])
    const clientDataJSON = this.#client('webauthn.create', ceremony, twist)
    return this.#answer({ clientDataJSON, attestationObject: base64(attestation), transports: ['internal'] })
  }

  /** Answers `navigator.credentials.get` as JSON. */
  get(ceremony: Ceremony, twist: Twist = {}): object {
    this.#counter = twist.counter ?? this.#counter + 1
    const data = this.#data(ceremony, twist)
    const clientDataJSON = this.#client('webauthn.get', ceremony, twist)
    const signed = Buffer.concat([data, hash(Buffer.from(clientDataJSON, 'base64url'))])
    const signature = createSign('sha256').update(signed).sign(this.#keys.privateKey)
    return this.#answer({ clientDataJSON, authenticatorData: base64(data), signature: base64(signature) })
  }

  #answer(response: object): object {
    const id = base64(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #client(type: string, { challenge, origin }: Ceremony, twist: Twist): string {
    return base64(Buffer.from(JSON.stringify({ type, challenge, origin: twist.origin ?? origin, crossOrigin: false })))
  }

  #data({ origin }: Ceremony, { rpId, isVerified = true }: Twist, credential?: Buffer): Buffer {
    const userPresent = 0x01
    const flags = userPresent | (isVerified ? 0x04 : 0) | (credential ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const parts = [hash(rpId ?? new URL(origin).hostname), Buffer.from([flags]), counter]
    return Buffer.concat(credential ? [...parts, credential] : parts)
  }
}

/** A public key as COSE writes it: { kty: EC2, alg: ES256, crv: P-256, x, y }. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (value: string) => Buffer.concat([Buffer.from('5820', 'hex'), Buffer.from(value, 'base64url')])
  return Buffer.concat([Buffer.from('a501020326200121', 'hex'), coordinate(x), Buffer.from('22', 'hex'), coordinate(y)])
}
