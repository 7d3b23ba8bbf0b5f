import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { formatTimeSpan } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Booking } from '../../booking-calendar.ts'
import { slotSpan } from '../../slots.ts'
import type { BookingActions } from './booking-actions.ts'

/** Somebody who is expected: when, who, and what can be done about it. */
export function BookingCard({ booking, onMove, onCancel }: BookingActions & { readonly booking: Booking }) {
  const text = useText()
  const { leadId, name, kind, slot, reference } = booking
  const span = slotSpan(kind, slot)
  return (
    <article className="grid gap-1 rounded-control border border-line bg-sand p-3">
      <p className="text-sm font-semibold">{span ? formatTimeSpan(span, text.language) : slot}</p>
      <p>
        <Link to={`/admin/leads?lead=${leadId}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
          {name}
        </Link>
      </p>
      <p className="text-sm text-muted">
        {text(`admin-calendar.one.${kind}`)} · {reference}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="sm"
          aria-label={text('admin-calendar.moveOf', { name })}
          onClick={() => onMove(booking)}
        >
          {text('admin-calendar.move')}
        </Button>
        <Button
          tone="secondary"
          size="sm"
          aria-label={text('admin-calendar.cancelOf', { name })}
          onClick={() => onCancel(booking)}
        >
          {text('admin-calendar.cancel')}
        </Button>
      </p>
    </article>
  )
}
