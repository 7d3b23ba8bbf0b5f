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
const labels = (products: (typeof core)[]) =>
  groupTwins(products, 'en').map(({ product, variants }) =>
    Array.of<number | string>(product.id).concat(variants.map(({ label }) => label)),
  )

test('one line with the same figures and price is one, whatever its name says of size or tier', () => {
  expect(labels([core, sized])).toEqual([[1, 'Core', '3 kVA / 5kWh']])
  expect(labels([sized, core])).toEqual([[2, '3 kVA / 5kWh', 'Core']])
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
  expect(labels([core, { ...sized, ...change }])).toEqual([[1], [2]])
})

test('of twins the one with a price is shown; where their prices differ, one without a price stands alone', () => {
  const unpriced = { ...sized, price: null }
  expect(labels([unpriced, core])).toEqual([[1, '3 kVA / 5kWh', 'Core']])
  const dearer = { ...core, id: 3, name: 'Power M Elite', nameEn: 'Power M Elite', price: 5 }
  expect(labels([unpriced, core, dearer])).toEqual([[2], [1], [3]])
})

test('what states no power has no twin', () => {
  const bare = { ...core, capacity: '', batteryCapacity: '' }
  expect(labels([bare, { ...bare, id: 2 }])).toEqual([[1], [2]])
})

test('a name that is the same, or all that is shared, is told whole', () => {
  expect(labels([core, { ...core, id: 2 }])).toEqual([[1, 'Power M Core', 'Power M Core']])
  const plain = { ...core, id: 2, name: 'Power M', nameEn: 'Power M' }
  expect(labels([core, plain])).toEqual([[1, 'Core', 'Power M']])
})

test.each(['cm', 'bf'] as const)('in %s every sample product is told of exactly once', (country) => {
  const products = [...demoProductsIn(country)]
  const groups = groupTwins(products, 'fr')
  const told = groups.flatMap(({ product, variants }) =>
    variants.length > 0 ? variants.map(({ id }) => id) : [product.id],
  )
  expect(told.toSorted((a, b) => a - b)).toEqual(products.map(({ id }) => id).toSorted((a, b) => a - b))
  const plus = groups.find(({ variants }) => variants.some(({ label }) => label === 'Plus'))
  expect(plus?.variants.map(({ label }) => label).toSorted()).toEqual(['6kVA / 10kWh', 'Plus'])
  expect(plus?.product.price).not.toBe(null)
})
