import { useWatch } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { Icon } from '#design/icon.tsx'
import AuditTick from './audit-tick.tsx'
import { Booked, useBooked } from './booked.tsx'
import { ChatOrCall } from './chat-or-call.tsx'
import { FormFields } from './form-fields.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { NotOffered } from './not-offered.tsx'
import { type Appointment, appointmentForm, appointmentSchema } from '../appointment.ts'
import type { LeadReceipt } from '../lead.ts'
import { useSlotsAfter } from './slots-query.ts'
import { submitLead } from './submit-lead.ts'
import { draftOf, useLeadForm, type RefusedForm } from './use-lead-form.ts'

type AppointmentDialogProps = { open: boolean; onClose: () => void; refused?: RefusedForm; isInPage?: boolean }

/** A visitor books half an hour at the office. */
export default function AppointmentDialog({ open, onClose, refused, isInPage }: AppointmentDialogProps) {
  const { contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const [booked, setBooked] = useBooked<BookedAppointment>(open)
  const lead = useAppointmentForm((receipt, appointment) => setBooked({ ...receipt, appointment }), onClose, refused)
  const address = contacts[country].address[language]
  const slot = useWatch({ control: lead.form.control, name: 'slot' })
  if (!booked && !contacts[country].takes.appointment) {
    return <NotOffered kind="appointment" open={open} title={text('leads.appointment.title')} onClose={onClose} />
  }
  return (
    <LeadDialog
      open={open}
      onClose={onClose}
      title={text(booked ? 'leads.appointment.success.title' : 'leads.appointment.title')}
      lead={lead}
      isInPage={isInPage}
      notYet={!slot && text('leads.appointment.choose')}
      later={text('leads.appointment.later')}
      words={{
        submit: text('leads.appointment.submit'),
        submitting: text('leads.appointment.submitting'),
        failed: text('leads.appointment.failure.title'),
      }}
      done={
        booked && (
          <Booked
            kind="appointment"
            date={booked.appointment.date}
            slot={booked.appointment.slot}
            where={contacts[booked.appointment.country].address[language]}
            reference={booked.reference}
          >
            {text('leads.appointment.success.text', { email: booked.appointment.email })}
          </Booked>
        )
      }
    >
      {!isInPage && (
        <div className="grid gap-2">
          <p className="text-sm font-semibold max-sm:sr-only">{text('leads.appointment.hurry')}</p>
          <ChatOrCall tone="secondary" size="sm" />
        </div>
      )}
      <p className="flex gap-1.5 text-muted max-sm:text-sm">
        <Icon name="pin" className="mt-0.5 size-4 sm:hidden" />
        <span className="max-sm:sr-only">{text('leads.appointment.intro', { address })}</span>
        <span aria-hidden="true" className="text-balance sm:hidden">
          {address}
        </span>
      </p>
      <FormFields form={appointmentForm} say={text} />
      <AuditTick />
      <p className="text-sm text-muted">{text('leads.privacy')}</p>
    </LeadDialog>
  )
}

/** An appointment that was stored. */
type BookedAppointment = LeadReceipt & { readonly appointment: Appointment }

const draft = draftOf(appointmentForm, 'appointment')

/** The appointment form. */
function useAppointmentForm(
  onSent: (receipt: LeadReceipt, appointment: Appointment) => void,
  onWaiting: () => void,
  refused: RefusedForm | undefined,
) {
  const slotsAfter = useSlotsAfter('appointment')
  return useLeadForm({
    draft,
    schemaAt: appointmentSchema,
    send: (asked) => slotsAfter(submitLead('appointment', asked), asked.date),
    onSent,
    onWaiting,
    refused,
  })
}
