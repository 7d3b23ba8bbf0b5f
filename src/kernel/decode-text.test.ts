import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test.each([
  ['utf8', 'utf-8'],
  ['latin1', 'windows-1252'],
] as const)('a text in %s keeps its accents', (written, encoding) => {
  const bytes = new Uint8Array(Buffer.from('Aïssata Ouédraogo', written))
  expect(decodeText(bytes)).toEqual({ text: 'Aïssata Ouédraogo', encoding })
})
