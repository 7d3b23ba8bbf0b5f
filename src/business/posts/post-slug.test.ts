import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './post-slug.ts'

test.each([
  ['Choisir une batterie', 'choisir-une-batterie'],
  ['L’énergie à Ouagadougou : où en est-on ?', 'l-energie-a-ouagadougou-ou-en-est-on'],
  ['  Œuvre  —  n° 5 ', 'oeuvre-n-5'],
  ['100 % solaire', '100-solaire'],
  ['太阳能', ''],
  ['"><script>alert(1)</script>', 'script-alert-1-script'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('%j ends in %j', (title, slug) => expect(slugOf(title)).toBe(slug))

test('whatever the title, the slug is one that the database takes, and stays what it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = slugOf(title)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slug.length).toBeLessThanOrEqual(100)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
