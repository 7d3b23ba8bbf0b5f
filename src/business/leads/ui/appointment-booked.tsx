import { DataList } from '#design/data-list.tsx'
import { Icon } from '#design/icon.tsx'
import { formatLongDate, formatTimeSpan } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import type { Appointment } from '../appointment.ts'
import type { LeadReceipt } from '../lead.ts'
import { slotSpan } from '../slots.ts'

/** An appointment that was stored. */
export type BookedAppointment = LeadReceipt & { readonly appointment: Appointment }

/** When and where a visitor is expected, and what to quote. */
export function AppointmentBooked({ booked: { reference, appointment } }: { booked: BookedAppointment }) {
  const text = useText()
  const { date, slot, country, email } = appointment
  const span = slotSpan('appointment', slot)
  const when = (
    <>
      <span className="block">{formatLongDate(date, text.language)}</span>
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
            value: contactOf(country).address[text.language],
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
