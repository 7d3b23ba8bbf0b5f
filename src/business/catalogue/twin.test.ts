import { expect, test } from 'vitest'
import { demoProductsIn } from '../../../tests/support/demo-catalogue.ts'
import { aProduct } from '../../../tests/support/products.ts'
import { groupTwins } from './twin.ts'

const core = aProduct({
  id: 1,
  name: 'Power M Core',
  nameEn: 'Power M Core',
  capacity: '3kVA',
  batteryCapacity: '5kWh',
})
const sized = { ...core, id: 2, name: 'Power M 3 kVA / 5kWh', nameEn: 'Power M 3 kVA / 5kWh', capacity: '3 kVA' }
const groups = (products: (typeof core)[]) =>
  groupTwins(products).map(({ product, others }) => [product, others].flat().map(({ id }) => id))

test('one line with the same figures and price is one, whatever its name says of size or tier', () => {
  expect(groups([core, sized])).toEqual([[1, 2]])
  expect(groups([sized, core])).toEqual([[2, 1]])
})

test.each([
  ['price', { price: 2 }],
  ['battery', { batteryCapacity: '10kWh' }],
  ['power', { capacity: '6kVA' }],
  ['type', { systemType: 'Inverter' as const }],
  ['maker', { manufacturer: 'Other' }],
  ['line', { name: 'Power X 3kVA / 5kWh' }],
  ['what comes with it', { name: 'Power M 3kVA / 5kWh avec panneaux' }],
])('another %s is another product', (_, change) => {
  expect(groups([core, { ...sized, ...change }])).toEqual([[1], [2]])
})

test('of twins the one with a price is shown; where their prices differ, one without a price stands alone', () => {
  const unpriced = { ...sized, price: null }
  expect(groups([unpriced, core])).toEqual([[1, 2]])
  const dearer = { ...core, id: 3, name: 'Power M Elite', nameEn: 'Power M Elite', price: 5 }
  expect(groups([unpriced, core, dearer])).toEqual([[2], [1], [3]])
})

test('what states no power has no twin', () => {
  const bare = { ...core, capacity: '', batteryCapacity: '' }
  expect(groups([bare, { ...bare, id: 2 }])).toEqual([[1], [2]])
})

test.each(['cm', 'bf'] as const)('in %s every sample product is told of exactly once', (country) => {
  const products = [...demoProductsIn(country)]
  const told = groups(products).flat()
  expect(told.toSorted((a, b) => a - b)).toEqual(products.map(({ id }) => id).toSorted((a, b) => a - b))
  const [plus] = groupTwins(
    products.filter(({ capacity, batteryCapacity, name }) => {
      return name.startsWith('Power M') && capacity === '6kVA' && batteryCapacity === '10kWh'
    }),
  )
  expect(plus?.others).toHaveLength(1)
  expect(plus?.product.price).not.toBe(null)
})
