import { queryOptions } from '@tanstack/react-query'
import type { Country } from '#kernel/country.ts'
import type { ListedPlace } from '../listed-place.ts'

/** The places of a country whose sun we know. */
export const placesQuery = (country: Country) =>
  queryOptions<readonly ListedPlace[]>({ queryKey: [`/api/places?country=${country}`] })
