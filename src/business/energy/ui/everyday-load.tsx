import { queryOptions } from '@tanstack/react-query'
import type { Country } from '#kernel/country.ts'
import { useText } from '#i18n/text-context.tsx'
import type { EverydayLoad } from '../everyday-loads.ts'
import { isRowId } from '#kernel/is-row-id.ts'

/** What the systems of a page of the catalogue run; `listed` is the address of that page. */
export const everydayLoadsQuery = (listed: string) =>
  queryOptions<readonly EverydayLoad[]>({ queryKey: [listed.replace('/api/products?', '/api/products/loads?')] })

/** What one product runs; `id` as the address has it. */
export const everydayLoadQuery = (id: string, country: Country) =>
  queryOptions<readonly EverydayLoad[]>({
    queryKey: [`/api/products/${id}/loads?country=${country}`],
    enabled: isRowId(id),
  })

/** So many things fit in a card's lines. */
const mostTold = 4

/** What a system runs on its battery, in a sentence: the largest, and that there is more. */
export function EverydayLoadLine({ load: { hours, runs } }: { load: EverydayLoad }) {
  const text = useText()
  const told = runs
    .slice(0, mostTold)
    .map(({ name, quantity }) => text(`everyday.runs.${name}`, { count: quantity }))
    .join(', ')
  const things = runs.length > mostTold ? text('everyday.runs.more', { things: told }) : told
  return <p className="text-sm">{text('everyday.runs', { things, hours })}</p>
}
