import { useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useCompany } from '#client/company.tsx'
import { useNow } from '#client/use-now.ts'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatWeekdayAndDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { addDays, isCalendarDate } from '#kernel/calendar-date.ts'
import { countries, isCountry } from '#kernel/country.ts'
import { calendarQuery } from './calendar-queries.ts'
import { calendarViewOf, countriesOf, daysOf, type CalendarView, workdayNow } from './calendar-week.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarWeek } from './calendar-list.tsx'
import { ClosedDays } from './closed-days.tsx'

/** Who is expected when, in one country or in all: a week of days, or a day of slots. */
export function BookingCalendarView() {
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
  // Of a week without anybody, the way to the next appointment.
  const nextBookedOn =
    isHere && calendars.every(({ bookings }) => bookings.length === 0)
      ? calendars.flatMap((calendar) => calendar.nextBookedOn ?? []).toSorted()[0]
      : undefined
  const go = (next: Partial<CalendarView>) => setAddress({ ...shown, ...next }, { replace: true })
  return (
    <div className="grid grid-cols-1 gap-4">
      <CalendarSteps shown={shown} now={now} onChange={go} />
      {nextBookedOn && (
        <button
          type="button"
          onClick={() => go({ date: nextBookedOn })}
          className="link inline-flex min-h-11 items-center gap-1 justify-self-start text-left"
        >
          {text('admin-calendar.next', { day: formatWeekdayAndDate(nextBookedOn, text.language) })}
          <Icon name="chevron-right" className="size-4 shrink-0" />
        </button>
      )}
      {isError && <NotLoaded onRetry={() => Promise.all(answers.map(({ refetch }) => refetch()))} />}
      {!isHere && !isError && <RowSkeleton label={text('shell.loading')} />}
      {isHere && shown.view === 'week' && (
        <CalendarWeek days={days} calendars={calendars} now={now} onDay={(date) => go({ view: 'day', date })} />
      )}
      {isHere && shown.view === 'day' && <CalendarDay date={shown.date} calendars={calendars} now={now} />}
      {isHere &&
        calendars.map(({ country, closedDays }) => (
          <ClosedDays key={country} country={country} closedDays={closedDays} />
        ))}
    </div>
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
  return (
    <div className="flex flex-wrap gap-2">
      <div className="flex gap-2 max-sm:w-full">
        <Button
          tone="secondary"
          size="sm"
          icon="chevron-left"
          aria-label={text(`admin-calendar.previous.${view}`)}
          onClick={() => onChange({ date: addDays(date, -step) })}
        />
        <Field label={text('admin-calendar.date')} hideLabel className="grow">
          <TextInput
            type="date"
            value={date}
            onChange={({ target: { value } }) => isCalendarDate(value) && onChange({ date: value })}
          />
        </Field>
        <Button
          tone="secondary"
          size="sm"
          icon="chevron-right"
          aria-label={text(`admin-calendar.next.${view}`)}
          onClick={() => onChange({ date: addDays(date, step) })}
        />
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
      {!daysOf(shown).includes(today) && (
        <Button tone="secondary" size="sm" onClick={() => onChange({ date: today })}>
          {text('admin-calendar.today')}
        </Button>
      )}
    </div>
  )
}
