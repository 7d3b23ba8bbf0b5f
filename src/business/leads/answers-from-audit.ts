import type { Country } from '#kernel/country.ts'
import type { ConsultationInput } from './consultation.ts'
import { placesOf } from './places.ts'

/** What the form's answers about a month's spending begin at, in whole units of either currency; the last has no end. */
const spendSteps = {
  electricitySpend: [
    [0, 'under-10k'],
    [10_000, '10k-25k'],
    [25_000, '25k-50k'],
    [50_000, '50k-100k'],
    [100_000, '100k-200k'],
    [200_000, 'over-200k'],
  ],
  fuelSpend: [
    [0, 'under-15k'],
    [15_000, '15k-30k'],
    [30_000, '30k-60k'],
    [60_000, '60k-100k'],
    [100_000, '100k-200k'],
    [200_000, 'over-200k'],
  ],
} as const satisfies {
  [Name in 'electricitySpend' | 'fuelSpend']: readonly (readonly [number, ConsultationInput[Name]])[]
}

/** What of an audit is asked for elsewhere too. */
type ToldAudit = {
  readonly country?: string
  readonly place?: string
  readonly spend?: { readonly fuel?: number; readonly power?: number }
}

/** What a visitor has told in their audit that the consultation asks for too: where, and what a month costs now. */
export function answersFromAudit(audit: ToldAudit | null, country: Country): Readonly<Record<string, string>> {
  if (!audit || audit.country !== country) return {}
  const { place, spend = {} } = audit
  const state = placesOf[country].find((known) => known === place)
  const stepOf = (name: keyof typeof spendSteps, amount: number | undefined) => {
    const step = amount ? spendSteps[name].findLast(([from]) => amount >= from) : undefined
    return step && { [name]: step[1] }
  }
  return { ...(state && { state }), ...stepOf('electricitySpend', spend.power), ...stepOf('fuelSpend', spend.fuel) }
}
