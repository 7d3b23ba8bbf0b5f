import { appointmentSchema, type Appointment } from '../appointment.ts'
import { appointmentFields } from '../form-errors.ts'
import type { LeadReceipt } from '../lead.ts'
import { formDraft } from './form-draft.ts'
import { submitLead } from './submit-lead.ts'
import { useLeadForm } from './use-lead-form.ts'
import { useSlotsAfter } from './use-slots-after.ts'

const draft = formDraft('appointment', appointmentFields)

/** The appointment form. */
export function useAppointmentForm(onSent: (receipt: LeadReceipt, appointment: Appointment) => void) {
  const slotsAfter = useSlotsAfter('appointment')
  return useLeadForm({
    draft,
    schemaAt: appointmentSchema,
    send: (asked) => slotsAfter(submitLead('/api/appointments', asked), asked.date),
    onSent,
  })
}
