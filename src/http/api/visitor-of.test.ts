import { expect, test } from 'vitest'
import { visitorOf } from './visitor-of.ts'

const languageAt = (url: string, cookie = 'language=en; staff-language=fr') =>
  visitorOf(new Request(url, { headers: { cookie } })).language

test.each(['/admin', '/admin/posts', '/admin?edit=1', '/api/admin/products.csv', '/api/auth/sign-in/email'])(
  '%s is in the language of staff, unless the address says another',
  (path) => {
    expect(languageAt(`http://site.example${path}`)).toBe('fr')
    expect(languageAt(`http://site.example${path}`, 'language=en')).toBe('en')
    expect(languageAt(`http://site.example${path}${path.includes('?') ? '&' : '?'}lang=en`)).toBe('en')
  },
)

test.each(['/', '/news/admin', '/api/posts', '/administration', '/products?from=/admin/'])(
  '%s is in the language of the visit',
  (path) => {
    expect(languageAt(`http://site.example${path}`)).toBe('en')
  },
)
