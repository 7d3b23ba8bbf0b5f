import type { Country } from '#kernel/country.ts'
import { consultationFields } from '../form-errors.ts'
import { placesOf } from '../places.ts'
import { formDraft } from './form-draft.ts'

export type ConsultationField = (typeof consultationFields)[number]

export const consultationDraft = formDraft('consultation', consultationFields)

/** True for a place that a visitor of the country chooses from. */
export function isPlaceIn(country: Country, state: string | undefined): boolean {
  return placesOf[country].some((place) => place === state)
}
