import { expect, test } from 'vitest'
import type { Product } from './product.ts'
import { relatedProducts } from './product-page.ts'

const product = (id: number, categoryId: number, price: number | null) =>
  ({ id, name: `Number ${id}`, categoryId, price, capacity: '', batteryCapacity: '', ratings: {} }) as Product
const ids = (products: Product[]) => products.map(({ id }) => id)

test('of what has a price the same shelf first, then the nearest price, then the lowest id; never the product itself', () => {
  const seen = product(1, 1, 1000)
  const catalogue = [
    seen,
    product(2, 2, 1000),
    product(3, 1, 4000),
    product(4, 1, 600),
    product(5, 1, null),
    product(6, 2, 900),
  ]
  expect(ids(relatedProducts(seen, catalogue, 9))).toEqual([4, 3, 2, 6, 5])
  expect(ids(relatedProducts(seen, catalogue))).toEqual([4, 3, 2])
})

test('a system has those of its size first, whatever their shelf and price', () => {
  const sized = (id: number, categoryId: number, price: number, size: string) => {
    const [capacity = '', batteryCapacity = ''] = size.split('/')
    return { ...product(id, categoryId, price), capacity, batteryCapacity }
  }
  const seen = sized(1, 1, 1000, '3kVA/5kWh')
  const catalogue = [
    seen,
    sized(2, 1, 1100, '6kVA/10kWh'),
    sized(3, 2, 500, '3kVA/5kWh'),
    sized(4, 1, 1000, '6kVA/5kWh'),
  ]
  expect(ids(relatedProducts(seen, catalogue))).toEqual([3, 4, 2])
})

test('a product without a price leads to two that have one, nearest in power and battery, then to its own shelf', () => {
  const sized = (id: number, categoryId: number, price: number | null, kwh: number) => ({
    ...product(id, categoryId, price),
    capacity: '6kVA',
    batteryCapacity: `${kwh}kWh`,
  })
  const seen = { ...sized(3, 1, null, 10), systemType: 'Inverter' as const }
  const catalogue = [
    seen,
    sized(4, 1, null, 15),
    sized(5, 1, null, 9),
    sized(6, 2, 8, 5),
    sized(7, 2, 9, 15),
    sized(8, 2, 1, 10),
  ]
  expect(ids(relatedProducts(seen, catalogue))).toEqual([8, 7, 5])
})

test('what is no system and has no price has related ones all the same', () => {
  const seen = product(3, 1, null)
  expect(ids(relatedProducts(seen, [seen, product(9, 2, 1), product(8, 1, 2), product(7, 1, null)]))).toEqual([8, 9, 7])
})

test('before all others, a product without a price has its twin that has one', () => {
  const twin = (id: number, price: number | null, capacity = '6kVA') => ({ ...product(id, 2, price), capacity })
  const seen = { ...twin(3, null), categoryId: 1 }
  const catalogue = [
    seen,
    product(7, 1, 5),
    twin(8, 4, '5kVA'),
    twin(9, null),
    twin(10, 4, '6 kVA'),
    twin(11, 3, '6kW'),
  ]
  expect(ids(relatedProducts(seen, catalogue))).toEqual([10, 7, 8])
  const priced = { ...seen, price: 4 }
  expect(ids(relatedProducts(priced, [priced, product(7, 1, 5), twin(10, 4)]))).toEqual([7, 10])
})

test('the same system under another name is not offered, nor are two names of one', () => {
  const named = (id: number, name: string, price: number | null, capacity: string) => ({
    ...product(id, 1, price),
    name,
    capacity,
    manufacturer: 'Maker',
    systemType: 'All-in-One' as const,
  })
  const seen = named(1, 'Power M 3kVA', 10, '3kVA')
  const core = named(2, 'Power M Core', 10, '3kVA')
  const larger = [named(3, 'Power M 6kVA', 20, '6kVA'), named(4, 'Power M Plus', 20, '6kVA')]
  const elite = named(5, 'Power M Elite', 30, '9kVA')
  expect(ids(relatedProducts(seen, [seen, core, ...larger, elite]))).toEqual([3, 5])
})

test('alone in the catalogue, a product has none', () => {
  const seen = product(1, 1, 10)
  expect(relatedProducts(seen, [seen])).toEqual([])
})
