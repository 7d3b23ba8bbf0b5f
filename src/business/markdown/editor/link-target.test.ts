import { expect, test } from 'vitest'
import { isLinkTarget, linkTargetOf } from './link-target.ts'

test.each([
  ['https://a.example/b?c#d', 'https://a.example/b?c#d'],
  [' /products ', '/products'],
  ['#end', '#end'],
  ['www.example.com/a', 'https://www.example.com/a'],
  ['example.com', 'https://example.com'],
  ['sales@example.com', 'mailto:sales@example.com'],
  ['mailto:sales@example.com', 'mailto:sales@example.com'],
  ['tel:+2348000000000', 'tel:+2348000000000'],
])('%j leads to %j', (typed, href) => {
  expect(linkTargetOf(typed)).toBe(href)
  expect(isLinkTarget(href)).toBe(true)
})

test.each([
  '',
  '  ',
  'javascript:alert(1)',
  'JaVaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
])('%j leads nowhere', (typed) => expect(linkTargetOf(typed)).toBeNull())
