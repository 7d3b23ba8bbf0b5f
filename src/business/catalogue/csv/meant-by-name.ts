import { foldText } from '#kernel/fold-text.ts'
import { restore } from './formula-cell.ts'
import type { KnownName } from './like-known.ts'

const beside: ReadonlySet<string> = new Set(['slug', 'name', 'nameEn', 'updatedAt'])
const isPrice = (column: string) => column.startsWith('prices.')

/** Whether a file has nothing but prices, beside what names a product: such rows add none. */
export const hasPricesAlone = (columns: readonly string[]): boolean =>
  columns.some(isPrice) && columns.every((column) => beside.has(column) || isPrice(column))

type Cells = ReadonlyMap<string, string>

/**
 * Finds the products that a row without a short name names, in either language, to the letter but for accents and capitals; where it holds
 * two names, those that have both.
 */
export function meantByName(known: readonly KnownName[]): (cells: Cells) => readonly KnownName[] {
  const named = known.map((product) => [product, [product.name, product.nameEn].map(plain)] as const)
  const byName = new Map<string, KnownName[]>()
  for (const [product, names] of named) {
    for (const name of new Set(names)) if (name) byName.set(name, [...(byName.get(name) ?? []), product])
  }
  return (cells) => {
    const [first, ...others] = ['name', 'nameEn']
      .map((column) => plain(restore(cells.get(column) ?? '')))
      .filter(Boolean)
    const having = (name: string | undefined) => (name && byName.get(name)) || []
    return having(first).filter((product) => others.every((name) => having(name).includes(product)))
  }
}

const plain = (text: string) => foldText(text.trim()).replaceAll(/\s+/g, ' ')
