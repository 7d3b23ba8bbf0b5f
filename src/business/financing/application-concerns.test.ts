import { expect, test } from 'vitest'
import { anApplication } from '../../../tests/support/applications.ts'
import { aProduct } from '../../../tests/support/products.ts'
import type { Product } from '#business/catalogue/product.ts'
import { affordabilityOf } from './affordability.ts'
import { concernsOf } from './application-concerns.ts'
import { documentTypes } from './document-type.ts'

type Considered = Parameters<typeof concernsOf>[0]

const applied = anApplication({ has: documentTypes })
const { additionalInfo } = applied
/** 204,167 a month asks for an income of 680,557. */
const affordability = affordabilityOf(applied)
const whole: Considered = {
  ...applied,
  additionalInfo: { ...additionalInfo, phone: '0803 000 0000', monthlyIncome: '800 000' },
  documents: documentTypes.map((type) => ({ type, openedAt: applied.createdAt })),
  affordability,
  statedIncome: 800_000,
  isAffordable: true,
}
const sold = aProduct({ id: 2, name: 'Kit deux', nameEn: 'Kit two', price: 3_500_000 })
const found = (changes: Partial<Considered> = {}, product: Product | null = sold) =>
  concernsOf({ ...whole, ...changes }, product)

test('an application with everything gives nothing to think about', () => {
  expect(found()).toEqual([])
})

test('who left neither phone nor mail can’t be told; one of the two is enough', () => {
  expect(found({ additionalInfo: { ...whole.additionalInfo, phone: null } })).toEqual([{ kind: 'unreachable' }])
  expect(found({ additionalInfo: { ...whole.additionalInfo, phone: null, email: 'a@example.com' } })).toEqual([])
})

test('documents that have not come, were asked for again or were opened by nobody are named in their order', () => {
  const documents = whole.documents.map(({ type, openedAt }) => ({
    type,
    openedAt: type === 'residency' || type === 'id_card_front' ? null : openedAt,
  }))
  expect(found({ documents, requestedDocuments: ['residency'], missingDocuments: ['employment'] })).toEqual([
    { kind: 'documents_missing', documents: ['residency', 'employment'] },
    { kind: 'documents_unopened', documents: ['id_card_front'] },
  ])
})

test.each([
  ['', null, null, [{ kind: 'income_absent' }]],
  ['2 salaires, 450 000', null, null, [{ kind: 'income_unreadable' }]],
  ['450 000', 450_000, false, [{ kind: 'income_short', missing: 230_557 }]],
  ['680 557', 680_557, true, []],
])('an income of "%s" gives %#', (monthlyIncome, statedIncome, isAffordable, concerns) => {
  const told = { ...whole.additionalInfo, monthlyIncome }
  expect(found({ additionalInfo: told, statedIncome, isAffordable })).toEqual(concerns)
})

test('where nothing is paid monthly no income is asked for', () => {
  const told = { ...whole.additionalInfo, monthlyIncome: '' }
  expect(found({ additionalInfo: told, affordability: null, statedIncome: null, isAffordable: null })).toEqual([])
})

test.each<[string, Product | null, object[]]>([
  ['gone', null, [{ kind: 'product_not_offered' }]],
  ['without a price', { ...sold, price: null }, [{ kind: 'product_not_offered' }]],
  ['for cash only', { ...sold, purchaseOption: 'Cash' }, [{ kind: 'product_not_offered' }]],
  ['of another price', { ...sold, price: 3_900_000 }, [{ kind: 'price_changed', was: 3_500_000, now: 3_900_000 }]],
  ['of another battery', { ...sold, batteryCapacity: '5 kWh' }, [{ kind: 'product_changed' }]],
  ['with another picture', { ...sold, imageUrl: '/other.webp' }, []],
])('a product that is %s by now', (_, product, concerns) => {
  expect(found({}, product)).toEqual(concerns)
})
