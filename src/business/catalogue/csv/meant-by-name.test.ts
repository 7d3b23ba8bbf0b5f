import { expect, test } from 'vitest'
import { hasPricesAlone, meantByName } from './meant-by-name.ts'

const known = [
  { slug: 'star-5', name: 'Kit Étoile 5 kVA', nameEn: 'Star kit 5 kVA' },
  { slug: 'star-6', name: 'Kit étoile 6 kVA', nameEn: 'Star kit' },
  { slug: 'star-7', name: 'Kit étoile 7 kVA', nameEn: 'Star kit' },
  { slug: 'nameless', name: 'Lampe', nameEn: '' },
  { slug: 'minus', name: '-48 V (kit)', nameEn: '' },
  { slug: 'same', name: 'Inverter', nameEn: 'Inverter' },
]

test.each([
  [{ name: ' kit etoile  5 KVA ' }, ['star-5']],
  [{ name: 'star KIT 5 kva' }, ['star-5']],
  [{ name: '', nameEn: 'Star kit 5 kVA' }, ['star-5']],
  [{ name: 'Kit étoile 6 kVA', nameEn: 'Star kit' }, ['star-6']],
  [{ name: 'Star kit' }, ['star-6', 'star-7']],
  [{ name: 'Inverter' }, ['same']],
  [{ name: "'-48 V (kit)" }, ['minus']],
  [{ name: 'Kit étoile 5kVA' }, []],
  [{ name: 'Lampe', nameEn: 'Lamp' }, []],
  [{ name: '', nameEn: '' }, []],
])('%j names %j', (cells, slugs) => {
  const meant = meantByName(known)(new Map(Object.entries(cells)))
  expect(meant.map(({ slug }) => slug)).toEqual(slugs)
})

test.each([
  [['name', 'prices.cm.amount'], true],
  [['slug', 'name', 'nameEn', 'updatedAt', 'prices.cm.amount', 'prices.bf.status'], true],
  [['slug', 'name'], false],
  [['name', 'prices.cm.amount', 'capacity'], false],
])('columns %j are of prices alone: %s', (columns, isAlone) => {
  expect(hasPricesAlone(columns)).toBe(isAlone)
})
