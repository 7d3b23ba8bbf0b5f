const required = ['name', 'capacity', 'batteryCapacity', 'image'] as const
type Words = (typeof required)[number] | 'price' | 'categoryId'

/** The key of the form's own words for what is wrong with a field; null where those for the code say enough. */
export function productErrorKey(path: string, code: string): `admin-products.error.${Words}` | null {
  if (path === 'categoryId') return 'admin-products.error.categoryId'
  if (/^(price|prices\.\w+(\.amount)?)$/.test(path) && code !== 'too_big') return 'admin-products.error.price'
  const field = required.find((name) => name === path)
  return field && code === 'required' ? `admin-products.error.${field}` : null
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
  csv_changed: 'admin-products.csv.error.changed',
} as const
type CsvWords = (typeof csvCodes)[keyof typeof csvCodes]

/** The key of the words for what is wrong with a cell of a file (column and code), or with the file; null as above. */
export function csvErrorKey(column: string, code: string): CsvWords | ReturnType<typeof productErrorKey> {
  const key = Object.entries(csvCodes).find(([known]) => known === code)?.[1]
  return key ?? productErrorKey(column, code)
}
