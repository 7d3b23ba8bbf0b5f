import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { ChoiceChips } from '#design/form/choice-chips.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatShortDay, formatShortTimeSpan, formatWeekdayAndDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isCalendarDate, type CalendarDate } from '#kernel/calendar-date.ts'
import { bookingWindow, slotSpan, slotsOf, type SlotKind } from '../slots.ts'
import { LeadField, useToldError, type AskedField } from './lead-field.tsx'
import { bookableDaysQuery, slotsQuery } from './slots-query.ts'
import type { FormText } from './use-lead-form.ts'

type DateFieldProps = { asked: AskedField; kind: SlotKind | undefined }

/** The day of a booking: the next that are free at a tap, any other by the calendar; one that is closed is told as soon as it is chosen. */
export function DateField({ asked, kind }: DateFieldProps) {
  const text = useText()
  const { country } = useVisitor()
  const { control, trigger } = useFormContext<FormText>()
  const chosen = String(useWatch({ control, name: asked.name }) ?? '')
  const [now] = useState(() => new Date())
  const { first, last } = bookingWindow(now, country)
  return (
    <>
      {kind && <FreeDays name={asked.name} kind={kind} />}
      <LeadField
        asked={asked}
        hint={isCalendarDate(chosen) ? <DayInWords day={chosen} /> : text('leads.booking.hint.date')}
      >
        {({ onChange, ...field }) => (
          <TextInput
            {...field}
            type="date"
            min={first}
            max={last}
            onChange={async (event) => {
              await onChange(event)
              await trigger(asked.name)
            }}
          />
        )}
      </LeadField>
    </>
  )
}

/** The chosen day as it is said: a browser writes the date of a field in the order of its own language. */
function DayInWords({ day }: { day: CalendarDate }) {
  const { language } = useText()
  return <span className="text-base font-semibold text-ink">{formatWeekdayAndDate(day, language)}</span>
}

/** The next days with a free place; nothing while they are not known. */
function FreeDays({ name, kind }: { name: string; kind: SlotKind }) {
  const text = useText()
  const { country } = useVisitor()
  const { control, setValue } = useFormContext<FormText>()
  const chosen = useWatch({ control, name })
  const { data = [] } = useQuery(bookableDaysQuery(kind, country))
  const choose = (date: CalendarDate) => setValue(name, date, { shouldDirty: true, shouldValidate: true })
  if (data.length === 0) return null
  return (
    <ChoiceChips
      legend={text('leads.booking.days')}
      name={`${name}-free`}
      choices={data.map(({ date }) => ({ value: date, label: formatShortDay(date, text.language) }))}
      value={String(chosen ?? '')}
      onChange={choose}
      columns="max(6rem, 30%)"
      className="sm:col-span-2"
    />
  )
}

type SlotFieldProps = { asked: AskedField; kind: SlotKind; dateName: string }

/** The times of the day in the field `dateName`; those that are taken or past are shown and can't be chosen. */
export function SlotField({ asked, kind, dateName }: SlotFieldProps) {
  const text = useText()
  const { country } = useVisitor()
  const { control, getValues, setValue, setError } = useFormContext<FormText>()
  const { field } = useController({ control, name: asked.name })
  const error = useToldError(asked)
  const date = String(useWatch({ control, name: dateName }) ?? '')
  const query = slotsQuery(kind, date, country)
  const isOpen = query.enabled
  const { data, isError, isFetching, refetch } = useQuery(query)
  const slots = slotsOf[kind]
  const taken = new Set(data?.filter(({ available }) => !available).map(({ slot }) => slot))
  const { name } = asked

  // The time is asked next: on a phone it would lie below the edge of the window.
  const [first] = useState(date)
  useEffect(() => {
    if (date === first) return
    document.getElementsByName(name)[0]?.closest('fieldset')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [date, first, name])

  // The day changed, or the place went to somebody else: the choice no longer stands.
  useEffect(() => {
    const chosen = getValues(name)
    if (!data?.some(({ slot, available }) => slot === chosen && !available)) return
    setValue(name, '')
    setError(name, { type: 'refused', message: 'slot_full' })
  }, [data, name, getValues, setValue, setError])

  const hint = () => {
    if (!isOpen) return text('leads.booking.hint.slot')
    if (isError && !isFetching) {
      return (
        <>
          {text('leads.booking.slots.error')}{' '}
          <button type="button" className="link min-h-11" onClick={() => void refetch()}>
            {text('leads.booking.slots.retry')}
          </button>
        </>
      )
    }
    if (isFetching && !data) return text('leads.booking.slots.loading')
    return taken.size === slots.length ? text('leads.booking.slots.none') : null
  }
  const isWaiting = isOpen && isFetching && !data
  const choices = slots.map((value) => {
    const span = slotSpan(kind, value)
    const label = span ? formatShortTimeSpan(span, text.language) : value
    return { value, label, barred: taken.has(value) && text('leads.booking.slots.taken') }
  })
  return (
    <ChoiceChips
      legend={asked.label}
      name={name}
      choices={isOpen ? choices : []}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      hint={hint()}
      error={isWaiting ? undefined : error}
      required
      disabled={isWaiting}
      groupRef={field.ref}
      columns="8rem"
      className="sm:col-span-2"
    />
  )
}
