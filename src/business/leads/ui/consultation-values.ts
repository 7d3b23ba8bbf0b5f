import { forgetInSession, keepInSession, recallFromSession } from '#client/session-store.ts'
import type { Country } from '#kernel/country.ts'
import { consultationFields } from '../form-errors.ts'
import { placesOf } from '../places.ts'

export type ConsultationField = (typeof consultationFields)[number]
/** What the form's controls hold. */
export type ConsultationValues = Record<ConsultationField, string>

const draftName = 'consultation draft'

/** True for the name of a field that the form has. */
export function isConsultationField(path: string): path is ConsultationField {
  return consultationFields.some((name) => name === path)
}

/** True for a place that a visitor of the country chooses from. */
export function isPlaceIn(country: Country, state: string): boolean {
  return placesOf[country].some((place) => place === state)
}

/** A form without answers. */
export function emptyConsultation(): ConsultationValues {
  return Object.fromEntries(consultationFields.map((name) => [name, ''])) as ConsultationValues
}

/** What was typed before a reload; a place of the other country is asked for again. */
export function consultationDraft(country: Country): ConsultationValues {
  const kept = recallFromSession(draftName)
  const values = emptyConsultation()
  if (typeof kept !== 'object' || kept === null) return values
  for (const [name, value] of Object.entries(kept)) {
    if (isConsultationField(name) && typeof value === 'string') values[name] = value
  }
  return isPlaceIn(country, values.state) ? values : { ...values, state: '' }
}

export function keepConsultationDraft(values: ConsultationValues): void {
  keepInSession(draftName, values)
}

export function forgetConsultationDraft(): void {
  forgetInSession(draftName)
}
