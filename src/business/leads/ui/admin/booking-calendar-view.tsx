import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams, Link } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import type { Booking, BookingCalendar } from '../../booking-calendar.ts'
import { calendarQuery } from './calendar-queries.ts'
import { calendarViewOf, daysOf, type CalendarView, workdayNow } from './calendar-week.ts'
import { ClosedDays } from './closed-days.tsx'
import { BookingActions } from './booking-actions.tsx'
import { Badge } from '#design/badge.tsx'
import { useText } from '#i18n/text-context.tsx'
import { isWeekend, type CalendarDate, addDays, isCalendarDate, wallClock } from '#kernel/calendar-date.ts'
import { formatShortDay, formatTimeSpan } from '#i18n/format.ts'
import { slotKinds, slotSpan, slotsOf, type SlotKind } from '../../slots.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useCompany } from '#client/company.tsx'
import { countries, countryTable, isCountry, type Country } from '#kernel/country.ts'
import { languageTable, type Language } from '#kernel/language.ts'

/** Who is expected when, in one country: a week of days, or a day of slots. */
export function BookingCalendarView() {
  const { language } = useText()
  const [address, setAddress] = useSearchParams()
  const [now] = useState(() => new Date())
  const shown = calendarViewOf(address, now, language)
  const { country, view } = shown
  const days = daysOf(shown)
  const { data: calendar, isError, refetch } = useQuery(calendarQuery(country, days[0] ?? '', days.at(-1) ?? ''))
  return (
    <div className="grid grid-cols-1 gap-5">
      <CalendarSteps shown={shown} onChange={(next) => setAddress({ ...next }, { replace: true })} />
      {isError && <NotLoaded onRetry={refetch} />}
      {!calendar && !isError && <Skeleton className="h-80" />}
      {calendar && view === 'week' && (
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-5">
          {days.map((date) => (
            <CalendarDay key={date} date={date} calendar={calendar} isToday={date === todayIn(country, now)} />
          ))}
        </div>
      )}
      {calendar && view === 'day' && <CalendarSlots date={shown.date} calendar={calendar} />}
      {calendar && <ClosedDays country={country} closedDays={calendar.closedDays} />}
    </div>
  )
}

const todayIn = (country: Country, now: Date) => wallClock(now, countryTable[country].timeZone).date

type CalendarDayProps = { readonly date: CalendarDate; readonly calendar: BookingCalendar }

