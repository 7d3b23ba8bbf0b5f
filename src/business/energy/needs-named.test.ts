import { expect, test } from 'vitest'
import { needsNamed } from './needs-named.ts'

const needs = [
  { key: 'fridge', name: 'Réfrigérateur', nameEn: 'Fridge' },
  { key: 'pump', name: 'Pompe à eau', nameEn: 'Water pump' },
  { key: 'bar', name: 'Bar, maquis', nameEn: 'Bar' },
]

test.each([
  ['REFRIGERATEURS', ['fridge']],
  ['solaire pour une pompe', ['pump']],
  ['fridge and water pump', ['fridge', 'pump']],
  ['maqui', ['bar']],
  ['à', []],
  ['barre', []],
  ['', []],
])('%s names %j', (question, keys) => {
  expect(needsNamed(needs, question).map(({ key }) => key)).toEqual(keys)
})
