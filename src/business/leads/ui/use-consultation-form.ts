import { useEffect } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { consultationSchema } from '../consultation.ts'
import { consultationDraft, isPlaceIn } from './consultation-values.ts'
import { submitLead } from './submit-lead.ts'
import { useLeadForm } from './use-lead-form.ts'
import { useSlotsAfter } from './use-slots-after.ts'

/** The consultation form, sent from the page of `product` if there is one; a place of the other country is asked for again. */
export function useConsultationForm(product: number | undefined, onSent: () => void) {
  const { country } = useVisitor()
  const slotsAfter = useSlotsAfter('consultation')
  const lead = useLeadForm({
    draft: consultationDraft,
    schemaAt: consultationSchema,
    send: (asked) => {
      const form = product === undefined ? asked : { ...asked, source: `/products/${product}` }
      return slotsAfter(submitLead('/api/consultations', form), asked.preferredDate)
    },
    onSent,
  })
  const { form } = lead
  useEffect(() => {
    if (!isPlaceIn(country, form.getValues('state'))) form.setValue('state', '')
  }, [form, country])
  return lead
}
