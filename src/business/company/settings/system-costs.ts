import { perCountry, type Country } from '#kernel/country.ts'
import { wholeNumber } from '#kernel/form-fields.ts'
import * as z from 'zod/mini'

type Cost = {
  /** By country; one that is not here yet sets its own. */
  readonly value: Readonly<Partial<Record<Country, number>>>
  readonly source: string
  readonly status: 'estimated'
}

/** What a system costs beside the equipment until staff set it, and where each figure comes from. Whole units of each country's currency. */
const systemCostDefaults: Readonly<Record<'panelPricePerW' | 'installationPercent' | 'installationMinimum', Cost>> = {
  /** Where the catalogue sells no panel. */
  panelPricePerW: {
    value: { bf: 180 },
    source:
      'Illustrative: no panel is priced in Burkina Faso; about the Nigerian 250 naira per W at the exchange rate, with freight',
    status: 'estimated',
  },
  /** Everywhere: without it a new country's totals would be too low, and nobody told. */
  installationPercent: {
    value: perCountry(() => 15),
    source:
      'Of the equipment: labour, mounting, cables, protections; 10 to 25 % by price lists of Nigerian dealers against their parts',
    status: 'estimated',
  },
  installationMinimum: {
    value: { cm: 150_000, bf: 60_000 },
    source:
      'The base of a Nigerian solar calculator (naija-solar-calc, November 2025), labour only; in FCFA by the exchange rate',
    status: 'estimated',
  },
}

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

export const builtInSystemCosts: CostSettings = perCountry((country) => ({
  panelPricePerW: systemCostDefaults.panelPricePerW.value[country] ?? null,
  installationPercent: systemCostDefaults.installationPercent.value[country] ?? 0,
  installationMinimum: systemCostDefaults.installationMinimum.value[country] ?? 0,
}))

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
