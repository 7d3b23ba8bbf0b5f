import { useState } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import AuditTick from './audit-tick.tsx'
import { ChatOrCall } from './chat-or-call.tsx'
import { FormFields } from './form-fields.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { NotOffered } from './not-offered.tsx'
import { DataList } from '#design/data-list.tsx'
import { Icon } from '#design/icon.tsx'
import { formatWeekdayAndDate, formatTimeSpan } from '#i18n/format.ts'
import { type Appointment, appointmentForm, appointmentSchema } from '../appointment.ts'
import type { LeadReceipt } from '../lead.ts'
import { slotSpan } from '../slots.ts'
import { useSlotsAfter } from './slots-query.ts'
import { submitLead } from './submit-lead.ts'
import { draftOf, useLeadForm, type RefusedForm } from './use-lead-form.ts'

/** The form and what it booked: told until the dialog was closed on it, and then an empty form again. */
function useBooking({ open, onClose, refused }: AppointmentDialogProps) {
  const [booked, setBooked] = useState<BookedAppointment | null>(null)
  const [told, setTold] = useState<BookedAppointment | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (!open) setTold(booked)
    else if (booked === told) setBooked(null)
  }
  const lead = useAppointmentForm((receipt, appointment) => setBooked({ ...receipt, appointment }), onClose, refused)
  return { booked, lead }
}

type AppointmentDialogProps = { open: boolean; onClose: () => void; refused?: RefusedForm }

/** A visitor books half an hour at the office. */
export default function AppointmentDialog({ open, onClose, refused }: AppointmentDialogProps) {
  const { contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const { booked, lead } = useBooking({ open, onClose, ...(refused && { refused }) })
  if (!booked && !contacts[country].takes.appointment) {
    return <NotOffered kind="appointment" open={open} title={text('leads.appointment.title')} onClose={onClose} />
  }
  return (
    <LeadDialog
      open={open}
      onClose={onClose}
      title={text(booked ? 'leads.appointment.success.title' : 'leads.appointment.title')}
      lead={lead}
      isAside
      later={text('leads.appointment.later')}
      words={{
        submit: text('leads.appointment.submit'),
        submitting: text('leads.appointment.submitting'),
        failed: text('leads.appointment.failure.title'),
      }}
      done={booked && <AppointmentBooked booked={booked} />}
    >
      <div className="grid gap-2">
        <p className="text-sm font-semibold">{text('leads.appointment.hurry')}</p>
        <ChatOrCall tone="secondary" size="sm" />
      </div>
      <p className="-mb-2 text-muted">
        {text('leads.appointment.intro', { address: contacts[country].address[language] })}
      </p>
      <FormFields form={appointmentForm} say={text} />
      <AuditTick />
      <p className="text-sm text-muted">{text('leads.privacy')}</p>
    </LeadDialog>
  )
}

/** An appointment that was stored. */
type BookedAppointment = LeadReceipt & { readonly appointment: Appointment }

/** When and where a visitor is expected, and what to quote. */
function AppointmentBooked({ booked: { reference, appointment } }: { booked: BookedAppointment }) {
  const { contacts } = useCompany()
  const text = useText()
  const { date, slot, country, email } = appointment
  const span = slotSpan('appointment', slot)
  const when = (
    <>
      <span className="block">{formatWeekdayAndDate(date, text.language)}</span>
      {span && <span className="figure">{formatTimeSpan(span, text.language)}</span>}
    </>
  )
  return (
    <div className="grid gap-4">
      <Icon name="check-circle" className="size-12 text-leaf" />
      <DataList
        rows={[
          { key: 'when', label: text('leads.appointment.success.when'), value: when, strong: true },
          {
            key: 'where',
            label: text('leads.appointment.success.where'),
            value: contacts[country].address[text.language],
          },
          {
            key: 'reference',
            label: text('leads.appointment.success.reference'),
            value: <span className="figure">{reference}</span>,
          },
        ]}
      />
      <p className="wrap-anywhere">{text('leads.appointment.success.text', { email })}</p>
    </div>
  )
}

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
