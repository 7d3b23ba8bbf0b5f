import { countryTable, perCountry, type Country } from '#kernel/country.ts'
import { wholeNumber } from '#kernel/form-fields.ts'
import { officeAmounts } from '#kernel/money.ts'
import * as z from 'zod/mini'

/**
 * Of the equipment, until staff set it: labour, mounting, cables, protections; 10 to 25 % by price lists of Nigerian dealers against their
 * parts. Everywhere: without it a new country's totals would be too low, and nobody told.
 */
const defaultPercent = 15

const highestPrice = 1_000_000
const highestMinimum = 2_000_000_000

const countryCosts = z.object(
  {
    panelPricePerW: z.nullable(wholeNumber(1, highestPrice)),
    installationPercent: wholeNumber(0, 100),
    installationMinimum: wholeNumber(0, highestMinimum),
  },
  'not_an_object',
)
/** What the estimate of a system adds to its equipment, in each country. */
export const systemCostsSchema = z.object(perCountry(() => countryCosts))

type CostSettings = z.output<typeof systemCostsSchema>

export const builtInSystemCosts: CostSettings = perCountry((country) => {
  const { panelPricePerW, installationMinimum } = officeAmounts[countryTable[country].currency]
  return {
    panelPricePerW,
    installationPercent: defaultPercent,
    installationMinimum: installationMinimum ?? 0,
  }
})

/** What a system costs beside the equipment that the catalogue prices, in whole units of a country's currency. */
export type SystemCosts = {
  /** Of a panel where the catalogue sells none; null where nothing is assumed. */
  readonly panelPricePerW: number | null
  /** Of the equipment, a share of 1; 0: installation is not part of the price. */
  readonly installationShare: number
  readonly installationMinimum: number
}

/** What systems cost beside their equipment, out of what is set. */
export function systemCostsOf({ costs }: { readonly costs: CostSettings }): Readonly<Record<Country, SystemCosts>> {
  return perCountry((country) => {
    const { panelPricePerW, installationPercent, installationMinimum } = costs[country]
    return { panelPricePerW, installationShare: installationPercent / 100, installationMinimum }
  })
}
