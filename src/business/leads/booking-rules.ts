import * as z from 'zod/mini'
import { isCountry, type Country } from '#kernel/country.ts'
import { missingOr } from '#kernel/form-fields.ts'
import { dateIssue, isBookable, slotKindOf } from './slots.ts'

/** A form as far as it could be read: the rules between its fields speak even when another field is wrong. */
type Partly = { readonly [name: string]: unknown; readonly country: Country }

/** The day of a booking; {@link bookingRules} say which days there are. */
export const bookingDate = z.string({ error: missingOr('invalid_date') }).check(z.meta({ format: 'date' }))

/** True once it is known whose calendar and clock count. */
export function hasCountry({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null && 'country' in value && isCountry(value.country)
}

/**
 * What a form that books a slot must keep to at `now`, on the country's clock; `fields` names its day and its slot. Codes:
 * for the day those of {@link dateIssue}, `past_slot` for a slot of today that has begun.
 */
export function bookingRules(fields: { readonly date: string; readonly slot: string }, now: Date) {
  const kindOf = (value: Partly) => slotKindOf(String(value[fields.slot]))
  const issueOfDate = (value: Partly) => {
    const date = value[fields.date]
    return typeof date === 'string' ? dateIssue(date, now, value.country, kindOf(value)) : null
  }
  const isPast = (value: Partly) => {
    const date = value[fields.date]
    const kind = kindOf(value)
    return typeof date === 'string' && kind && !isBookable(kind, date, String(value[fields.slot]), now, value.country)
  }
  return [
    z.refine<Partly>((value) => issueOfDate(value) === null, {
      path: [fields.date],
      error: ({ input }) => issueOfDate(input as Partly) ?? 'invalid_date',
      when: hasCountry,
    }),
    z.refine<Partly>((value) => issueOfDate(value) !== null || !isPast(value), {
      path: [fields.slot],
      error: 'past_slot',
      when: hasCountry,
    }),
  ]
}
