import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { ChoiceChips, chipLook } from '#design/form/choice-chips.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatShortDay, formatTimeOfDay, formatWeekdayAndDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isCalendarDate, type CalendarDate } from '#kernel/calendar-date.ts'
import { bookingWindow, hasBegun, slotsAhead, slotSpan, slotsOf, type SlotKind } from '../slots.ts'
import { LeadField, useToldError, type AskedField } from './lead-field.tsx'
import { slotLabel } from './slot-words.ts'
import { bookableDaysQuery, slotsQuery } from './slots-query.ts'
import type { FormText } from './use-lead-form.ts'

/** With the way to any other day they fill two rows. */
const offeredDays = 5

type DateFieldProps = { asked: AskedField; kind: SlotKind }

/** The day of a booking: the next that are free at a tap, the first of them to begin with; any other by the calendar, which tells at once that it is closed. */
export function DateField({ asked, kind }: DateFieldProps) {
  const text = useText()
  const { country } = useVisitor()
  const { control, trigger, setValue } = useFormContext<FormText>()
  const { field } = useController({ control, name: asked.name })
  const error = useToldError(asked)
  const [now] = useState(() => new Date())
  const [isOther, setOther] = useState(false)
  const { data = [], isFetching } = useQuery(bookableDaysQuery(kind, country))
  const free = data.slice(0, offeredDays)
  const chosen = String(field.value ?? '')
  const window = bookingWindow(now, country)
  // A day that was kept and is over is no reason for the calendar: the first free one takes its place.
  const isOver = isCalendarDate(chosen) && slotsAhead(kind, chosen, now, country).length === 0
  const isElsewhere = chosen !== '' && !isOver && free.every(({ date }) => date !== chosen)
  const isByCalendar = isOther || (free.length === 0 ? !isFetching : isElsewhere)
  const { name, onChange } = field
  const [first] = free
  const isOpen = chosen === '' || isOver
  useEffect(() => {
    if (first && isOpen && !isOther) setValue(name, first.date)
  }, [first, isOpen, isOther, name, setValue])
  const choose = async (date: CalendarDate) => {
    onChange(date)
    await trigger(asked.name)
  }
  const openCalendar = () => {
    flushSync(() => setOther(true))
    document.getElementsByName(asked.name)[0]?.focus()
  }
  return (
    <>
      {(free.length > 0 || isFetching) && (
        <ChoiceChips
          legend={text('leads.booking.days')}
          name={`${asked.name}-free`}
          choices={free.map(({ date }) => ({ value: date, label: formatShortDay(date, text.language) }))}
          value={chosen}
          onChange={(date) => {
            setOther(false)
            void choose(date)
          }}
          hint={free.length === 0 && text('leads.booking.slots.loading')}
          {...(!isByCalendar && { error, groupRef: field.ref })}
          columns="max(6rem, 30%)"
          className="col-span-full"
        >
          {!isByCalendar && free.length > 0 && (
            <button type="button" className={chipLook} onClick={openCalendar}>
              {text('leads.booking.otherDay')}
            </button>
          )}
        </ChoiceChips>
      )}
      {isByCalendar && (
        <LeadField
          asked={asked}
          hint={isCalendarDate(chosen) ? <DayInWords day={chosen} /> : text('leads.booking.hint.date')}
        >
          {() => (
            <TextInput
              {...field}
              type="date"
              min={window.first}
              max={window.last}
              onChange={(event) => {
                setOther(true)
                void choose(event.target.value)
              }}
            />
          )}
        </LeadField>
      )}
    </>
  )
}

/** The chosen day as it is said: a browser writes the date of a field in the order of its own language. */
function DayInWords({ day }: { day: CalendarDate }) {
  const { language } = useText()
  return <span className="text-base font-semibold text-ink">{formatWeekdayAndDate(day, language)}</span>
}

type SlotFieldProps = { asked: AskedField; kind: SlotKind; dateName: string }

/** The times of the day in the field `dateName`; those that are taken are shown and can't be chosen, those that have begun are left out. */
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
  const [now] = useState(() => new Date())
  const taken = new Set(data?.filter(({ available }) => !available).map(({ slot }) => slot))
  // A phone whose clock is fast hides nothing that is offered.
  const isShown = (slot: string) =>
    (data && !taken.has(slot)) || !(isCalendarDate(date) && hasBegun(kind, date, slot, now, country))
  const slots = isOpen ? slotsOf[kind].filter(isShown) : []
  const { name } = asked

  // The time is asked next: on a phone it would lie below the edge of the window.
  const before = useRef(date)
  useEffect(() => {
    const wasChosen = before.current !== '' && before.current !== date
    before.current = date
    if (!wasChosen) return
    document.getElementsByName(name)[0]?.closest('fieldset')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [date, name])

  // The day changed, the place went to somebody else, or what was kept is over: the choice no longer stands.
  const checkChosen = useEffectEvent((isKept: boolean) => {
    const chosen = String(getValues(name))
    const isOver = chosen !== '' && isCalendarDate(date) && hasBegun(kind, date, chosen, now, country)
    if (!(isKept && isOver) && !data?.some(({ slot, available }) => slot === chosen && !available)) return
    setValue(name, '')
    setError(name, { type: 'refused', message: isOver ? 'past_slot' : 'slot_full' })
  })
  useEffect(() => checkChosen(true), [])
  useEffect(() => checkChosen(false), [data])

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
    return slots.every((slot) => taken.has(slot)) && text('leads.booking.slots.none')
  }
  const isWaiting = isOpen && isFetching && !data
  const choices = slots.map((value) =>
    Object.assign(slotLabel(kind, value, text), {
      value,
      spoken: ` – ${formatTimeOfDay(slotSpan(kind, value)?.end ?? 0, text.language)}`,
      barred: taken.has(value) && text('leads.booking.slots.taken'),
    }),
  )
  return (
    <ChoiceChips
      legend={asked.label}
      name={name}
      choices={choices}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      hint={hint()}
      error={isWaiting ? undefined : error}
      required
      disabled={isWaiting}
      groupRef={field.ref}
      columns="max(4rem, 15%)"
      className="col-span-full"
    />
  )
}
