import { expect, test } from 'vitest'
import { blankPost, languagesMissing, withTitle } from './post-draft.ts'

test('the address follows the title while one writes it', () => {
  const typed = ['É', 'Éc', 'Écl', 'Éclairer un marché'].reduce(withTitle, blankPost)
  expect(typed.slug).toBe('eclairer-un-marche')
})

test('it stays once it was given, or once visitors know it', () => {
  expect(withTitle({ ...blankPost, title: 'Un', slug: 'mon-adresse' }, 'Deux').slug).toBe('mon-adresse')
  expect(withTitle({ ...blankPost, title: 'Un', slug: 'un', isPublished: true }, 'Deux').slug).toBe('un')
})

test('a language is missing once another says what it does not', () => {
  expect(languagesMissing(blankPost)).toEqual([])
  expect(languagesMissing({ ...blankPost, title: 'Un' })).toEqual(['en'])
  expect(languagesMissing({ ...blankPost, title: 'Un', titleEn: 'One', contentEn: 'Words' })).toEqual(['fr'])
  expect(languagesMissing({ ...blankPost, title: 'Un', titleEn: 'One', content: 'Mots', contentEn: 'Words' })).toEqual(
    [],
  )
})
