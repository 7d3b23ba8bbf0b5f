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
  expect(decodeText(bytes.subarray(0, -1))).toEqual({ text: 'Aïssata Ouédraogo, Zo\uFFFD', encoding: 'utf-8' })
})
