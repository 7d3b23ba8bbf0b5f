import { expect, test } from 'vitest'
import { aPost } from '../../../tests/support/posts.ts'
import { postBodyIn, postTextIn } from './post-text.ts'

const bare = aPost({
  title: '',
  titleEn: '',
  excerpt: '',
  excerptEn: '',
  author: '',
  authorEn: '',
  tags: [],
  tagsEn: [],
})

test('a language that is not written is the other one', () => {
  const french = aPost({ title: 'Titre', titleEn: ' ', excerpt: 'Chapô', excerptEn: '', tags: ['Un'], tagsEn: [] })
  expect(postTextIn(french, 'en')).toMatchObject({ title: 'Titre', excerpt: 'Chapô', tags: ['Un'] })
  const english = aPost({ title: '', titleEn: 'Title', author: '', authorEn: 'Ada' })
  expect(postTextIn(english, 'fr')).toMatchObject({ title: 'Title', author: 'Ada' })
})

test('what neither language says has a name, or none', () => {
  expect(postTextIn({ ...bare, category: '', categoryEn: '' }, 'en')).toEqual({
    title: 'Untitled',
    excerpt: '',
    author: '',
    category: 'General',
    tags: [],
  })
  expect(postTextIn({ ...bare, category: '', categoryEn: '' }, 'fr')).toMatchObject({
    title: 'Sans titre',
    category: 'Général',
  })
})

test('a known category is named in both languages, one of the staff’s own as they wrote it', () => {
  expect(postTextIn(aPost({ category: 'Guide technique', categoryEn: '' }), 'en').category).toBe('Technical Guide')
  expect(postTextIn(aPost({ category: '', categoryEn: 'customer story' }), 'fr').category).toBe('Parole de client')
  expect(postTextIn(aPost({ category: 'Recettes', categoryEn: '' }), 'en').category).toBe('Recettes')
})

test('a body says which language it is in', () => {
  expect(postBodyIn({ content: '<p>Un</p>', contentEn: '<p>One</p>' }, 'en')).toEqual({
    html: '<p>One</p>',
    language: 'en',
  })
  expect(postBodyIn({ content: '<p>Un</p>', contentEn: '' }, 'en')).toEqual({ html: '<p>Un</p>', language: 'fr' })
})
