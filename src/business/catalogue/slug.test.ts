import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Power M 3kVA / 5kWh', 'power-m-3kva-5kwh'],
  ['LUNA 2.0 13.2kVA', 'luna-20-132kva'],
  ['  Déjà -- vu  ', 'deja-vu'],
  ['EB70_avec panneaux!', 'eb70avec-panneaux'],
  ['太陽', ''],
])('%j becomes %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a slug is letters and digits joined by single hyphens, and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugOf(name)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
