import { expect, test } from 'vitest'
import { anApplication } from '../../../tests/support/applications.ts'
import { aProduct } from '../../../tests/support/products.ts'
import type { Product } from '#business/catalogue/product.ts'
import { affordabilityOf } from './affordability.ts'
import { concernsOf, type OtherApplication } from './application-concerns.ts'
import { documentTypes, type DocumentType } from './document-type.ts'

type Considered = Parameters<typeof concernsOf>[0]

const applied = anApplication({ has: documentTypes })
const { additionalInfo } = applied
/** 204,167 a month asks for an income of 680,557. */
const affordability = affordabilityOf(applied, applied.product.currency)
const asSent = { checkedAt: null, fault: null, sameAs: [], isUnchanged: false }
const whole: Considered = {
  ...applied,
  additionalInfo: { ...additionalInfo, phone: '0803 000 0000', monthlyIncome: '800 000' },
  documents: documentTypes.map((type) => Object.assign({ type, openedAt: applied.createdAt, isUnseen: false }, asSent)),
  affordability,
  countedIncome: 800_000,
  isAffordable: true,
}
const sold = aProduct({ id: 2, name: 'Kit deux', nameEn: 'Kit two', price: 3_500_000 })
const found = (
  changes: Partial<Considered> = {},
  product: Product | null = sold,
  others: readonly OtherApplication[] = [],
) => concernsOf({ ...whole, ...changes }, product, others)

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
    isUnseen: type === 'bank_statements',
    ...asSent,
  }))
  expect(found({ documents, requestedDocuments: ['residency'], missingDocuments: ['employment'] })).toEqual([
    { kind: 'documents_missing', documents: ['residency', 'employment'] },
    { kind: 'documents_unopened', documents: ['id_card_front'] },
    { kind: 'documents_unopened_second', documents: ['bank_statements'] },
  ])
})

test('a document that no screen shows is named as unreadable, then as seen elsewhere once somebody who saw it there has checked it', () => {
  const documents = whole.documents.map((document) => ({
    ...document,
    ...(document.type === 'residency' && { fault: 'damaged' as const, checkedAt: applied.createdAt }),
    ...(document.type === 'employment' && { fault: 'locked' as const }),
  }))
  expect(found({ documents })).toEqual([
    { kind: 'documents_unreadable', documents: ['employment'] },
    { kind: 'documents_seen_elsewhere', documents: ['residency'] },
  ])
})

test('documents that can’t be read are named, opened or not, until they are asked for again', () => {
  const documents = whole.documents.map((document) => ({
    ...document,
    ...(document.type === 'residency' && { fault: 'damaged' as const }),
    ...(document.type === 'employment' && { fault: 'locked' as const, openedAt: null, isUnseen: true }),
  }))
  expect(found({ documents })).toEqual([{ kind: 'documents_unreadable', documents: ['residency', 'employment'] }])
  expect(found({ documents, requestedDocuments: ['residency', 'employment'] })).toMatchObject([
    { kind: 'documents_missing' },
  ])
})

test('documents that are one file are named together, and what came again as it was', () => {
  const same: readonly DocumentType[] = ['residency', 'bank_statements', 'employment']
  const documents = whole.documents.map((document) => ({
    ...document,
    sameAs: same.includes(document.type) ? same.filter((type) => type !== document.type) : [],
    isUnchanged: document.type === 'employment',
  }))
  expect(found({ documents })).toEqual([
    { kind: 'documents_same', documents: same },
    { kind: 'documents_unchanged', documents: ['employment'] },
  ])
  expect(found({ documents, requestedDocuments: ['residency', 'employment'] })).toMatchObject([
    { kind: 'documents_missing' },
  ])
})

test.each([
  ['', null, null, [{ kind: 'income_absent' }]],
  ['2 salaires, 450 000', null, null, [{ kind: 'income_unreadable' }]],
  ['450 000', 450_000, false, [{ kind: 'income_short', missing: 230_557 }]],
  ['680 557', 680_557, true, []],
])('an income of "%s" gives %#', (monthlyIncome, countedIncome, isAffordable, concerns) => {
  const told = { ...whole.additionalInfo, monthlyIncome }
  expect(found({ additionalInfo: told, countedIncome, isAffordable })).toEqual(concerns)
})

test('where nothing is paid monthly no income is asked for', () => {
  const told = { ...whole.additionalInfo, monthlyIncome: '' }
  expect(found({ additionalInfo: told, affordability: null, countedIncome: null, isAffordable: null })).toEqual([])
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

const other: OtherApplication = {
  reference: 'REF-000003',
  status: 'approved',
  name: '',
  phone: '0803 000 0000',
  email: null,
  createdAt: applied.createdAt,
  currency: 'NGN',
  monthlyPayment: 204_167,
  tenureMonths: 12,
  isRunning: true,
}
const beside = (one: Partial<OtherApplication>, changes: Partial<Considered> = {}) =>
  found(changes, sold, [{ ...other, ...one }])
const contract = { kind: 'running_contract', reference: 'REF-000003', monthlyPayment: 204_167, tenureMonths: 12 }

test('a contract that runs counts with the share of the income that both payments take', () => {
  expect(beside({})).toEqual([{ ...contract, share: 51 }])
  expect(beside({ currency: 'XOF' })).toEqual([{ ...contract, share: null }])
  expect(beside({ isRunning: false })).toEqual([])
})

test.each([
  ['submitted', [{ kind: 'other_undecided', reference: 'REF-000003' }]],
  ['more_info_needed', [{ kind: 'other_undecided', reference: 'REF-000003' }]],
  ['declined', [{ kind: 'other_declined', reference: 'REF-000003' }]],
  ['withdrawn', []],
] as const)('another application of the same person that is %s', (status, concerns) => {
  expect(beside({ status, isRunning: false })).toEqual(concerns)
})

test('several names on one phone are counted, the same name is not', () => {
  const named = { additionalInfo: { ...whole.additionalInfo, fullName: 'Amina Bello' } }
  const gone = { status: 'withdrawn', isRunning: false } as const
  expect(beside({ ...gone, name: 'Tunde Bakare' }, named)).toEqual([
    { kind: 'several_names', contact: '0803 000 0000', count: 2 },
  ])
  expect(beside({ ...gone, name: 'Amina Bello' }, named)).toEqual([])
})
