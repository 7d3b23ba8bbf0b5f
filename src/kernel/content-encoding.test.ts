import { expect, test } from 'vitest'
import { bestEncoding } from './content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['BR;q=0.1,gzip', 'br'],
  ['gzip;q=1.0 , br ; q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 ,gzip;q=0.001', 'gzip'],
  ['br;q=0,gzip;q=0', null],
  ['x-br, my-gzip', null],
  ['identity', null],
  ['', null],
])('%j takes %s', (header, encoding) => expect(bestEncoding(header)).toBe(encoding))

test('a header made to be slow is read at once', () => {
  const started = performance.now()
  for (const part of ['br ', ' ', 'br;', ',', 'br;q=0.0', ';q=']) bestEncoding(part.repeat(4_000))
  expect(performance.now() - started).toBeLessThan(500)
})
