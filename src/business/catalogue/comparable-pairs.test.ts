import { expect, test } from 'vitest'
import { aProduct } from '../../../tests/support/products.ts'
import { comparablePairs } from './comparable-pairs.ts'
import type { Product } from './product.ts'

let id = 0
const system = (
  name: string,
  manufacturer: string,
  capacity: string,
  batteryCapacity: string,
  change: Partial<Product> = {},
) => aProduct({ id: ++id, name, nameEn: name, manufacturer, capacity, batteryCapacity, ...change })
const told = (products: readonly Product[]) =>
  comparablePairs(products).map(({ kind, products: [one, other] }) => [kind, one.name, other.name])

const small = system('Sol 3kVA / 5kWh', 'Sol', '3kVA', '5kWh')
const smallTwin = system('Sol Core', 'Sol', '3kVA', '5kWh')
const rival = system('Luz 3', 'Luz', '3 kVA', '5 kWh')
const middle = system('Sol 6kVA / 10kWh', 'Sol', '6kVA', '10kWh')
const large = system('Sol 6kVA / 15kWh', 'Sol', '6kVA', '15kWh')
const largeRival = system('Luz 6', 'Luz', '6kVA', '15kWh')

test('two makers of one size, a size up of one line, two makers again; no system twice', () => {
  expect(told([small, smallTwin, middle, large, rival])).toEqual([
    ['brands', 'Sol 3kVA / 5kWh', 'Luz 3'],
    ['larger', 'Sol 6kVA / 10kWh', 'Sol 6kVA / 15kWh'],
  ])
  const huge = system('Luz 6 20kWh', 'Luz', '6kVA', '20kWh')
  const hugeRival = system('Sol 6kVA / 20kWh', 'Sol', '6kVA', '20kWh')
  expect(told([small, middle, large, rival, largeRival, huge, hugeRival]).map(([kind]) => kind)).toEqual([
    'brands',
    'larger',
    'brands',
  ])
})

test('twins, and what has no price or states no size, are no pair', () => {
  expect(told([small, smallTwin])).toEqual([])
  expect(told([small, { ...rival, price: null }])).toEqual([])
  expect(
    told([
      { ...small, capacity: '' },
      { ...rival, capacity: '' },
    ]),
  ).toEqual([])
  expect(told([])).toEqual([])
})
