import { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readArchive, writeArchive, type ArchiveReader } from './archive-stream.server.ts'
import { createRowDigest } from './row-digest.ts'

const passphrase = 'a long passphrase of words'

async function written(entries: readonly [string, Uint8Array][], sealedBy: string | null): Promise<Buffer> {
  const chunks: Buffer[] = []
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk)
      done()
    },
  })
  await writeArchive(sink, sealedBy, async (archive) => {
    for (const [name, content] of entries) await archive.add(name, content.length, [content])
  })
  return Buffer.concat(chunks)
}

const readAll = async (archive: ArchiveReader) => {
  const found: [string, Buffer][] = []
  for (let name = await archive.peek(); name !== null; name = await archive.peek()) {
    const { content } = await archive.take()
    found.push([name, await buffer(content)])
  }
  return found
}
const read = (bytes: Uint8Array, openedBy: string | null = passphrase) =>
  readArchive(Readable.from([bytes]), openedBy, readAll)
/** What the operator is told; that it was read only where all of it was there. */
const refusal = (bytes: Uint8Array, openedBy?: string | null) =>
  read(bytes, openedBy).then(
    (found) => {
      expect(found).toEqual(entries)
      return 'read'
    },
    (error: Error) => `${error.name}: ${error.message}`,
  )

const entries: [string, Buffer][] = [
  ['head.json', Buffer.from('{}')],
  ['tables/public.leads/1', Buffer.from('1\tAwa\n'.repeat(10_000))],
  ['files/documents/nothing', Buffer.alloc(0)],
  ['files/documents/one', Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251))],
]
const plain = await written(entries, null)
const sealed = await written(entries, passphrase)

test.each([
  ['plain', plain],
  ['sealed', sealed],
])('what was written is read again, %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual(entries)
})

test('a sealed archive shows nothing of what is in it', () => {
  expect(sealed.subarray(0, 15).toString()).toBe('solar-backup-1\n')
  expect(sealed.includes('head.json')).toBe(false)
})

describe('an archive is refused in a line for the operator', () => {
  // Each look at a sealed one takes as long as a guess at its passphrase is meant to.
  test.each([
    [plain, 40],
    [sealed, 3],
  ])('wherever it is cut off', async (bytes, times) => {
    for (let length = 40; length < bytes.length; length += Math.ceil(bytes.length / times)) {
      expect(await refusal(bytes.subarray(0, length))).toMatch(/^StartupError: .*(cut off|damaged)|^read$/)
    }
    expect(await refusal(bytes.subarray(0, bytes.length / 2))).toMatch(/^StartupError: .*(cut off|damaged)/)
  })

  test.each([
    [plain, 40],
    [sealed, 3],
  ])('wherever a byte has changed', async (bytes, times) => {
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / times)) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 0x55, at)
      expect(await refusal(changed)).toMatch(/^StartupError: |^read$/)
    }
  })

  test('where the end of a sealed one is missing', async () => {
    expect(await refusal(sealed.subarray(0, -1))).toMatch(/^StartupError: .*damaged/)
  })

  test('when its passphrase is missing or another, and when it is none', async () => {
    expect(await refusal(sealed, null)).toMatch(/is sealed: set BACKUP_PASSPHRASE/)
    expect(await refusal(sealed, 'some other passphrase')).toMatch(/BACKUP_PASSPHRASE is not what sealed/)
    expect(await refusal(Buffer.from('PK\u0003\u0004'.repeat(100)))).toMatch(/is no archive/)
    expect(await refusal(Buffer.alloc(0))).toMatch(/is no archive/)
  })
})

test('an entry waits until what came before it is out: nothing piles up', async () => {
  let [asked, out] = [0, 0]
  const most = { ahead: 0 }
  async function* noise(): AsyncGenerator<Uint8Array> {
    for (let chunk = 0; chunk < 600; chunk += 1) {
      asked += 64 * 1024
      most.ahead = Math.max(most.ahead, asked - out)
      yield Buffer.from(crypto.getRandomValues(new Uint8Array(64 * 1024)))
    }
  }
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      out += chunk.length
      setImmediate(done)
    },
  })
  await writeArchive(sink, passphrase, (archive) => archive.add('files/large', 600 * 64 * 1024, noise()))
  expect(most.ahead).toBeLessThan(4 * 1024 * 1024)
})

test('a sink that fails fails the archive', async () => {
  const full = new Writable({ write: (_chunk, _, done) => done(new Error('no space left on device')) })
  const filled = writeArchive(full, null, (archive) => archive.add('files/large', 8e6, [new Uint8Array(8e6)]))
  await expect(filled).rejects.toThrow('no space left')
})

test('rows are digested the same in any order and however they are cut, and otherwise when one differs', () => {
  const digest = (bytes: Uint8Array, cuts: readonly number[] = []) => {
    const made = createRowDigest()
    const ends = [...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
    for (const [at, end] of ends.entries()) made.add(bytes.subarray(ends[at - 1] ?? 0, end))
    return made.result()
  }
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ''))
  fc.assert(
    fc.property(fc.array(line), fc.array(fc.nat(500)), line, (lines, cuts, other) => {
      const bytesOf = (rows: readonly string[]) => Buffer.from(rows.map((row) => `${row}\n`).join(''))
      const one = digest(bytesOf(lines))
      expect(one.rows).toBe(lines.length)
      expect(digest(bytesOf(lines.toReversed()), cuts)).toEqual(one)
      expect(digest(bytesOf([...lines, other])).digest).not.toBe(one.digest)
      expect(digest(bytesOf([`${lines[0] ?? ''}x`, ...lines.slice(1)])).digest).not.toBe(one.digest)
    }),
  )
})
