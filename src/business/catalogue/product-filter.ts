import { systemTypes } from './site-type.ts'

/** Orders beside the display order: from the least, with a minus from the largest. */
export const productSorts = ['price', '-price', '-power', '-storage'] as const

/** What narrows the catalogue beside the type of site, each by its name in an address. */
export const filterNames = ['sort', 'budget', 'power', 'storage', 'kind', 'brand', 'financed'] as const
export type FilterName = (typeof filterNames)[number]

/** What is asked, in the words of an address: `budget` whole units of the currency, `power` VA, `storage` Wh. */
export type ProductFilter = Readonly<Partial<Record<FilterName, string>>>

const isFigure = (value: string) => /^[1-9]\d{0,11}$/.test(value)

const takes: Readonly<Record<FilterName, (value: string) => boolean>> = {
  sort: (value) => productSorts.some((sort) => sort === value),
  budget: isFigure,
  power: isFigure,
  storage: isFigure,
  kind: (value) => systemTypes.some((type) => type === value),
  brand: (value) => value.length <= 100,
  financed: (value) => value === 'true',
}

/** The filter that an address names; anything unknown, and what a form leaves empty, filters nothing. */
export function productFilterOf(search: Pick<URLSearchParams, 'get'>): ProductFilter {
  const named = filterNames.flatMap((name) => {
    const value = search.get(name)?.trim() ?? ''
    return value !== '' && takes[name](value) ? [[name, value] as const] : []
  })
  return Object.fromEntries(named)
}

/** How many things a filter asks for; an order narrows nothing. */
export const narrowings = ({ sort: _sort, ...filter }: ProductFilter) => Object.keys(filter).length
