import type { Country } from '#kernel/country.ts'
import type { ListedPlace } from './listed-place.ts'

/**
 * A town and the sun that falls on it. `monthly` holds twelve means and `annual` their published mean of horizontal
 * irradiation in kWh/m2/day, which is the number of peak sun hours. Degrees north and east.
 */
export type Place = ListedPlace & {
  readonly country: Country
  readonly latitude: number
  readonly longitude: number
  readonly monthly: readonly number[]
  readonly annual: number
}
