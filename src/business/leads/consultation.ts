import * as z from 'zod/mini'
import { countries, defaultCountry, type Country } from '#kernel/country.ts'
import { choice, emailField, line, lines, phoneField, sourceField } from '#kernel/form-fields.ts'
import { bookingDate, bookingRules, hasCountry } from './booking-rules.ts'
import { burkinabeTowns, nigerianStates, placesOf, type Place } from './places.ts'
import { consultationSlots } from './slots.ts'

export const hearAboutUsOptions = [
  'google',
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'youtube',
  'referral',
  'partner',
  'event',
  'advertisement',
  'website',
  'other',
] as const
export const budgetedCostOptions = ['under-500k', '500k-1m', '1m-2m', '2m-3m', '3m-5m', 'over-5m', 'flexible'] as const
export const electricitySpendOptions = [
  'under-10k',
  '10k-25k',
  '25k-50k',
  '50k-100k',
  '100k-200k',
  'over-200k',
] as const
export const fuelSpendOptions = [
  'under-15k',
  '15k-30k',
  '30k-60k',
  '60k-100k',
  '100k-200k',
  'over-200k',
  'no-generator',
] as const
export const purchaseTimelineOptions = [
  'immediate',
  '1-3-months',
  '3-6-months',
  '6-12-months',
  'over-12-months',
  'just-exploring',
] as const

const fields = z.object(
  {
    firstName: line(2, 100),
    lastName: line(2, 100),
    email: emailField,
    phone: phoneField,
    installationAddress: line(5, 300),
    state: choice([...nigerianStates, ...burkinabeTowns]),
    hearAboutUs: choice(hearAboutUsOptions),
    budgetedCost: choice(budgetedCostOptions),
    electricitySpend: choice(electricitySpendOptions),
    fuelSpend: choice(fuelSpendOptions),
    purchaseTimeline: choice(purchaseTimelineOptions),
    preferredDate: bookingDate,
    preferredTimeSlot: choice(consultationSlots),
    message: z.optional(lines(2000)),
    country: z._default(z.enum(countries, 'unknown_country'), defaultCountry),
    source: sourceField,
  },
  'invalid',
)

/** What a visitor asks for in the consultation dialog, as it is stored. */
export type Consultation = z.output<typeof fields>
/** What the form holds while it is filled. */
export type ConsultationInput = z.input<typeof fields>

/** The fields as far as they could be read: the rules between fields speak even when another field is wrong. */
type Partly = { [Name in keyof Consultation]?: unknown } & { country: Country }

/**
 * The consultation form at `now`, in the browser and on the server. Issues are codes: `required`, `too_short`, `too_long`,
 * `not_a_text`, `invalid_email`, `invalid_phone`, `unknown_value` (also for a place of the other country),
 * `unknown_country`, and those of {@link bookingRules}.
 */
export function consultationSchema(now: Date) {
  return fields.check(
    z.refine((value) => !isPlaceOfAnotherCountry(value), {
      path: ['state'],
      error: 'unknown_value',
      when: hasCountry,
    }),
    ...bookingRules('consultation', { date: 'preferredDate', slot: 'preferredTimeSlot' }, now),
  )
}

function isPlaceOfAnotherCountry({ state, country }: Partly): boolean {
  const elsewhere = countries.filter((other) => other !== country)
  return (
    elsewhere.some((other) => placesOf[other].includes(state as Place)) && !placesOf[country].includes(state as Place)
  )
}
