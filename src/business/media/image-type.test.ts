import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageIssue, imageTypeStartingWith } from './image-type.ts'

const ftyp = (...brands: string[]) =>
  Buffer.concat([Buffer.from([0, 0, 0, 8 + brands.length * 4]), Buffer.from(`ftyp${brands.join('')}`, 'latin1')])

test.each([
  ['ffd8ffe0', 'image/jpeg'],
  ['89504e470d0a1a0a', 'image/png'],
  ['474946383961', 'image/gif'],
  ['524946460000000057454250565038200000', 'image/webp'],
  [ftyp('avif', '\0\0\0\0', 'mif1').toString('hex'), 'image/avif'],
  [ftyp('mif1', '\0\0\0\0', 'miaf', 'avif').toString('hex'), 'image/avif'],
  [ftyp('heic', '\0\0\0\0', 'mif1', 'heic').toString('hex'), null],
  [ftyp('isom', 'avif', 'mp42').toString('hex'), null],
  ['524946460000000057415645', null],
  [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('hex'), null],
  [Buffer.from('%PDF-1.7').toString('hex'), null],
  ['424d', null],
  ['49492a00', null],
])('%s is %s', (hex, type) => {
  expect(imageTypeStartingWith(Buffer.from(hex, 'hex'))).toBe(type)
})

test('whatever bytes, however few, are judged', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect([null, 'image/jpeg', 'image/gif']).toContain(imageTypeStartingWith(bytes))
    }),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (rest) => {
      const bytes = Buffer.concat([Buffer.from('\0\0\0\x20ftyp', 'latin1'), rest])
      expect([null, 'image/avif']).toContain(imageTypeStartingWith(bytes))
    }),
  )
})

test.each([
  [0, 'empty_file'],
  [1, null],
  [10 * 1024 * 1024, null],
  [10 * 1024 * 1024 + 1, 'file_too_large'],
] as const)('of %i bytes: %s', (size, issue) => expect(imageIssue({ size })).toBe(issue))
