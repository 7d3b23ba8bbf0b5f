import { expect, test } from 'vitest'
import { formatFileSize } from './format.ts'

test.each([
  [0, '0\u00a0KB'],
  [1, '1\u00a0KB'],
  [2_500, '2\u00a0KB'],
  [2_621_440, '2.5\u00a0MB'],
])('%i bytes are %s: nothing sent is no kilobyte', (bytes, words) => {
  expect(formatFileSize(bytes, 'en')).toBe(words)
})
