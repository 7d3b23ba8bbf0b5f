import type { Country } from '#kernel/country.ts'

/**
 * A town and the sun that falls on it. `monthly` holds twelve means and `annual` their published mean of horizontal
 * irradiation in kWh/m2/day, which is the number of peak sun hours. Degrees north and east.
 */
export type Place = {
  readonly key: string
  readonly country: Country
  readonly region: string
  readonly city: string
  readonly latitude: number
  readonly longitude: number
  readonly monthly: readonly number[]
  readonly annual: number
}
