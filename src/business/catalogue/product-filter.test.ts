import { expect, test } from 'vitest'
import { demoProductsIn } from '../../../tests/support/demo-catalogue.ts'
import { aProduct } from '../../../tests/support/products.ts'
import { narrowings, productFilterOf } from './product-filter.ts'
import { choicesAmong, matching, productPageSchema } from './product-page.ts'

const named = (query: string) => productFilterOf(new URLSearchParams(query))
const products = demoProductsIn('cm')
const found = (query: Record<string, string>, all = products) => matching(all, productPageSchema.parse(query))

test('an address names a filter; what is unknown or left empty filters nothing', () => {
  expect(named('sort=-power&budget=500000&kind=All-in-One&brand= Deye &financed=true&page=2')).toEqual({
    sort: '-power',
    budget: '500000',
    kind: 'All-in-One',
    brand: 'Deye',
    financed: 'true',
  })
  expect(named('sort=colour&budget=0&power=-1&storage=1e3&kind=boat&brand=&financed=yes')).toEqual({})
  expect(narrowings(named('sort=price&power=1000&financed=true'))).toBe(2)
})

test.each([
  [{ budget: '1000000' }, ({ price }: (typeof products)[number]) => price !== null && price <= 1_000_000],
  [{ kind: 'Solar Panel' }, ({ systemType }: (typeof products)[number]) => systemType === 'Solar Panel'],
  [{ power: '6000' }, ({ capacity }: (typeof products)[number]) => /^(6kVA|6kW|13.2kVA)$/.test(capacity)],
  [{ storage: '10000' }, ({ batteryCapacity }: (typeof products)[number]) => /^1[05]kWh$/.test(batteryCapacity)],
])('%o leaves what is so, in its order', (asked, isSo) => {
  const left = found(asked)
  expect(left).toEqual(products.filter(isSo))
  expect(left.length).toBeGreaterThan(0)
  expect(left.length).toBeLessThan(products.length)
})

test('a maker by its whole name', () => {
  const all = [aProduct({ id: 1, manufacturer: 'Deye' }), aProduct({ id: 2, manufacturer: 'Deyes' })]
  expect(found({ brand: 'Deye' }, all).map(({ id }) => id)).toEqual([1])
})

test('another order: what has no such figure comes last, equals in their order', () => {
  const unpriced = demoProductsIn('bf')
  for (const sort of ['price', '-price']) {
    const prices = found({ sort }, unpriced).map(({ price }) => price)
    expect(prices.slice(7)).toEqual(Array(prices.length - 7).fill(null))
    const sorted = prices.slice(0, 7).map(Number)
    expect(sorted).toEqual(sorted.toSorted((a, b) => (sort === 'price' ? a - b : b - a)))
  }
  const byPower = found({ sort: '-power' }).map(({ capacity }) => capacity)
  expect(byPower[0]).toBe('13.2kVA')
  expect(byPower.at(-1)).toBe('600W')
  expect(found({ sort: '-storage' })[0]?.batteryCapacity).toBe('15kWh')
  expect(found({})).toBe(products)
})

test('every choice leaves something, and something out', () => {
  const choices = choicesAmong(products)
  for (const name of ['budget', 'power', 'storage', 'kind'] as const) {
    expect(choices[name].length).toBeGreaterThan(1)
    for (const value of choices[name]) {
      const left = found({ [name]: String(value) }).length
      expect(left, `${name} ${value}`).toBeGreaterThan(0)
      expect(left, `${name} ${value}`).toBeLessThan(products.length)
    }
  }
  expect(choicesAmong([])).toEqual({ budget: [], power: [], storage: [], kind: [], brand: [] })
})

test('a budget and an order by price go by what a product is taken to cost', () => {
  const all = [aProduct({ id: 1, price: 10 }), aProduct({ id: 2, price: 20 }), aProduct({ id: 3, price: 30 })]
  const twice = ({ id, price }: (typeof all)[number]) => (id === 1 && price ? price * 4 : price)
  const ids = (query: Record<string, string>) =>
    matching(all, productPageSchema.parse(query), twice).map(({ id }) => id)
  expect(ids({ budget: '35' })).toEqual([2, 3])
  expect(ids({ sort: '-price' })).toEqual([1, 3, 2])
  expect(choicesAmong(all, twice).budget).toEqual([20])
})
