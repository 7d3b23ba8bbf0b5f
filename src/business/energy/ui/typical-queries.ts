import { queryOptions } from '@tanstack/react-query'
import type { Country } from '#kernel/country.ts'
import type { Featured } from '../featured.ts'
import type { TypicalNeed, TypicalPlace } from '../typical-needs.ts'

/** What the home page tells of a country's catalogue. */
export const featuredQuery = (country: Country) =>
  queryOptions<Featured>({ queryKey: [`/api/featured?country=${country}`] })

/** What a need asks for in a country; `key` as the address has it. */
export const typicalNeedQuery = (key: string, country: Country) =>
  queryOptions<TypicalNeed>({
    queryKey: [`/api/typical-needs/${encodeURIComponent(key)}?country=${country}`],
    retryOnMount: false,
  })

/** What typical needs ask for at a place; `key` as the address has it. */
export const typicalPlaceQuery = (key: string) =>
  queryOptions<TypicalPlace>({ queryKey: [`/api/typical-places/${encodeURIComponent(key)}`], retryOnMount: false })
