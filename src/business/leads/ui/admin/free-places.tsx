import { Link } from 'react-router'
import { useCompany } from '#client/company.tsx'
import { Icon } from '#design/icon.tsx'
import { formatShortDay, formatTimeOfDay } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isWeekend, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import { countFree, type FreeSlot } from './calendar-week.ts'
import { slotIcons } from './slot-icons.ts'
import { useWayBack } from './way-back.ts'

type FreePlacesProps = {
  readonly date: CalendarDate
  readonly calendars: readonly BookingCalendar[]
  readonly now: Date
}

/** An hour of a wide desk's week in which somebody can still come: a press books it. */
export function FreeHour({ date, free }: { readonly date: CalendarDate; readonly free: FreeSlot | undefined }) {
  const text = useText()
  const back = useWayBack()
  if (!free) return null
  const { kind, country, slot, start } = free
  const time = formatTimeOfDay(start, text.language)
  return (
    <Link
      to={`/admin/leads/new?${new URLSearchParams({ kind, country, date, slot }).toString()}`}
      state={back}
      aria-label={text('admin-calendar.reserveOf', { time: `${formatShortDay(date, text.language)}, ${time}` })}
      className="absolute inset-0 grid place-items-center text-transparent -outline-offset-3 hover:bg-sand-2 hover:text-ink focus-visible:bg-sand-2 focus-visible:text-ink"
    >
      <Icon name="plus" className="size-5" />
    </Link>
  )
}

/** The countries in which somebody can come that day at all. */
const openOn = (date: CalendarDate, calendars: readonly BookingCalendar[], now: Date) =>
  calendars.filter(({ country, capacity, closedDays }) => {
    const { date: today } = wallClock(now, countryTable[country].utcOffset)
    const isOpen = !isWeekend(date) && closedDays.every((day) => day.date !== date)
    return isOpen && date >= today && capacity.consultation + capacity.appointment > 0
  })

type FreeKindProps = ReturnType<typeof countFree>[number]

/** How many places of a kind are left. */
function FreeKind({ kind, count }: FreeKindProps) {
  const text = useText()
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Icon name={slotIcons[kind]} className="size-4 shrink-0" />
      <b aria-hidden="true" className="tabular-nums">
        {count}
      </b>
      <span className="sr-only">{text(`admin-calendar.freeOf.${kind}`, { count })}</span>
    </span>
  )
}

/** How many places are left of each kind, side by side. */
export function FreeKinds({ free }: { readonly free: readonly FreeKindProps[] }) {
  const text = useText()
  return (
    <span className="inline-flex items-center gap-3">
      {text('admin-calendar.places')}
      {free.map((one) => (
        <FreeKind key={one.kind} {...one} />
      ))}
    </span>
  )
}

/** What room is left in all countries beside the name of a day: by kind on a phone, where several take one line; in all on a wide desk. */
export function RoomOfDay({ date, calendars, now }: FreePlacesProps) {
  const text = useText()
  const open = openOn(date, calendars, now)
  if (open.length === 0) return null
  const free = countFree(open, date, now)
  const all = free.reduce((sum, { count }) => sum + count, 0)
  return (
    <span className={`ml-auto text-sm text-muted md:max-xl:hidden ${calendars.length > 1 ? '' : 'max-md:hidden'}`}>
      <span className="xl:sr-only">{all === 0 ? text('admin-calendar.full') : <FreeKinds free={free} />}</span>
      <span aria-hidden="true" className="text-xs tabular-nums max-xl:hidden">
        {text('admin-calendar.freeInAll', { count: all })}
      </span>
    </span>
  )
}

/** How much room is left on a day in each country, at the office and by phone, and the way to book there. */
export function FreePlaces({ date, calendars, now }: FreePlacesProps) {
  const { contacts } = useCompany()
  const text = useText()
  const back = useWayBack()
  const open = openOn(date, calendars, now)
  return (
    <ul
      className={`text-right text-sm text-muted empty:hidden max-md:self-start xl:hidden ${calendars.length > 1 ? 'max-md:hidden' : ''}`}
    >
      {open.map((calendar) => {
        const { country } = calendar
        const free = countFree([calendar], date, now)
        const name = calendars.length > 1 ? contacts[country].name[text.language] : null
        // Of a day that has begun what is gone was not taken by anybody.
        const isToday = date === wallClock(now, countryTable[country].utcOffset).date
        if (free.length === 0 && isToday) return null
        return (
          <li key={country} className="flex flex-wrap items-center justify-end gap-x-3">
            {name}
            {free.length === 0 && text('admin-calendar.full')}
            {free.map((one) => (
              <Link
                key={one.kind}
                to={`/admin/leads/new?${new URLSearchParams({ kind: one.kind, country, date }).toString()}`}
                state={back}
                title={text(`admin-calendar.freeOf.${one.kind}`, { count: one.count })}
                className="inline-flex min-h-11 items-center hover:text-ink hover:underline md:pointer-fine:min-h-8"
              >
                <FreeKind {...one} />
                <span className="sr-only">
                  {text('admin-calendar.bookOn', { day: formatShortDay(date, text.language) })}
                </span>
              </Link>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
