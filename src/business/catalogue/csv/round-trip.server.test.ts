import fc from 'fast-check'
import { expect, test } from 'vitest'
import { purchaseOptions, useCases } from '../product.ts'
import { systemTypes } from '../site-type.ts'
import { ratingNames, ratingStatuses, splitRatings } from '../rating-field.ts'
import { specificationFields } from '../specification-field.ts'
import { readProductFields } from '../editing/product-fields.ts'
import type { ProductRecord } from '../editing/product-record.ts'
import { saysTheSame, valuesAfter } from '../editing/values-after.ts'
import { readCsv } from './csv-rows.server.ts'
import { isFormula, neutralise, restore } from './formula-cell.ts'
import { planImport, type ImportPlan } from './plan-import.ts'
import { productColumns } from './product-cells.ts'
import { writeHeader, writeProducts, type Separator } from '../export-products.server.ts'

const any = fc.string({
  unit: fc.constantFrom('a', 'é', '=', '+', '-', '@', "'", '"', ',', ';', ' ', '\n', '1', '\t'),
  maxLength: 12,
})
const filled = any.map((text) => `x${text}`)
const figure = fc.integer({ min: 1, max: 1_000_000 })
const value = fc.oneof(
  any,
  fc.integer({ min: -1e8, max: 1e8 }).map((hundredths) => hundredths / 100),
  fc.record({ fr: any, en: any }),
)

function recordOf(request: object): ProductRecord {
  const fields = readProductFields(request)
  if (!fields.ok) throw new Error(JSON.stringify(fields.problem))
  const { rest, ratings } = splitRatings(valuesAfter(fields.value, null))
  return { ...rest, ratings, price: rest.prices.cm?.amount ?? null } as unknown as ProductRecord
}

/** What staff can have written of a product, in its one form. */
const record = fc
  .record({
    name: filled,
    nameEn: any,
    description: any,
    descriptionEn: any,
    features: fc.array(any, { maxLength: 3 }),
    featuresEn: fc.array(any, { maxLength: 3 }),
    capacity: filled,
    batteryCapacity: filled,
    useCase: fc.constantFrom(...useCases),
    systemType: fc.constantFrom(...systemTypes),
    purchaseOption: fc.constantFrom(...purchaseOptions),
    manufacturer: any,
    country: fc.constant('Nigeria'),
    categoryId: fc.integer({ min: 1, max: 4 }),
    imageUrl: fc.constantFrom(null, '/pictures/placeholder.svg'),
    isPublished: fc.boolean(),
    prices: fc.record({
      cm: fc.option(fc.record({ amount: figure, status: fc.constant('illustrative'), basis: any })),
      bf: fc.option(figure),
    }),
    ratings: fc.record({
      continuousW: fc.option(figure),
      depthOfDischarge: fc.option(fc.constantFrom(0.5, 0.9, 1)),
      pvInputW: fc.option(fc.constantFrom(0, 7800)),
      pvMaxCurrentA: fc.option(fc.constantFrom(8.5, 13)),
      acCharge: fc.option(fc.boolean()),
      phases: fc.option(fc.constantFrom(1, 3)),
      backupBox: fc.option(fc.boolean()),
    }),
    ratingSources: fc.dictionary(
      fc.constantFrom(...ratingNames),
      fc.option(fc.record({ status: fc.constantFrom('', ...ratingStatuses), source: any })),
      { maxKeys: 5 },
    ),
    specification: fc.dictionary(fc.constantFrom(...specificationFields), value, { maxKeys: 5 }),
  })
  .map(recordOf)
const catalogue = fc
  .array(record, { minLength: 1, maxLength: 4 })
  .map((records) =>
    records.map((one, index) => ({ ...one, id: index + 1, slug: `p-${index}`, updatedAt: '2027-01-01T00:00:00.000Z' })),
  )
const separators = fc.constantFrom<Separator>(',', ';')

function plan(text: string, known: readonly ProductRecord[]): ImportPlan {
  const csv = readCsv(Buffer.from(text))
  if (!csv.ok) throw new Error(JSON.stringify(csv.problem))
  expect(csv.value.problems).toEqual([])
  return planImport(csv.value.columns, csv.value.rows, {
    products: new Map(known.map((one) => [one.slug, one])),
    names: known,
    categories: new Set([1, 2, 3, 4]),
  })
}

const columns = productColumns(specificationFields)
const fileOf = (records: readonly ProductRecord[], separator: Separator) =>
  writeHeader(columns, separator) + writeProducts(records, columns, separator)

test('an export that is brought back changes nothing', () => {
  fc.assert(
    fc.property(catalogue, separators, (records, separator) => {
      const { planned, problems, unchanged } = plan(fileOf(records, separator), records)
      expect({ planned, problems, unchanged }).toEqual({ planned: [], problems: [], unchanged: records.length })
    }),
  )
})

test('a draft stays one where the file does not say otherwise', () => {
  const [draft] = fc.sample(catalogue, 1)[0] ?? []
  if (!draft) throw new Error('no product')
  const known = [{ ...draft, isPublished: false }]
  const after = (cell: string) =>
    plan(`slug,manufacturer,isPublished\np-0,another,${cell}`, known).planned.map(({ values }) => values.isPublished)
  expect([after(''), after('FAUX'), after('VRAI')]).toEqual([[false], [false], [true]])
})

test('an export that is brought into an empty catalogue makes the same products', () => {
  fc.assert(
    fc.property(catalogue, separators, (records, separator) => {
      const priced = records.filter(({ price }) => price !== null)
      fc.pre(priced.length > 0)
      const { planned, problems } = plan(fileOf(priced, separator), [])
      expect(problems).toEqual([])
      expect(planned.map(({ slug }) => slug)).toEqual(priced.map(({ slug }) => slug))
      planned.forEach(({ values }, index) => {
        const before = priced[index]
        expect(before && saysTheSame(values, before)).toBe(true)
      })
    }),
  )
})

test('no cell that is written begins like a formula, and each is read as it was', () => {
  fc.assert(
    fc.property(any, (cell) => {
      expect(neutralise(cell)).not.toMatch(/^[=+\-@\t\r]/)
      expect(restore(neutralise(cell))).toBe(cell)
    }),
  )
})

test.each([
  ['=1+1', true],
  ['@SUM(A1)', true],
  ['+cmd', true],
  ['-2+3', true],
  ['\tx', true],
  ['-0.25', false],
  ['+12', false],
  ['a=b', false],
  ["'=1", false],
])('%j is a formula: %s', (cell, expected) => {
  expect(isFormula(cell)).toBe(expected)
})
