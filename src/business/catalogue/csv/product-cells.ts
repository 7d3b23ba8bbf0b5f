import { countries } from '#kernel/country.ts'
import type { ProductRecord } from '../editing/product-record.ts'
import { ratingNames } from '../rating-field.ts'
import { specificationFields, type SpecificationField } from '../specification-field.ts'

const plain = [
  'slug',
  'updatedAt',
  'name',
  'nameEn',
  'description',
  'descriptionEn',
  'features',
  'featuresEn',
  'capacity',
  'batteryCapacity',
  'useCase',
  'systemType',
  'purchaseOption',
  'manufacturer',
  'country',
  'categoryId',
  'imageUrl',
  'isPublished',
] as const
const priceParts = ['amount', 'status', 'basis'] as const
const sourceParts = ['status', 'source'] as const

/** The column of a line of the sheet in English, where it differs from the French. */
export const englishColumn = (field: SpecificationField) => `specification.${field}.en`

const always: readonly string[] = [
  ...plain,
  ...countries.flatMap((country) => priceParts.map((part) => `prices.${country}.${part}`)),
  ...ratingNames.map((name) => `ratings.${name}`),
  ...ratingNames.flatMap((name) => sourceParts.map((part) => `ratingSources.${name}.${part}`)),
  ...specificationFields.map((field) => `specification.${field}`),
]

/** The columns of an export: those of every product, and the English ones of the lines named. */
export function productColumns(bilingual: readonly SpecificationField[]): readonly string[] {
  const inEnglish: ReadonlySet<string> = new Set(bilingual.map((field) => `specification.${field}`))
  return always.flatMap((column) => (inEnglish.has(column) ? [column, `${column}.en`] : [column]))
}

/** The columns of an export of prices: what names a product, and what it costs in each country. */
export const priceColumns: readonly string[] = [
  'slug',
  'name',
  ...countries.map((country) => `prices.${country}.amount`),
]

/** Every column that an import may have. */
export const knownColumns: ReadonlySet<string> = new Set(productColumns(specificationFields))

/** What is written of a product: all of it, or what is not stored yet. */
type Written = Omit<ProductRecord, 'slug' | 'updatedAt' | 'id' | 'price' | 'priceStatus' | 'currency' | 'panel'> &
  Partial<Pick<ProductRecord, 'slug' | 'updatedAt'>>

/** What is written of a product in each column: features one on each line, shares of 1, '' for what there is not. */
export function cellsOf(record: Written): ReadonlyMap<string, string> {
  const cells = new Map<string, string>()
  const write = (column: string, value: string | number | boolean | null | undefined) =>
    cells.set(column, String(value ?? ''))
  for (const column of plain) {
    const value = record[column]
    if (value === undefined) continue
    write(column, typeof value === 'object' && value !== null ? value.join('\n') : value)
  }
  for (const country of countries) {
    for (const part of priceParts) write(`prices.${country}.${part}`, record.prices[country]?.[part])
  }
  for (const name of ratingNames) {
    write(`ratings.${name}`, record.ratings[name])
    for (const part of sourceParts) write(`ratingSources.${name}.${part}`, record.ratingSources[name]?.[part])
  }
  for (const field of specificationFields) {
    const value = record.specification[field]
    write(`specification.${field}`, typeof value === 'object' ? value?.fr : value)
    write(englishColumn(field), typeof value === 'object' ? value?.en : '')
  }
  return cells
}
