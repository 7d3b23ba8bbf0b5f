import { expect, test } from 'vitest'
import { searchWith, segmentOf, stepOf } from './audit-step.ts'

const search = (query: string) => new URLSearchParams(query)

test.each([
  ['', 1],
  ['step=2', 2],
  ['step=3', 3],
  ['step=4', 1],
  ['step=two', 1],
])('the address ?%s is at step %s', (query, step) => {
  expect(stepOf(search(query))).toBe(step)
})

test('only a known project type is preselected', () => {
  expect(segmentOf(search('type=commercial'))).toBe('commercial')
  expect(segmentOf(search('type=farm'))).toBeNull()
})

test('another step keeps everything else in the address; the first has no number', () => {
  expect(searchWith(search('type=commercial&utm=x'), { step: 3 })).toBe('?type=commercial&utm=x&step=3')
  expect(searchWith(search('step=3'), { step: 1 })).toBe('')
  expect(searchWith(search('step=2'), { segment: 'residential' })).toBe('?step=2&type=residential')
})