/** Everybody who is expected on a day; weekends stand there only when somebody is. */
function CalendarDay({ date, calendar, isToday }: CalendarDayProps & { readonly isToday: boolean }) {
  const text = useText()
  const bookings = calendar.bookings.filter((booking) => booking.date === date)
  const closed = calendar.closedDays.find((day) => day.date === date)
  if (isWeekend(date) && bookings.length === 0) return null
  return (
    <section
      aria-labelledby={`day-${date}`}
      className={`flex min-w-0 flex-col gap-2 rounded-card border bg-white p-3 ${isToday ? 'border-sun ring-1 ring-sun' : 'border-line'}`}
    >
      <h2
        id={`day-${date}`}
        className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-base"
        {...(isToday && { 'aria-current': 'date' as const })}
      >
        <span className="inline-block first-letter:uppercase">{formatShortDay(date, text.language)}</span>
        {isToday && <Badge tone="sun">{text('admin-calendar.today')}</Badge>}
      </h2>
      {closed && (
        <p>
          <Badge tone="clay">{text('admin-calendar.closed')}</Badge>{' '}
          <span className="wrap-anywhere">{closed.name}</span>
        </p>
      )}
      {closed && bookings.length > 0 && (
        <p className="text-sm font-medium text-clay">{text('admin-calendar.closed.booked')}</p>
      )}
      {bookings.length === 0 && !closed && <p className="text-sm text-muted">{text('admin-calendar.nobody')}</p>}
      <ul className="grid gap-2 empty:hidden">
        {bookings.map((booking) => (
          <li key={booking.leadId}>
            <BookingCard booking={booking} country={calendar.country} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A day, slot by slot: how many of its places are taken, and by whom. */
function CalendarSlots({ date, calendar }: CalendarDayProps) {
  const text = useText()
  const closed = calendar.closedDays.find((day) => day.date === date)
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-xl first-letter:uppercase">{weekdayOf(date, text.language)}</h2>
      {closed && <p className="font-medium text-clay">{text('admin-calendar.closedFor', { name: closed.name })}</p>}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {slotKinds.map((kind) => (
          <KindOfDay key={kind} kind={kind} date={date} calendar={calendar} />
        ))}
      </div>
    </div>
  )
}

function KindOfDay({ kind, date, calendar }: CalendarDayProps & { readonly kind: SlotKind }) {
  const text = useText()
  const booked = calendar.bookings.filter((one) => one.kind === kind && one.date === date)
  const capacity = calendar.capacity[kind]
  // Where none is offered, what was booked before stands alone.
  const slots = slotsOf[kind].filter((slot) => capacity > 0 || booked.some((one) => one.slot === slot))
  return (
    <section aria-labelledby={`kind-${kind}`} className="min-w-0 rounded-card border border-line bg-white p-4">
      <h3 id={`kind-${kind}`} className="mb-2 text-base">
        {text(`admin-calendar.kind.${kind}`)}
      </h3>
      {capacity === 0 && <p className="text-muted">{text(`admin-calendar.notOffered.${kind}`)}</p>}
      <ol className="divide-y divide-line">
        {slots.map((slot) => {
          const taken = booked.filter((one) => one.slot === slot)
          const span = slotSpan(kind, slot)
          return (
            <li key={slot} className="grid gap-2 py-2">
              <p className="flex justify-between gap-3">
                <span>{span ? formatTimeSpan(span, text.language) : slot}</span>
                <span className={taken.length < capacity ? 'text-muted' : 'font-semibold text-clay'}>
                  {text('admin-calendar.taken', { taken: taken.length, capacity })}
                </span>
              </p>
              {taken.map((booking) => (
                <BookingCard key={booking.leadId} booking={booking} country={calendar.country} />
              ))}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Somebody who is expected: when, who, and what can be done about it. */
function BookingCard({ booking, country }: { readonly booking: Booking; readonly country: Country }) {
  const text = useText()
  const { leadId, name, kind, date, slot, outcome, reference } = booking
  const expected = { ...booking, country, booking: { date, slot, outcome } }
  const span = slotSpan(kind, slot)
  return (
    <article className="grid gap-1 rounded-control border border-line bg-sand p-3">
      <p className="text-sm font-semibold tabular-nums">{span ? formatTimeSpan(span, text.language) : slot}</p>
      <p>
        <Link
          to={`/admin/leads?lead=${leadId}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:underline md:min-h-8"
        >
          {name}
        </Link>
      </p>
      <p className="text-sm text-muted">
        {text(`admin-calendar.one.${kind}`)} <span className="whitespace-nowrap">{reference}</span>
      </p>
      <BookingActions expected={expected} />
    </article>
  )
}

type CalendarStepsProps = { readonly shown: CalendarView; readonly onChange: (next: CalendarView) => void }

/** Which country, week or day; a step forth and back. */
function CalendarSteps({ shown, onChange }: CalendarStepsProps) {
  const { contacts } = useCompany()
  const text = useText()
  const { country, view, date } = shown
  const step = view === 'week' ? 7 : 1
  const go = (days: number) => onChange({ ...shown, date: addDays(date, days) })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={text('admin-calendar.country')}>
        <Select
          value={country}
          onChange={({ target: { value } }) => isCountry(value) && onChange({ ...shown, country: value })}
          options={countries.map((value) => ({ value, label: contacts[value].name[text.language] }))}
        />
      </Field>
      <Field label={text('admin-calendar.view')}>
        <Select
          value={view}
          onChange={({ target }) => onChange({ ...shown, view: target.value === 'day' ? 'day' : 'week' })}
          options={(['week', 'day'] as const).map((value) => ({ value, label: text(`admin-calendar.view.${value}`) }))}
        />
      </Field>
      <Field label={text('admin-calendar.date')}>
        <TextInput
          type="date"
          value={date}
          onChange={({ target: { value } }) => isCalendarDate(value) && onChange({ ...shown, date: value })}
        />
      </Field>
      <div className="flex gap-2">
        <Button
          tone="secondary"
          icon="chevron-left"
          aria-label={text(`admin-calendar.previous.${view}`)}
          onClick={() => go(-step)}
        />
        <Button tone="secondary" onClick={() => onChange({ ...shown, date: workdayNow(country, new Date()) })}>
          {text('admin-calendar.today')}
        </Button>
        <Button
          tone="secondary"
          icon="chevron-right"
          aria-label={text(`admin-calendar.next.${view}`)}
          onClick={() => go(step)}
        />
      </div>
    </div>
  )
}

/** A day with its weekday: `lundi 23 novembre`, `Monday 23 November`. */
function weekdayOf(date: CalendarDate, language: Language): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(languageTable[language].locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
