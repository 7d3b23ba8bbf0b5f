import { useVisitor } from '#client/visitor.tsx'
import { TextArea } from '#design/text-area.tsx'
import { toast } from '#design/toast.ts'
import { formatLongDate, formatTimeSpan } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import type { Appointment } from '../appointment.ts'
import { appointmentErrorKey, type appointmentFields } from '../form-errors.ts'
import type { LeadReceipt } from '../lead.ts'
import { slotSpan } from '../slots.ts'
import { DateField } from './date-field.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { LeadField, type NamedField } from './lead-field.tsx'
import { PersonFields } from './person-fields.tsx'
import { SlotField } from './slot-field.tsx'
import { useAppointmentForm } from './use-appointment-form.ts'

type FieldName = (typeof appointmentFields)[number]

/** A visitor books half an hour at the office. */
export default function AppointmentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const { country, language } = useVisitor()
  const tell = ({ reference }: LeadReceipt, { date, slot, email }: Appointment) => {
    const span = slotSpan('appointment', slot)
    onClose()
    toast({
      title: text('leads.appointment.success.title'),
      description: text('leads.appointment.success.text', {
        date: formatLongDate(date, language),
        slot: span ? formatTimeSpan(span, language) : slot,
        reference,
        email,
      }),
    })
  }
  const lead = useAppointmentForm(tell)
  const wordsOf = (name: FieldName): NamedField => ({
    name,
    label: text(`leads.appointment.label.${name}`),
    errorWords: (code) => text(appointmentErrorKey(name, code)),
  })
  return (
    <LeadDialog
      open={open}
      onClose={onClose}
      title={text('leads.appointment.title')}
      lead={lead}
      words={{
        submit: text('leads.appointment.submit'),
        submitting: text('leads.appointment.submitting'),
        failed: text('leads.appointment.failure.title'),
      }}
    >
      <p className="-mb-2 text-muted">
        {text('leads.appointment.intro', { address: contactOf[country].address[language] })}
      </p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <DateField field={wordsOf('date')} />
        <SlotField kind="appointment" field={wordsOf('slot')} dateName="date" />
        <PersonFields wordsOf={wordsOf} />
        <LeadField {...wordsOf('message')} optional className="sm:col-span-2">
          {(control) => <TextArea {...control} rows={3} placeholder={text('leads.appointment.placeholder.message')} />}
        </LeadField>
      </div>
      <p className="text-sm text-muted">{text('leads.privacy')}</p>
    </LeadDialog>
  )
}
