import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { stepInWords } from '#kernel/usual-step.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'
import { slotKindOf, slotKinds } from '../../slots.ts'
import { BookTime } from './book-time.tsx'
import { BookingActions } from './booking-actions.tsx'
import { slotInWords } from './lead-answers.ts'
import { LeadPart } from './lead-part.tsx'
import { leadQuery } from './lead-queries.ts'
import { isToCome, type Expected } from './use-booking-change.ts'

/** A customer as far as a time is booked for them. */
function expectedOf(
  { id, booking, country, name, email, updatedAt, assigneeId, ...lead }: AdminLead,
  text: Text,
): Expected {
  const home = lead.home ?? ''
  return {
    leadId: id,
    name,
    country,
    booking,
    updatedAt,
    assigneeId,
    isTold: email !== null,
    step: stepInWords(lead, text),
    // Where they live is asked only of whom a visit is chosen for.
    usual: usualKind(lead) ?? (home === '' ? 'appointment' : 'visit'),
    home,
  }
}

/** What its form books; null where it books nothing. */
const usualKind = ({ kind }: Pick<AdminLead, 'kind'>) => slotKinds.find((one) => one === kind) ?? null

/** The way to a first time for a customer whose request asks for none. */
export function BookLead({ lead }: { lead: AdminLead }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (trackOf(lead.kind) !== 'sales' || lead.booking || usualKind(lead)) return null
  return (
    <>
      <Button tone="secondary" size="sm" onClick={() => setOpen(true)}>
        {text('admin-calendar.book')}
      </Button>
      {isOpen && <BookTime expected={expectedOf(lead, text)} onClose={() => setOpen(false)} />}
    </>
  )
}

type BookPersonProps = { readonly request: Pick<AdminLead, 'id' | 'booking'> }

/** The same for a customer whose request is read once it is wanted; the time that they have already is moved. */
export function BookPerson({ request: { id, booking } }: BookPersonProps) {
  const text = useText()
  const client = useQueryClient()
  const { data, mutate, reset, isPending } = useMutation({
    mutationFn: () => client.query(leadQuery(String(id))),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
  })
  const label = text(isToCome(booking) ? 'admin-calendar.move.submit' : 'admin-calendar.book')
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        icon="calendar"
        title={label}
        aria-label={label}
        loading={isPending}
        onClick={() => mutate()}
        className="min-w-11"
      >
        <span className="max-lg:hidden">{text('admin-leads.booking')}</span>
      </Button>
      {data && <BookTime expected={expectedOf(data, text)} onClose={reset} />}
    </>
  )
}

/** When a customer is expected, and where, and what can be done about it; nothing where none was asked for or given. */
export function LeadBooking({ lead }: { lead: AdminLead }) {
  const text = useText()
  const { booking, country } = lead
  if (trackOf(lead.kind) !== 'sales' || !(booking || usualKind(lead))) return null
  const kind = booking && slotKindOf(booking.slot)
  return (
    <LeadPart title={text('admin-leads.booking')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {booking ? (
          <p className="flex flex-wrap items-center gap-x-3">
            <Link
              to={`/admin/calendar?country=${country}&view=day&date=${booking.date}`}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {slotInWords(booking.date, booking.slot, text)}
            </Link>
            <span className="wrap-anywhere text-muted">
              {joinWithDots([kind && text(`admin-calendar.one.${kind}`), booking.address])}
            </span>
            {booking.outcome && (
              <Badge tone={booking.outcome === 'held' ? 'leaf' : 'clay'}>
                {text(`admin-calendar.outcome.${booking.outcome}`)}
              </Badge>
            )}
          </p>
        ) : (
          <p className="text-muted">{text('admin-leads.booking.none')}</p>
        )}
        <BookingActions expected={expectedOf(lead, text)} />
      </div>
    </LeadPart>
  )
}
