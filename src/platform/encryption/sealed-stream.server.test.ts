import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dataKeyBytes,
  openPiece,
  sealPiece,
  UnreadableError,
  pieceBytes,
  sealedPieceBytes,
  sealedSize,
  openStream,
  sealStream,
} from './piece-cipher.server.ts'

const key = randomBytes(dataKeyBytes)

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function all(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const seal = (content: Uint8Array, chunk = 50_000) => all(sealStream(key, inChunks(content, chunk)))
const open = (sealed: Uint8Array, chunk = 50_000, by = key) => all(openStream(by, inChunks(sealed, chunk)))

const damaged = { name: 'UnreadableError', reason: 'damaged' }

test('what is sealed opens again, whatever its length and however it is cut', async () => {
  const sizes = fc.oneof(
    fc.integer({ min: 0, max: 300 }),
    fc.constantFrom(pieceBytes - 1, pieceBytes, pieceBytes + 1, 2 * pieceBytes, 3 * pieceBytes + 17),
  )
  const chunk = fc.integer({ min: 97, max: 200_000 })
  await fc.assert(
    fc.asyncProperty(sizes, chunk, chunk, async (size, written, read) => {
      const content = randomBytes(size)
      const sealed = await seal(content, written)
      expect(sealed.length).toBe(sealedSize(size))
      expect((await open(sealed, read)).equals(content)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

describe('nothing but what was sealed opens', () => {
  const content = randomBytes(3 * pieceBytes)

  test('one changed bit, anywhere', async () => {
    const sealed = await seal(content)
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.nat(7), async (at, bit) => {
        const changed = Buffer.from(sealed)
        changed[at] = (changed[at] ?? 0) ^ (1 << bit)
        await expect(open(changed)).rejects.toMatchObject(damaged)
      }),
      { numRuns: 60 },
    )
  })

  test('a shorter one, cut anywhere or between two pieces', async () => {
    const sealed = await seal(content)
    for (const end of [0, 1, sealedPieceBytes, 2 * sealedPieceBytes, sealed.length - 1]) {
      await expect(open(sealed.subarray(0, end))).rejects.toMatchObject(damaged)
    }
  })

  test('a longer one', async () => {
    const sealed = await seal(content)
    await expect(open(Buffer.concat([sealed, sealed]))).rejects.toMatchObject(damaged)
    await expect(open(Buffer.concat([sealed, Buffer.alloc(1)]))).rejects.toMatchObject(damaged)
  })

  test('pieces in another order', async () => {
    const sealed = await seal(content)
    const [first, second, rest] = [0, 1, 2].map((index) => sealed.subarray(index * sealedPieceBytes)) as [
      Buffer,
      Buffer,
      Buffer,
    ]
    const swapped = [second.subarray(0, sealedPieceBytes), first.subarray(0, sealedPieceBytes), rest]
    await expect(open(Buffer.concat(swapped))).rejects.toMatchObject(damaged)
  })

  test('another key', async () => {
    await expect(open(await seal(content), 50_000, randomBytes(dataKeyBytes))).rejects.toMatchObject(damaged)
  })
})

test('verified pieces leave before a damaged one is met, and no byte of that one', async () => {
  const content = randomBytes(2 * pieceBytes)
  const sealed = await seal(content)
  sealed[sealed.length - 20] = (sealed.at(-20) ?? 0) ^ 1
  const read: Buffer[] = []
  await expect(async () => {
    for await (const piece of openStream(key, inChunks(sealed, 1000))) read.push(piece)
  }).rejects.toThrow(UnreadableError)
  expect(Buffer.concat(read).equals(content.subarray(0, pieceBytes))).toBe(true)
})

test('a piece opens at its place only', () => {
  const sealed = Buffer.concat(sealPiece(key, 3, false, Buffer.from('text')))
  expect(openPiece(key, 3, false, sealed).toString()).toBe('text')
  expect(() => openPiece(key, 4, false, sealed)).toThrow(UnreadableError)
  expect(() => openPiece(key, 3, true, sealed)).toThrow(UnreadableError)
  expect(() => openPiece(key, 3, false, Buffer.alloc(3))).toThrow(UnreadableError)
})
