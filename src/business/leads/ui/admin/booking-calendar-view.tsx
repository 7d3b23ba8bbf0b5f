import { useQueries } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useCompany } from '#client/company.tsx'
import { useNow } from '#client/use-now.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { Select } from '#design/select.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatShortDay, formatWeekdayAndDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { addDays, isCalendarDate, type CalendarDate } from '#kernel/calendar-date.ts'
import { countries, isCountry } from '#kernel/country.ts'
import { onOneLine } from '#kernel/money.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import { calendarQuery } from './calendar-queries.ts'
import {
  bookedFirst,
  calendarViewOf,
  countriesOf,
  daysOf,
  daysToSee,
  nextBooking,
  type CalendarView,
  workdayNow,
} from './calendar-week.ts'
import { BookingLine } from './booking-line.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { ClosedDays } from './closed-days.tsx'
import { bookingAddress } from './free-places.tsx'
import { useWayBack } from './way-back.ts'

/** Who is expected when, in one country or in all: a week of days, or a day of slots. */
export function BookingCalendarView() {
  const { contacts } = useCompany()
  const text = useText()
  const now = useNow()
  const [address, setAddress] = useSearchParams()
  const shown = calendarViewOf(address, now)
  const days = daysOf(shown)
  const answers = useQueries({
    queries: countriesOf(shown).map((country) => calendarQuery(country, days[0] ?? '', days.at(-1) ?? '')),
  })
  const calendars = answers.flatMap(({ data }) => data ?? [])
  const isError = answers.some((answer) => answer.isError)
  const isHere = calendars.length === answers.length
  const toCome = nextBooking(calendars, now)
  // Where nobody is expected any more.
  const nextBookedOn =
    isHere && !toCome ? calendars.flatMap((calendar) => calendar.nextBookedOn ?? []).toSorted()[0] : undefined
  const isEmpty = isHere && shown.view === 'week' && calendars.every(({ bookings }) => bookings.length === 0)
  const go = (next: Partial<CalendarView>) => setAddress({ ...shown, ...next }, { replace: true })
  return (
    <div className="grid grid-cols-1 gap-4">
      <CalendarSteps shown={shown} now={now} onChange={go} />
      {isEmpty && <EmptyWeek first={nextBookedOn === undefined ? bookedFirst(calendars) : undefined} />}
      {nextBookedOn && shown.view === 'week' && (
        <LaterBooking date={nextBookedOn} calendars={calendars} now={now} onWeek={() => go({ date: nextBookedOn })} />
      )}
      {isError && <NotLoaded onRetry={() => Promise.all(answers.map(({ refetch }) => refetch()))} />}
      {!isHere && !isError && <CalendarSkeleton count={shown.view === 'week' ? 5 : answers.length} />}
      {isHere && shown.view === 'week' && (
        <CalendarGrid
          columns={daysToSee(days, calendars).map((date) => ({
            date,
            calendars,
            title: formatShortDay(date, text.language),
          }))}
          now={now}
          onDay={(date) => go({ view: 'day', date })}
        />
      )}
      {isHere && shown.view === 'day' && (
        <>
          <h2 className="sr-only">{formatWeekdayAndDate(shown.date, text.language)}</h2>
          <CalendarGrid
            columns={calendars.map((calendar) => ({
              date: shown.date,
              calendars: [calendar],
              title: contacts[calendar.country].name[text.language],
            }))}
            now={now}
          />
        </>
      )}
      {isHere && <ClosedDays calendars={calendars} />}
    </div>
  )
}

/** Stands for days or countries while they travel, side by side on a wide desk. */
function CalendarSkeleton({ count }: { readonly count: number }) {
  const text = useText()
  return (
    <div
      role="status"
      aria-label={text('shell.loading')}
      className="divide-y divide-line rounded-card border border-line bg-white xl:flex xl:min-h-[calc(100dvh-13.5rem)] xl:divide-x xl:divide-y-0"
    >
      {Array.from({ length: count }, (_, column) => (
        <div key={column} className="grid grow content-start gap-4 p-4">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-4 w-32" />
        </div>
      ))}
    </div>
  )
}

/** That nobody is expected in a week; where nobody is after it either, the way to book somebody. */
function EmptyWeek({ first }: { readonly first: ReturnType<typeof bookedFirst> }) {
  const text = useText()
  const back = useWayBack()
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {text('admin-calendar.emptyWeek')}
      {first && (
        <Link to={bookingAddress(first)} state={back} className="link inline-flex min-h-11 items-center">
          {text('admin-calendar.bookFirst')}
        </Link>
      )}
    </p>
  )
}

