import { expect, test } from 'vitest'
import { tagsOfServerPost } from './post-queries.server.ts'

test('a post that staff wrote is tagged with its category and its type', () => {
  expect(tagsOfServerPost({ type: 'news', category: 'Financement', categoryEn: 'Financing' })).toEqual({
    tags: ['Financement', 'Actualités de l’entreprise'],
    tagsEn: ['Financing', 'Company News'],
  })
  expect(tagsOfServerPost({ type: 'blog', category: '', categoryEn: '' })).toEqual({
    tags: ['Général', 'Article de blog'],
    tagsEn: ['General', 'Blog Post'],
  })
})
