import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { slotKindOf } from '../../booking-calendar.ts'
import { BookingActions } from './booking-actions.tsx'
import { slotInWords } from './lead-answers.ts'
import { LeadPart } from './lead-part.tsx'

/** When whoever asked is expected, and what can be done about it; nothing for a request that books no time. */
export function LeadBooking({ lead }: { lead: AdminLead }) {
  const text = useText()
  const { booking, country, name, email, updatedAt } = lead
  const kind = slotKindOf(lead.kind)
  if (!kind) return null
  const expected = { leadId: lead.id, name, kind, country, booking, updatedAt, isTold: email !== null }
  return (
    <LeadPart title={text('admin-leads.booking')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {booking ? (
          <p className="flex flex-wrap items-center gap-x-3">
            <Link
              to={`/admin/calendar?country=${country}&view=day&date=${booking.date}`}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {slotInWords(kind, booking.date, booking.slot, text)}
            </Link>
            {booking.outcome && (
              <Badge tone={booking.outcome === 'held' ? 'leaf' : 'clay'}>
                {text(`admin-calendar.outcome.${booking.outcome}`)}
              </Badge>
            )}
          </p>
        ) : (
          <p className="text-muted">{text('admin-leads.booking.none')}</p>
        )}
        <BookingActions expected={expected} />
      </div>
    </LeadPart>
  )
}
