import type { ReactNode } from 'react'
import { queryOptions } from '@tanstack/react-query'
import type { Country } from '#kernel/country.ts'
import { useText } from '#i18n/text-context.tsx'
import type { EverydayLoad } from '../everyday-loads.ts'
import { isRowId } from '#kernel/is-row-id.ts'
import { formatMoney, type Money } from '#kernel/money.ts'

/** What the systems of a page of the catalogue run; `listed` is the address of that page. */
export const everydayLoadsQuery = (listed: string) =>
  queryOptions<readonly EverydayLoad[]>({ queryKey: [listed.replace('/api/products?', '/api/products/loads?')] })

/** What every system of a country's list runs and costs complete. */
export const allLoadsQuery = (country: Country) => everydayLoadsQuery(`/api/products?country=${country}`)

/** What one product runs; `id` as the address has it. */
export const everydayLoadQuery = (id: string, country: Country) =>
  queryOptions<readonly EverydayLoad[]>({
    queryKey: [`/api/products/${id}/loads?country=${country}`],
    enabled: isRowId(id),
  })

type EverydayLoadLineProps = {
  load: EverydayLoad
  /** So many things are told, the largest first: three fit in a card's lines. */
  most?: number
}

/** What a system runs on its battery, in a sentence, and that there is more. */
export function EverydayLoadLine({ load: { hours, runs }, most = 3 }: EverydayLoadLineProps) {
  const text = useText()
  const told = runs
    .slice(0, most)
    .map(({ name, quantity }) => text(`everyday.runs.${name}`, { count: quantity }))
    .join(', ')
  const things = runs.length > most ? text('everyday.runs.more', { things: told }) : told
  return (
    <p className="text-sm">
      <strong>{text('everyday.runs', { hours })}</strong> {things}
    </p>
  )
}

/** The complete prices of products, by their ids. */
export const completePrices = (
  loads: readonly EverydayLoad[],
  currency: Money['currency'],
): ReadonlyMap<number, ReactNode> =>
  new Map(
    loads.flatMap(({ productId, complete }) =>
      complete ? [[productId, <CompletePrice key={productId} {...{ complete, currency }} />]] : [],
    ),
  )

/** What a product is offered for complete, where that is known. */
export function completeOffer(load: EverydayLoad | undefined, currency: Money['currency']) {
  if (!load?.complete) return undefined
  const { complete } = load
  return { totalPrice: complete.totalPrice, words: <CompletePrice complete={complete} currency={currency} /> }
}

type CompletePriceProps = Pick<EverydayLoad, 'complete'> & Pick<Money, 'currency'>

/** What a unit costs with the panels for what it runs, installed where that is offered; nothing where that is not known. */
export function CompletePrice({ complete, currency }: CompletePriceProps) {
  const text = useText()
  if (!complete) return null
  const { panels, installation, totalPrice, place } = complete
  return (
    <>
      <strong className="money">{formatMoney({ amount: totalPrice, currency })}</strong>{' '}
      <span className="text-sm text-muted">
        {installation === 0 ? (
          text('everyday.complete.parts', { panels, place })
        ) : (
          <>
            <span className="inline-block">{text('everyday.complete', { place })}</span>{' '}
            <span className="inline-block">{text('everyday.complete.panels', { panels })}</span>
          </>
        )}
      </span>
    </>
  )
}
