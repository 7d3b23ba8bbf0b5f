import { expect, test } from 'vitest'
import { findPostCategory, postCategories, postCategory } from './post-category.ts'

test('the English names are those of the specification, to the letter', () => {
  expect(postCategories.map(({ name }) => name.en)).toEqual([
    'Corporate',
    'Funding',
    'Industry Insight',
    'Consumer Guide',
    'Energy Economics',
    'Market Trends',
    'Technical Guide',
    'Education',
    'Financing',
    'Customer Story',
    'Innovation',
  ])
})

test('a category is found by its code or its name in either language', () => {
  const guide = postCategory('technical-guide')
  expect(findPostCategory({ category: 'technical-guide', categoryEn: '' })).toBe(guide)
  expect(findPostCategory({ category: ' guide technique ', categoryEn: '' })).toBe(guide)
  expect(findPostCategory({ category: '', categoryEn: 'TECHNICAL GUIDE' })).toBe(guide)
  expect(findPostCategory({ category: '', categoryEn: '' })).toBeUndefined()
  expect(findPostCategory({ category: 'Recettes', categoryEn: 'Recipes' })).toBeUndefined()
})
