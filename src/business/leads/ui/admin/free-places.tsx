import { Link } from 'react-router'
import { Icon } from '#design/icon.tsx'
import { formatTimeOfDay } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { isWeekend, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import { kindOfTime } from '../../taken-lead.ts'
import type { SlotKind } from '../../slots.ts'
import { bookedFirstOn, countFree, type FreeSlot } from './calendar-week.ts'
import { useWayBack } from './way-back.ts'

type OfDayProps = {
  readonly date: CalendarDate
  readonly calendars: readonly BookingCalendar[]
  readonly now: Date
}

/** Where a time of a kind is booked, with what is known of it. */
export const bookingAddress = ({ kind, ...known }: { readonly kind: SlotKind } & Readonly<Record<string, string>>) =>
  `/admin/leads/new?${new URLSearchParams({ kind: kindOfTime(kind), slotKind: kind, ...known }).toString()}`

type FreeHourProps = { readonly date: CalendarDate; readonly free: FreeSlot; readonly column: string }

/** An hour of a wide desk in which somebody can still come: a press books it. */
export function FreeHour({ date, free: { kind, country, slot, start }, column }: FreeHourProps) {
  const text = useText()
  const back = useWayBack()
  const time = formatTimeOfDay(start, text.language)
  return (
    <Link
      to={bookingAddress({ kind, country, date, slot })}
      state={back}
      aria-label={text('admin-calendar.reserveOf', { time: `${column}, ${time}` })}
      className="group/free absolute inset-0 grid place-items-center -outline-offset-3 hover:bg-sand-2 focus-visible:bg-sand-2"
    >
      <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap tabular-nums opacity-0 group-hover/free:opacity-100 group-focus-visible/free:opacity-100">
        <Icon name="plus" className="size-4" />
        {time}
      </span>
    </Link>
  )
}

type BookOnProps = OfDayProps & { readonly column: string; readonly className: string }

/** A day on which somebody can still come: a press books a time of it. */
export function BookOn({ date, calendars, now, column, className }: BookOnProps) {
  const text = useText()
  const back = useWayBack()
  const first = bookedFirstOn(calendars, date, now)
  if (!first) return null
  return (
    <Link
      to={bookingAddress({ ...first, date })}
      state={back}
      aria-label={text('admin-calendar.reserveOf', { time: column })}
      className={`grid min-h-11 min-w-11 place-items-center rounded-control text-muted hover:bg-sand-2 hover:text-ink ${className}`}
    >
      <Icon name="plus" className="size-5" />
    </Link>
  )
}

/** Of so many places or fewer it is said how many they are. */
const few = 4

type DayInShortProps = OfDayProps & {
  readonly booked: number
  /** It is the day that is looked at: that nobody is expected is said in sight. */
  readonly isOpen: boolean
}

/** With the name of a day how many are expected, and what room is left once it is little. */
export function DayInShort({ date, calendars, now, booked, isOpen }: DayInShortProps) {
  const text = useText()
  const todayIn = ({ country }: BookingCalendar) => wallClock(now, countryTable[country].utcOffset).date
  const open = calendars.filter(
    ({ capacity, closedDays }) =>
      !isWeekend(date) &&
      closedDays.every((day) => day.date !== date) &&
      capacity.consultation + capacity.appointment > 0,
  )
  const free = countFree(open, date, now)
  // Of a day that has begun what is gone was not taken by anybody.
  const isFull = free === 0 && open.length > 0 && open.every((calendar) => date > todayIn(calendar))
  return (
    <span className="text-sm font-normal whitespace-nowrap text-muted max-xl:ml-auto xl:text-xs">
      {booked === 0 && !isOpen && <span className="sr-only">{text('admin-calendar.nobody')} </span>}
      {joinWithDots([
        booked === 0 && isOpen && text('admin-calendar.nobody'),
        booked > 0 && text('admin-calendar.count', { count: booked }),
        isWeekend(date) && text('admin-calendar.closed'),
        isFull && text('admin-calendar.full'),
        free > 0 && free <= few && text('admin-calendar.freeInAll', { count: free }),
      ])}
    </span>
  )
}
