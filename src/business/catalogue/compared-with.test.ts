import { expect, test } from 'vitest'
import { comparedWith } from './compared-with.ts'
import type { Product } from './product.ts'

const system = (id: number, kva: number, kwh: number, price: number | null) =>
  ({
    id,
    name: `Line ${id}`,
    manufacturer: `Maker ${id}`,
    systemType: 'Inverter',
    capacity: `${kva}kVA`,
    batteryCapacity: `${kwh}kWh`,
    price,
    ratings: {},
  }) as Product

const ids = (products: readonly Product[]) => products.map(({ id }) => id)

test('the two that carry no less, nearest in price; never itself, nor one without a price', () => {
  const catalogue = [
    system(1, 6, 10, 100),
    system(2, 6, 5, 101),
    system(3, 6, 15, 180),
    system(4, 8, 10, 90),
    system(5, 6, 10, null),
    system(6, 12, 20, 300),
  ]
  expect(ids(comparedWith(1, 1, catalogue))).toEqual([4, 3])
  // Two of them carry what one twice as large does.
  expect(ids(comparedWith(1, 2, catalogue))).toEqual([6, 3])
  // Where nothing carries as much, what is nearest in price.
  expect(ids(comparedWith(6, 1, catalogue))).toEqual([3, 2])
  expect(comparedWith(7, 1, catalogue)).toEqual([])
})

test('what differs in name only is no choice', () => {
  const one = system(1, 6, 10, 100)
  const twin = { ...one, id: 2, name: 'Line 1 Plus' }
  const named = { ...one, name: 'Line 1' }
  expect(ids(comparedWith(1, 1, [named, { ...twin, name: 'Line 1' }, system(3, 6, 15, 180)]))).toEqual([3])
})
