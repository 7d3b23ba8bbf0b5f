import { describe, expect, it } from 'vitest'
import { isActiveEntry, legalLinks } from './navigation.ts'

describe('the active entry of the navigation', () => {
  it.each([
    ['/', '/', true],
    ['/', '/products', false],
    ['/products', '/products', true],
    ['/products', '/products/2', true],
    ['/products', '/products-archive', false],
    ['/financing?productId=2', '/financing', true],
    ['/news', '/', false],
  ])('%s at %s: %s', (to, pathname, active) => {
    expect(isActiveEntry(to, pathname)).toBe(active)
  })
})

it('the foot leads to the legal pages, and not to the source code', () => {
  expect(legalLinks.map(({ to }) => to)).toEqual(['/warranty', '/terms-of-use', '/privacy-policy', '/accessibility'])
})
