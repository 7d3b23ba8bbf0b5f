import type { Country } from './country.ts'

/** What a country's office takes on. For those who decide: what visitors may know of it is in brand.ts. */
export type OfficeLimits = {
  /** How many visitors take the same slot; 0: none is offered. */
  readonly places: { readonly consultation: number; readonly appointment: number }
  /** Whole units of the country's currency. */
  readonly secondApprovalAbove: number
}

/** One for a process: nobody books and nothing is decided before it is presented. */
let presented: Readonly<Record<Country, OfficeLimits>> | undefined

/** Tells what the offices take on, from now on. */
export function presentLimits(limits: Readonly<Record<Country, OfficeLimits>>): void {
  presented = limits
}

/** What a country's office takes on, as it is set. */
export function limitsOf(country: Country): OfficeLimits {
  if (!presented) throw new Error('no limits')
  return presented[country]
}
