import { need, refused } from '#kernel/outcome.ts'
import type { Country } from '#kernel/country.ts'
import { dialledNumber, linkableNumber, phoneKey, phoneKeyOf } from '#platform/phone-number.server.ts'
import { canChangeCountry, type AdminLead, type LeadChange } from './admin-lead.ts'
import { personFields, type PersonField } from './lead-event.ts'

/**
 * A person as a change leaves them. Needs an attempt around it: `invalid` (`no_way_to_answer`) without phone and email; `conflict`
 * (`country_fixed`) for another country where {@link canChangeCountry} says no.
 */
function personAfter(before: AdminLead, { person }: LeadChange): Pick<AdminLead, PersonField> {
  const { name, phone, email, town, language, country } = before
  const after = { name, phone, email, town, language, country, ...person }
  if (after.country !== country && !canChangeCountry(before)) {
    return need(refused('conflict', { errors: [{ path: 'person.country', code: 'country_fixed' }] }))
  }
  if (after.phone !== null || after.email !== null) return { ...after, phone: dialledAsBefore(before, after) }
  return need(refused('invalid', { errors: [{ path: 'person.phone', code: 'no_way_to_answer' }] }))
}

/** A number that stays while its request moves to another country is written as that country dials it, where it would be none there. */
function dialledAsBefore(before: AdminLead, { phone, country }: Pick<AdminLead, 'phone' | 'country'>): string | null {
  const isDialled = (of: Country) => phone !== null && dialledNumber(phoneKey(phone, of)) !== null
  const isMoved = phone !== null && phone === before.phone && country !== before.country
  return isMoved && !isDialled(country) && isDialled(before.country) ? linkableNumber(phone, before.country) : phone
}

/** What of a person a change corrects, field by field. Needs an attempt around it, as {@link personAfter} does. */
export function correctionsOf(before: AdminLead, change: LeadChange) {
  const after = personAfter(before, change)
  return personFields
    .filter((field) => after[field] !== before[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))
}

/** The columns of a person as a change leaves them. Needs an attempt around it, as {@link personAfter} does. */
export function personColumns(before: AdminLead, change: LeadChange) {
  const { town, ...person } = personAfter(before, change)
  const { phone, country } = person
  const isChanged = country !== before.country || town !== before.town
  const told = { ...(country !== before.country && { country }), ...(town !== before.town && { town: town ?? '' }) }
  return {
    ...person,
    ...(isChanged && { payload: { ...before.payload, ...told } as { readonly country: Country } }),
    phoneKey: phoneKeyOf(phone, country),
  }
}
