import { randomBytes } from 'node:crypto'
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
