import { expect, test } from 'vitest'
import { likeKnown } from './like-known.ts'

const known = [
  { slug: 'deye-plus', name: 'Deye Plus', nameEn: '' },
  { slug: 'kit-5kva', name: 'Kit étoile 5kVA / 10kWh', nameEn: 'Star kit 5kVA / 10kWh' },
]

test.each([
  [{ slug: 'deye-plsu', name: '' }, 'deye-plus'],
  [{ slug: '', name: 'DEYE  plus' }, 'deye-plus'],
  [{ slug: 'etoile', name: 'Kit Etoile 5 kVA/10 kWh' }, 'kit-5kva'],
  [{ slug: '', name: 'Star kitt 5kVA / 10kWh' }, 'kit-5kva'],
  [{ slug: 'kit-6kva', name: 'Kit étoile 6kVA / 10kWh' }, undefined],
  [{ slug: '', name: 'Deye Core' }, undefined],
  [{ slug: '', name: '' }, undefined],
])('%j is probably %s', (row, slug) => {
  expect(likeKnown(known)(row)?.slug).toBe(slug)
})
