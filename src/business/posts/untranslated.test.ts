import { expect, test } from 'vitest'
import { blankPost } from './ui/admin/post-draft.ts'
import { languagesToTranslate, untranslatedIn } from './untranslated.ts'

const both = { ...blankPost, title: 'Un', titleEn: 'One', content: 'Mots', contentEn: 'Words' }

test('a language is to be translated once another says what it does not', () => {
  expect(languagesToTranslate(blankPost)).toEqual([])
  expect(languagesToTranslate({ ...blankPost, excerptEn: 'In short' })).toEqual(['fr'])
  expect(languagesToTranslate({ ...blankPost, title: 'Un' })).toEqual(['en'])
  expect(languagesToTranslate({ ...both, content: '' })).toEqual(['fr'])
  expect(languagesToTranslate(both)).toEqual([])
})

test('a copy is not a translation, whatever is told of its pictures', () => {
  const content = 'Le soleil se lève pour tous.\n\n![Un toit](/media/a.jpg)'
  const copied = { ...both, content, contentEn: content.replace('Un toit', 'A roof') }
  expect(untranslatedIn(copied)).toEqual({ fr: [], en: ['content'] })
  expect(languagesToTranslate(copied)).toEqual(['en'])
  expect(languagesToTranslate({ ...copied, contentEn: 'The sun rises for everybody.' })).toEqual([])
})

test('of a copy of the English text the French is to be translated', () => {
  const words = 'The sun rises for all of us.'
  expect(untranslatedIn({ ...both, excerpt: words, excerptEn: words })).toEqual({ fr: ['excerpt'], en: [] })
})

test('a name is the same in both languages', () => {
  expect(languagesToTranslate({ ...both, title: 'Solar Expo', titleEn: 'Solar Expo' })).toEqual([])
})
