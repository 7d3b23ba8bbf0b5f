import { countries, defaultCountry } from '#kernel/country.ts'
import type { ProductRecord } from '../editing/product-record.ts'
import { specificationFields } from '../specification-field.ts'
import { englishColumn } from './product-cells.ts'

type Cells = ReadonlyMap<string, string>

const isPart = (column: string) => /^(prices|ratings|specification)\./.test(column)

/**
 * What cells ask to change of a product (`before`), or ask of a new one (null), as the API takes it; what they leave out stays
 * as it is.
 */
export function requestOf(cells: Cells, before: ProductRecord | null): Readonly<Record<string, unknown>> {
  const request: Record<string, unknown> = {}
  for (const [column, cell] of cells) if (!isPart(column)) request[column] = valueOf(column, cell)
  const has = (part: string) => [...cells.keys()].some((column) => column.startsWith(`${part}.`))
  if (has('prices')) request['prices'] = pricesOf(cells, before)
  if (has('ratings')) request['ratings'] = { ...before?.ratings, ...under('ratings', cells) }
  if (has('specification')) request['specification'] = sheetOf(cells, before)
  return request
}

function valueOf(column: string, cell: string): unknown {
  return column === 'features' || column === 'featuresEn' ? cell.split('\n') : cell
}

function under(part: string, cells: Cells): Readonly<Record<string, string>> {
  const own = [...cells].filter(([column]) => column.startsWith(`${part}.`))
  return Object.fromEntries(own.map(([column, cell]) => [column.slice(part.length + 1), cell]))
}

/** A country whose amount is blank is on request; in the default country it must have been already, else the blank is refused. */
function pricesOf(cells: Cells, before: ProductRecord | null): Readonly<Record<string, unknown>> {
  const after: Record<string, unknown> = { ...before?.prices }
  for (const country of countries) {
    const given = under(`prices.${country}`, cells)
    const { amount = String(before?.prices[country]?.amount ?? '') } = given
    if (Object.keys(given).length === 0) continue
    const isOnRequest = amount === '' && (country !== defaultCountry || (before !== null && !before.prices[country]))
    const { status, basis } = {
      ...(before?.prices[country]?.amount === Number(amount) ? before.prices[country] : {}),
      ...given,
    }
    after[country] = isOnRequest ? null : { amount, status: status || undefined, basis }
  }
  return after
}

function sheetOf(cells: Cells, before: ProductRecord | null): Readonly<Record<string, unknown>> {
  const sheet: Record<string, unknown> = { ...before?.specification }
  for (const field of specificationFields) {
    const [given, english] = [cells.get(`specification.${field}`), cells.get(englishColumn(field))]
    if (given === undefined && english === undefined) continue
    const known = before?.specification[field]
    const both = typeof known === 'object' && known !== null ? known : { fr: String(known ?? ''), en: '' }
    const [fr, en] = [given ?? both.fr, english ?? both.en]
    // A blank line is taken off the sheet, in both languages.
    sheet[field] = given === '' ? english || null : { fr, en }
  }
  return sheet
}
