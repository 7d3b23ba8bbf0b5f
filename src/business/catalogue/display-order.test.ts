import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inDisplayOrder } from './display-order.ts'

const product = (name: string, price: number | null = null, nameEn = name, id = 1) => ({ id, name, nameEn, price })
const names = (products: { name: string }[]) => products.map(({ name }) => name)

test('the preferred lines come first, in their order, wherever the name stands in the product’s', () => {
  const shuffled = [
    'LUNA 2.0',
    'Deye Core',
    'IVEM 3024',
    'BLUETTI EB70',
    'Power M Core',
    'AC200MAX 2kVA',
    'Eco Beast Plus',
  ]
  expect(
    names(
      inDisplayOrder(
        shuffled.map((name) => product(name)),
        'fr',
      ),
    ),
  ).toEqual(['Power M Core', 'Eco Beast Plus', 'AC200MAX 2kVA', 'BLUETTI EB70', 'IVEM 3024', 'LUNA 2.0', 'Deye Core'])
})

test('a name that only begins like a preferred one is not preferred', () => {
  expect(names(inDisplayOrder([product('Power Max'), product('Battery'), product('LUNA')], 'fr'))).toEqual([
    'LUNA',
    'Battery',
    'Power Max',
  ])
})

test('within a line the cheapest comes first, what has no price last, figures compared as numbers', () => {
  const line = [
    product('Power M 15kWh'),
    product('Power M 5kWh'),
    product('Power M Elite', 480),
    product('Power M Core', 195),
  ]
  expect(names(inDisplayOrder(line, 'fr'))).toEqual(['Power M Core', 'Power M Elite', 'Power M 5kWh', 'Power M 15kWh'])
})

test('the others are alphabetical in the language shown, whatever they cost', () => {
  const others = [
    product('Panneau 550W', 1, '550W panel'),
    product('Deye Core', 9),
    product('Écran solaire', 5, 'Sun screen'),
  ]
  expect(names(inDisplayOrder(others, 'fr'))).toEqual(['Deye Core', 'Écran solaire', 'Panneau 550W'])
  expect(names(inDisplayOrder(others, 'en'))).toEqual(['Panneau 550W', 'Deye Core', 'Écran solaire'])
})

test('ordering neither loses nor depends on the order given', () => {
  const name = fc.constantFrom('Power M', 'Eco Beast 5kWh', 'EB70', 'Deye', 'Panneau')
  const any = fc.record({ name, price: fc.option(fc.integer({ min: 1, max: 9 })) })
  fc.assert(
    fc.property(fc.array(any), (list) => {
      const products = list.map(({ name: n, price }, id) => product(n, price, n, id))
      expect(inDisplayOrder(products.toReversed(), 'fr')).toEqual(inDisplayOrder(products, 'fr'))
      expect(inDisplayOrder(products, 'fr')).toHaveLength(products.length)
    }),
  )
})
