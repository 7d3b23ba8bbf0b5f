import { useState, type ReactNode } from 'react'
import { DataList } from '#design/data-list.tsx'
import { formatTimeSpan, formatWeekdayAndDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { slotSpan, type OfferedKind } from '../slots.ts'

/** What a dialog booked: told until the dialog was closed on it, and then an empty form again. */
export function useBooked<Booking>(open: boolean) {
  const [booked, setBooked] = useState<Booking | null>(null)
  const [told, setTold] = useState<Booking | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (!open) setTold(booked)
    else if (booked === told) setBooked(null)
  }
  return [booked, setBooked] as const
}

type BookedProps = {
  kind: OfferedKind
  date: CalendarDate
  slot: string
  where: string
  reference: string
  /** What comes next. */
  children: ReactNode
}

/** When and where a visitor is expected or called, and what to quote. */
export function Booked({ kind, date, slot, where, reference, children }: BookedProps) {
  const text = useText()
  const span = slotSpan(kind, slot)
  const when = (
    <>
      <span className="block">{formatWeekdayAndDate(date, text.language)}</span>
      {span && <span className="figure">{formatTimeSpan(span, text.language)}</span>}
    </>
  )
  return (
    <div className="grid gap-4">
      <DataList
        rows={[
          { key: 'when', label: text('leads.booked.when'), value: when, strong: true },
          { key: 'where', label: text('leads.booked.where'), value: where },
          {
            key: 'reference',
            label: text('leads.booked.reference'),
            value: <span className="figure">{reference}</span>,
          },
        ]}
      />
      <div className="grid gap-2 wrap-anywhere">{children}</div>
    </div>
  )
}
