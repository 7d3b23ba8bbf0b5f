import type { Country } from '#kernel/country.ts'
import { consultationForm } from './consultation.ts'
import { placesOf } from './places.ts'
import { bandIn, optionsOf } from './visitor-form.ts'

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
  const stepOf = (name: 'electricitySpend' | 'fuelSpend', amount: number | undefined) => {
    const isIn = (option: string) => amount && amount >= (bandIn(option, country)?.from ?? Infinity)
    const step = optionsOf(consultationForm.fields[name]).findLast(isIn)
    return step && { [name]: step }
  }
  return { ...(state && { state }), ...stepOf('electricitySpend', spend.power), ...stepOf('fuelSpend', spend.fuel) }
}
