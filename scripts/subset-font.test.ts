import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { charactersOf } from './add-glyph.ts'

test('the display font has the letters and signs of both languages, and the naira', async () => {
  const file = await readFile('public/fonts/display.woff2')
  const wanted = 'Où êtes-vous, Ibadan ? « Œuvre » l’été, 3 500 000 ₦\u202f: 12 % — ÀÇÉ'
  const characters = charactersOf(await subsetFont(file, wanted, { targetFormat: 'truetype' }))
  expect(Array.from(wanted).filter((letter) => !characters.get(letter.codePointAt(0) ?? 0))).toEqual([])
  expect(file.length).toBeLessThanOrEqual(20_000)
})
