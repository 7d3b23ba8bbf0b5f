import { expect, test } from 'vitest'
import { mergeDrafts } from './merge-drafts.ts'

const base = { name: 'a', price: 1, sites: { facebook: 'f', linkedin: 'l' }, tags: ['x'] }

test('what two people changed in different places is both of theirs', () => {
  const mine = { ...base, price: 2, sites: { facebook: 'f', linkedin: 'mine' } }
  const theirs = { ...base, name: 'b', sites: { facebook: 'theirs', linkedin: 'l' } }
  const draft = { name: 'b', price: 2, sites: { facebook: 'theirs', linkedin: 'mine' }, tags: ['x'] }
  expect(mergeDrafts(base, mine, theirs)).toEqual({ draft, isClean: true })
})

test('what both changed alike is no conflict; what they changed to different ends is mine until somebody decides', () => {
  expect(mergeDrafts(base, { ...base, price: 3 }, { ...base, price: 3 }).isClean).toBe(true)
  const mine = { ...base, price: 2, tags: ['x', 'mine'] }
  const theirs = { ...base, price: 3, name: 'b' }
  expect(mergeDrafts(base, mine, theirs)).toEqual({ draft: { ...mine, name: 'b' }, isClean: false })
  const listed = mergeDrafts(base, { ...base, tags: ['x', 'mine'] }, { ...base, tags: ['x', 'theirs'] })
  expect(listed).toEqual({ draft: { ...base, tags: ['x', 'mine'] }, isClean: false })
})

test('a part that one emptied and the other left is empty', () => {
  const blank = { thumbnail: 'a', video: null as string | null }
  expect(mergeDrafts(blank, { ...blank, thumbnail: null }, { ...blank, video: 'v' })).toEqual({
    draft: { thumbnail: null, video: 'v' },
    isClean: true,
  })
})
