import { expect, test } from 'vitest'
import { pageOf } from './post-pages.ts'

const letters = 'abcdefg'.split('')

test.each([
  [null, 'abc', 1],
  ['1', 'abc', 1],
  ['2', 'def', 2],
  ['3', 'g', 3],
  ['4', 'g', 3],
  ['999999', 'g', 3],
  ['0', 'abc', 1],
  ['-1', 'abc', 1],
  ['2.5', 'abc', 1],
  ['9'.repeat(400), 'abc', 1],
  ['__proto__', 'abc', 1],
])('page %s shows %s', (named, shown, page) => {
  expect(pageOf(letters, named, 3)).toEqual({ items: shown.split(''), page, pages: 3 })
})

test('an empty list has one page', () => {
  expect(pageOf([], '2')).toEqual({ items: [], page: 1, pages: 1 })
})
