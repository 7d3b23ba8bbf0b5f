import { isYesOrNo, type RatingName } from '../rating-field.ts'

const required = ['name', 'capacity', 'batteryCapacity', 'image'] as const
type Words = (typeof required)[number] | 'price' | 'categoryId' | RatingWords

/** What a rating may be, said beside its field. */
type RatingWords =
  | 'depthOfDischarge'
  | 'phases'
  | 'parallelUnits'
  | 'yesOrNo'
  | 'aboveZero'
  | 'notNegative'
  | 'wholeWatts'

/** The key of the form's own words for what is wrong with a field; null where those for the code say enough. */
export function productErrorKey(path: string, code: string): `admin-products.error.${Words}` | null {
  if (path === 'categoryId') return 'admin-products.error.categoryId'
  if (/^(price|prices\.\w+(\.amount)?)$/.test(path) && code !== 'too_big' && code !== 'other_currency')
    return 'admin-products.error.price'
  const rating = /^ratings\.(\w+)$/.exec(path)?.[1]
  if (rating !== undefined) return ratingErrorKey(rating, code)
  if (path === 'isPublished') return 'admin-products.error.yesOrNo'
  const field = required.find((name) => name === path)
  return field && code === 'required' ? `admin-products.error.${field}` : null
}

const bounded = ['depthOfDischarge', 'phases', 'parallelUnits'] as const
const mayBeNothing: readonly string[] = ['pvInputW', 'panelsIncludedW', 'idleW'] satisfies RatingName[]

function ratingErrorKey(rating: string, code: string): `admin-products.error.${RatingWords}` | null {
  const own = bounded.find((name) => name === rating)
  if (own) return `admin-products.error.${own}`
  if (isYesOrNo(rating)) return 'admin-products.error.yesOrNo'
  if (code === 'not_integer') return 'admin-products.error.wholeWatts'
  if (code !== 'too_small') return null
  return mayBeNothing.includes(rating) ? 'admin-products.error.notNegative' : 'admin-products.error.aboveZero'
}

const csvCodes = {
  csv_encoding: 'admin-products.csv.error.encoding',
  csv_empty: 'admin-products.csv.error.empty',
  csv_broken: 'admin-products.csv.error.broken',
  csv_rows: 'admin-products.csv.error.rows',
  csv_column: 'admin-products.csv.error.column',
  csv_twice: 'admin-products.csv.error.twice',
  csv_key: 'admin-products.csv.error.key',
  csv_cells: 'admin-products.csv.error.cells',
  csv_long: 'admin-products.csv.error.long',
  csv_heavy: 'admin-products.csv.error.heavy',
  csv_more: 'admin-products.csv.error.more',
  csv_formula: 'admin-products.csv.error.formula',
  csv_repeated: 'admin-products.csv.error.repeated',
  csv_same_name: 'admin-products.csv.error.sameName',
  csv_unknown_name: 'admin-products.csv.error.unknownName',
  csv_changed: 'admin-products.csv.error.changed',
} as const
type CsvWords = (typeof csvCodes)[keyof typeof csvCodes]

/** The key of the words for what is wrong with a cell of a file (column and code), or with the file; null as above. */
export function csvErrorKey(column: string, code: string): CsvWords | ReturnType<typeof productErrorKey> {
  const key = Object.entries(csvCodes).find(([known]) => known === code)?.[1]
  return key ?? productErrorKey(column, code)
}
