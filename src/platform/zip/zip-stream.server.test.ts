import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { unpacked } from '../../../tests/support/unpacked-zip.ts'
import { zipStream, type ZipSource } from './zip-stream.server.ts'

const at = new Date('2026-03-05T09:00:00Z')
const packed = (sources: readonly ZipSource[]) => buffer(Readable.from(zipStream(sources, at), { objectMode: false }))

test('what was packed is unpacked, name for name and byte for byte', async () => {
  const large = randomBytes(300_000)
  const bytes = await packed([
    { name: 'person.json', content: async () => '{"name":"Aïssata"}' },
    { name: 'REF-000001/relevés.pdf', content: async () => Readable.from([large.subarray(0, 9), large.subarray(9)]) },
    { name: 'empty.txt', content: async () => '' },
  ])
  const found = await unpacked(bytes)
  expect([...found.keys()]).toEqual(['person.json', 'REF-000001/relevés.pdf', 'empty.txt'])
  expect(found.get('person.json')?.toString()).toBe('{"name":"Aïssata"}')
  expect(found.get('REF-000001/relevés.pdf')?.equals(large)).toBe(true)
})

test('an archive fails with what a file of it fails with', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('some')
      throw new Error('damaged')
    })(),
  )
  await expect(packed([{ name: 'x', content: async () => broken }])).rejects.toThrow('damaged')
})

test('nothing is held but what is on its way, and who leaves closes what is open', async () => {
  let given = 0
  const opened: string[] = []
  const endless = new Readable({
    highWaterMark: 16_384,
    read() {
      given += 16_384
      this.push(randomBytes(16_384))
    },
  })
  const archive = zipStream(
    [
      { name: 'endless', content: async () => endless },
      { name: 'next', content: async () => `${opened.push('next')}` },
    ],
    at,
  )
  let taken = 0
  while (taken < 1_000_000) {
    const { value } = (await archive.next()) as IteratorResult<Buffer, undefined>
    taken += value?.length ?? 0
  }
  // What is read of it but not handed on waits in a few streams of at most 64 KiB each.
  expect(given - taken).toBeLessThan(400_000)
  const closed = once(endless, 'close')
  await archive.return(undefined)
  await closed
  expect(opened).toEqual([])
})

test('an archive fails with what keeps a file of it from being opened', async () => {
  const lost = { name: 'x', content: () => Promise.reject(new Error('lost')) }
  await expect(packed([lost])).rejects.toThrow('lost')
})
