import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test.each([
  ['utf8', 'utf-8'],
  ['latin1', 'windows-1252'],
  ['utf16le', 'utf-16le'],
] as const)('a text in %s keeps its accents', (written, encoding) => {
  const mark = written === 'utf16le' ? '\uFEFF' : ''
  const bytes = new Uint8Array(Buffer.from(`${mark}Aïssata Ouédraogo`, written))
  expect(decodeText(bytes)).toEqual({ text: 'Aïssata Ouédraogo', encoding })
})

test('one broken letter does not make another encoding of a text', () => {
  const bytes = Buffer.from('Aïssata Ouédraogo, Zoé')
  expect(decodeText(bytes)).toEqual({ text: 'Aïssata Ouédraogo, Zoé', encoding: 'utf-8' })
  expect(decodeText(bytes.subarray(0, -1))).toBeNull()
})

test('a byte-order mark settles what a text is in', () => {
  const mark = Buffer.from([0xef, 0xbb, 0xbf])
  expect(decodeText(Buffer.concat([mark, Buffer.from('Zoé')]))).toEqual({ text: 'Zoé', encoding: 'utf-8' })
  expect(decodeText(Buffer.concat([mark, Buffer.from('Zoé', 'latin1')]))).toBeNull()
})

test('a text that holds the sign of a lost letter is UTF-8 like any other', () => {
  expect(decodeText(Buffer.from('Zo\uFFFD'))).toEqual({ text: 'Zo\uFFFD', encoding: 'utf-8' })
})

test('what is no text, or half of one, can’t be read', () => {
  const unreadable = [
    Buffer.from('PK\u0003\u0004\0\0'),
    Buffer.from('PK\u0003\u0004\0é', 'latin1'),
    Buffer.from('name', 'utf16le'),
    Buffer.from('\uFEFFname', 'utf16le').subarray(0, -1),
  ]
  expect(unreadable.map((bytes) => decodeText(bytes))).toEqual([null, null, null, null])
})