/** A day in words, of this year without the year. */
const inYear = (day: string, now: Date) => day.replace(` ${now.getFullYear()}`, '')

type LaterBookingProps = {
  readonly calendars: readonly BookingCalendar[]
  readonly date: CalendarDate
  readonly now: Date
  readonly onWeek: () => void
}

/** Who comes next, on a day of a later week. */
function LaterBooking({ date, calendars, now, onWeek }: LaterBookingProps) {
  const text = useText()
  const answers = useQueries({ queries: calendars.map(({ country }) => calendarQuery(country, date, date)) })
  const bookings = answers.flatMap(({ data }) =>
    data ? data.bookings.map((booking) => ({ booking, country: data.country })) : [],
  )
  const next = nextBooking(
    answers.flatMap(({ data }) => data ?? []),
    now,
  )
  const first = bookings.find(({ booking }) => booking.leadId === next?.leadId)
  return (
    <section aria-labelledby="next-booking" className="rounded-card border border-line bg-white px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="next-booking" className="text-base">
          {text('admin-calendar.nextBooked', { day: formatShortDay(date, text.language) })}
        </h2>
        <button
          type="button"
          onClick={onWeek}
          className="link inline-flex min-h-11 items-center gap-1 text-sm md:pointer-fine:min-h-9"
        >
          {text('admin-calendar.toWeek')}
          <Icon name="chevron-right" className="size-4" />
        </button>
      </div>
      {first && <BookingLine {...first} isMany={calendars.length > 1} isNext />}
    </section>
  )
}

type CalendarStepsProps = {
  readonly shown: CalendarView
  readonly now: Date
  readonly onChange: (next: Partial<CalendarView>) => void
}

/** Which country, week or day; a step forth and back, and the way to today from elsewhere. */
function CalendarSteps({ shown, now, onChange }: CalendarStepsProps) {
  const { contacts } = useCompany()
  const text = useText()
  const { country, view, date } = shown
  const step = view === 'week' ? 7 : 1
  const today = workdayNow(country, now)
  const weekdays = daysToSee(daysOf(shown), [])
  return (
    <div className="flex flex-wrap gap-2">
      <div className="flex gap-1 max-sm:w-full sm:gap-2">
        <Button
          tone="secondary"
          size="sm"
          icon="chevron-left"
          aria-label={text(`admin-calendar.previous.${view}`)}
          onClick={() => onChange({ date: addDays(date, -step) })}
          className="min-w-11 shrink-0 max-sm:px-2"
        />
        <Field label={text('admin-calendar.date')} hideLabel className="grow">
          <span className="control relative grid place-items-center text-center text-sm font-semibold outline-sun focus-within:outline-3 max-sm:p-1 max-sm:leading-tight sm:w-60">
            <span className="inline-block first-letter:uppercase">
              {view === 'week'
                ? [weekdays[0], weekdays.at(-1)]
                    .map((day) => onOneLine(formatShortDay(day ?? date, text.language)))
                    .join(' – ')
                : inYear(formatWeekdayAndDate(date, text.language), now)}
            </span>
            <TextInput
              type="date"
              value={date}
              onClick={({ currentTarget }) => currentTarget.showPicker()}
              onChange={({ target: { value } }) => isCalendarDate(value) && onChange({ date: value })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </span>
        </Field>
        <Button
          tone="secondary"
          size="sm"
          icon="chevron-right"
          aria-label={text(`admin-calendar.next.${view}`)}
          onClick={() => onChange({ date: addDays(date, step) })}
          className="min-w-11 shrink-0 max-sm:px-2"
        />
        {!daysOf(shown).includes(today) && (
          <Button tone="secondary" size="sm" onClick={() => onChange({ date: today })} className="max-sm:px-2">
            {text('admin-calendar.today')}
          </Button>
        )}
      </div>
      <Field label={text('admin-calendar.country')} hideLabel className="min-w-0 max-sm:grow">
        <Select
          value={country}
          onChange={({ target: { value } }) => onChange({ country: isCountry(value) ? value : 'all' })}
          options={[
            { value: 'all', label: text('admin-calendar.country.all') },
            ...countries.map((value) => ({ value, label: contacts[value].name[text.language] })),
          ]}
        />
      </Field>
      <Field label={text('admin-calendar.view')} hideLabel className="min-w-0 max-sm:grow">
        <Select
          value={view}
          onChange={({ target }) => onChange({ view: target.value === 'day' ? 'day' : 'week' })}
          options={(['week', 'day'] as const).map((value) => ({ value, label: text(`admin-calendar.view.${value}`) }))}
        />
      </Field>
    </div>
  )
}
