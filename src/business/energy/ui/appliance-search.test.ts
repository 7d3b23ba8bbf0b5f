import { expect, test } from 'vitest'
import { searchNames } from './appliance-search.ts'

const items = [
  { name: 'Réfrigérateur (une porte)', nameEn: 'Refrigerator (single door)' },
  { name: 'Éclairage extérieur de sécurité (LED)', nameEn: 'Outdoor security light (LED)' },
  { name: 'Imprimante jet d’encre', nameEn: 'Printer (inkjet)' },
]
const found = (query: string) => searchNames(items, query).map(({ nameEn }) => nameEn)

test.each([
  ['refrigerateur', ['Refrigerator (single door)']],
  ['RÉFRI', ['Refrigerator (single door)']],
  ['eclairage led', ['Outdoor security light (LED)']],
  ['led  exterieur', ['Outdoor security light (LED)']],
  ["d'encre", ['Printer (inkjet)']],
  ['printer', ['Printer (inkjet)']],
  ['door', ['Refrigerator (single door)', 'Outdoor security light (LED)']],
  ['submarine', []],
])('%s', (query, expected) => {
  expect(found(query)).toEqual(expected)
})
