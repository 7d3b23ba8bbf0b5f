import type { ComponentProps } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { countryTable } from '#kernel/country.ts'
import { useText } from '#i18n/text-context.tsx'
import { consultationErrorKey } from '../form-errors.ts'
import type { ConsultationField as Name } from './consultation-values.ts'
import { LeadField, type NamedField } from './lead-field.tsx'

/** How the fields of the consultation form speak: in the specified words, and of a town where a country has no states. */
export function useConsultationWords(): (name: Name) => NamedField {
  const text = useText()
  const { country } = useVisitor()
  return (name) => ({
    name,
    label: text(`leads.consultation.label.${name === 'state' ? countryTable[country].placeKind : name}`),
    errorWords: (code) => text(consultationErrorKey(name, code, country)),
  })
}

/** A field of the consultation form. */
export function ConsultationField({
  name,
  ...rest
}: { name: Name } & Omit<ComponentProps<typeof LeadField>, keyof NamedField>) {
  const wordsOf = useConsultationWords()
  return <LeadField {...wordsOf(name)} {...rest} />
}
