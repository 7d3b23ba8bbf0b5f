import { expect, test } from 'vitest'
import { placeAfterSignIn, signInAddress } from './sign-in-address.ts'

test.each([
  ['/admin', ''],
  ['/admin/posts', '?tab=news&page=2'],
  ['/admin/audit-log', ''],
])('from %s%s to the sign-in page and back', (pathname, search) => {
  const { search: asked } = new URL(signInAddress({ pathname, search }), 'http://localhost')
  expect(placeAfterSignIn(asked)).toBe(pathname + search)
})

test.each([
  '',
  'https://elsewhere.example/admin',
  '//elsewhere.example',
  '/admin//elsewhere.example\\x',
  '/products',
  '/admin/login',
  'javascript:alert(1)',
  '/administrator',
])('%j leads nowhere but to the first screen', (next) => {
  expect(placeAfterSignIn(`?next=${encodeURIComponent(next)}`)).toBe('/admin')
})
