import { expect, test } from 'vitest'
import { blankPost, lackingOf, withTitle } from './post-draft.ts'

test('the address follows the title while one writes it', () => {
  const typed = ['É', 'Éc', 'Écl', 'Éclairer un marché'].reduce(withTitle, blankPost)
  expect(typed.slug).toBe('eclairer-un-marche')
})

test('it stays once it was given, or once visitors know it', () => {
  expect(withTitle({ ...blankPost, title: 'Un', slug: 'mon-adresse' }, 'Deux').slug).toBe('mon-adresse')
  expect(withTitle({ ...blankPost, title: 'Un', slug: 'un', isPublished: true }, 'Deux').slug).toBe('un')
})

test('what publishing needs: a title, and a text in one language or a video', () => {
  expect(lackingOf(blankPost)).toEqual(['admin-posts.toPublish.title', 'admin-posts.toPublish.body'])
  expect(lackingOf({ ...blankPost, title: ' ', contentEn: 'Words' })).toEqual(['admin-posts.toPublish.title'])
  expect(lackingOf({ ...blankPost, title: 'Un', content: ' ' })).toEqual(['admin-posts.toPublish.body'])
  expect(lackingOf({ ...blankPost, title: 'Un', videoUrl: 'https://youtu.be/abcdefghijk' })).toEqual([])
})
