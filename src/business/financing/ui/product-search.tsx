import { queryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { Product } from '#business/catalogue/product.ts'
import { productsPerPage } from '#business/catalogue/site-type.ts'
import type { Visitor } from '#client/visitor.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'

/** Whether there are more products than the first page of the catalogue holds. */
export const isCut = (firstPage: readonly Product[] | undefined) => (firstPage?.length ?? 0) >= productsPerPage

/** What can be paid in instalments and has every word somewhere in its names, at most a page. */
export const financedQuery = ({ country, language }: Visitor, words: string) =>
  queryOptions<Product[]>({
    queryKey: [
      `/api/products?${new URLSearchParams({ country, lang: language, financed: 'true', q: words.slice(0, 100) })}`,
    ],
    placeholderData: (previous) => previous,
  })

type ProductSearchQuery = Pick<UseQueryResult<Product[]>, 'data' | 'isError' | 'isPlaceholderData' | 'fetchStatus'>

/** What came of a search; null while it is under way. What an earlier search found says nothing of this one. */
export function searchOutcome({ data, isError, isPlaceholderData, fetchStatus }: ProductSearchQuery) {
  if (isError || fetchStatus === 'paused') return 'failed'
  if (!data || isPlaceholderData) return null
  if (data.length === 0) return 'none'
  return isCut(data) ? 'first' : 'all'
}

type ProductSearchProps = {
  words: string
  onChange: (words: string) => void
  outcome: ReturnType<typeof searchOutcome>
}

/** Where a product is searched for by its name, and what came of it. */
export function ProductSearch({ words, onChange, outcome }: ProductSearchProps) {
  const text = useText()
  return (
    <div className="mb-3 grid gap-2 noscript:hidden">
      <Field label={text('simulator.choose.search')} hideLabel>
        <TextInput
          type="search"
          placeholder={text('simulator.choose.search')}
          maxLength={100}
          value={words}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <p aria-live="polite" className="text-sm text-muted">
        {outcome === 'failed' && text('simulator.choose.searchFailed')}
        {outcome === 'none' && text('simulator.choose.noneFound', { words: words.trim() })}
        {outcome === 'first' && text('simulator.choose.first', { count: productsPerPage })}
      </p>
    </div>
  )
}
