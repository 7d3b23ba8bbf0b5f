import { expect, test } from 'vitest'
import { languageWritten } from './language-written.ts'

const written = (title: string, titleEn: string) =>
  (['fr', 'en'] as const).map((language) => languageWritten({ title, titleEn }, 'title', language))

test('a text is in the language that it is written in, else in the other', () => {
  expect(written('Le toit', 'The roof')).toEqual(['fr', 'en'])
  expect(written('Le toit', ' ')).toEqual(['fr', 'fr'])
  expect(written('', 'The roof')).toEqual(['en', 'en'])
  expect(written('', '')).toEqual(['fr', 'en'])
})

test('a copy is in the language that it sounds like, whatever is told of its pictures; a name is in both', () => {
  expect(written('Le toit de la clinique', 'Le toit de la clinique')).toEqual(['fr', 'fr'])
  expect(written('The roof of the clinic', 'The roof of the clinic')).toEqual(['en', 'en'])
  const body = (alt: string) => `<p>Le soleil se lève.</p><img src="/media/a.jpg" alt="${alt}">`
  expect(written(body('Un toit'), body('A roof'))).toEqual(['fr', 'fr'])
  expect(written('Sun King Home 600', 'Sun King Home 600')).toEqual(['fr', 'en'])
})
