import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { ChoiceChips, chipLook } from '#design/form/choice-chips.tsx'
import { failureOf } from '#design/form/field-errors.ts'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { useFaults } from '#design/form/use-faults.ts'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatShortDay, formatTimeOfDay } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import { bookingReasons } from '../../lead-event.ts'
import { slotKindOf, slotKinds, slotSpan, slotStart, type SlotKind } from '../../slots.ts'
import { bookableDaysQuery, slotsQuery } from '../slots-query.ts'
import { calendarQuery } from './calendar-queries.ts'
import { slotInWords } from './lead-answers.ts'
import { SlotKindFields } from './slot-kind-fields.tsx'
import { isToCome, useBookingChange, type Expected } from './use-booking-change.ts'

type BookTimeProps = { readonly expected: Expected; readonly onClose: () => void }

/** A day and an hour for somebody, or another in place of theirs: only those that are free can be chosen. */
export function BookTime({ expected, onClose }: BookTimeProps) {
  const text = useText()
  const { name, booking, country, home, step, usual = 'visit' } = expected
  const isMove = isToCome(booking)
  const [kind, setKind] = useState(() => (booking && slotKindOf(booking.slot)) ?? usual)
  const [isStepDone, setStepDone] = useState(false)
  const { mutate, isPending, error } = useBookingChange(expected, onClose)
  const { isLoading } = useQuery(bookableDaysQuery(kind, country))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { slotKind: _, ...typed } = readForm(event.currentTarget)
    mutate({ what: 'time', body: { ...typed, ...(step && isStepDone && { stepDone: true }) } })
  }
  const { faultOf, onInput } = useFaults(error)
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(isMove ? 'admin-calendar.moveOf' : 'admin-calendar.bookOf', { name })}
      description={booking && text('admin-calendar.now', { when: slotInWords(booking.date, booking.slot, text) })}
      closeLabel={text('admin.cancel')}
      footer={
        <SubmitFoot
          form="book-time"
          label={text(isMove ? 'admin-calendar.move.submit' : 'admin-calendar.book.submit')}
          loading={isPending || isLoading}
          cancelLabel={isMove ? text('admin-calendar.move.keep') : undefined}
          onCancel={onClose}
        />
      }
    >
      <form id="book-time" onSubmit={submit} onInput={onInput} noValidate className="grid gap-5">
        {failure && <Banner tone="error" title={failure} />}
        <SlotKindFields
          kinds={slotKinds}
          kind={kind}
          onKind={setKind}
          home={booking?.address ?? home}
          errorOf={faultOf}
        />
        <TimeFields
          key={kind}
          kind={kind}
          country={country}
          begin={isMove ? booking.date : ''}
          present={isMove && slotKindOf(booking.slot) === kind ? booking : undefined}
          mostDays={4}
          of={expected}
          errorOf={faultOf}
        />
        {step && (
          <Checkbox
            label={text('admin-calendar.stepDone', { step })}
            checked={isStepDone}
            onChange={({ target }) => setStepDone(target.checked)}
          />
        )}
        {isMove && <ReasonFields errorOf={faultOf} />}
        <Told expected={expected} />
      </form>
    </Dialog>
  )
}

type Booked = NonNullable<Expected['booking']>

/** What is wrong with a field of a form, in words. */
type FieldFaults = { readonly errorOf: (name: string) => string | undefined }

type TimeFieldsProps = FieldFaults & {
  readonly kind: SlotKind
  readonly country: Country
  /** The day that is shown first; the next free one where it is ''. */
  readonly begin: string
  /** The slot of that day that is chosen at first, if it is still free. */
  readonly beginSlot?: string | undefined
  /** False where a request can do without a time: then none is chosen until somebody does. */
  readonly isNeeded?: boolean
  /** The time that they have now: its day is shown, and its hour marked. */
  readonly present?: Booked | undefined
  /** How many of the next free days are shown. */
  readonly mostDays?: number
  /** Whose time it is: of the same member of staff two at once are told. */
  readonly of?: Pick<Expected, 'assigneeId'> & { readonly leadId?: number }
}

/** The fields `date` and `slot`: the next free days at a tap, any other by the calendar, and what is free on the day. */
export function TimeFields(props: TimeFieldsProps) {
  const { kind, country, begin, beginSlot = '', isNeeded = true, present, mostDays = 6, of, errorOf: faultOf } = props
  const text = useText()
  const [chosen, setDate] = useState(begin)
  const [slot, setSlot] = useState(beginSlot)
  const [isOther, setOther] = useState(false)
  const { data: found, isPending } = useQuery({ ...bookableDaysQuery(kind, country), staleTime: 0 })
  const days = daysWith(
    present?.date,
    found?.slice(0, mostDays).map((day) => day.date),
  )
  const date = chosen || (isNeeded && !isOther && firstOf(days, present)) || ''
  const choose = (day: string, other = false) => {
    setDate(day)
    setOther(other)
  }
  const isListed = !isOther && (date === '' || days.some((day) => day === date))
  const isElsewhere = !isListed && !isPending
  return (
    <>
      <div className="grid gap-2">
        <ChoiceChips
          legend={text('admin-calendar.date')}
          name="date"
          columns="6rem"
          choices={[
            ...(isNeeded ? [] : [{ value: '', label: text('admin-calendar.date.none') }]),
            ...days.map((day) => ({ value: day, label: formatShortDay(day, text.language) })),
          ]}
          value={isElsewhere ? 'other' : date}
          onChange={choose}
          required={isNeeded}
          error={isElsewhere ? undefined : faultOf('date')}
        >
          <button type="button" aria-pressed={isElsewhere} onClick={() => choose('', true)} className={chipLook}>
            {text('admin-calendar.date.other')}
          </button>
        </ChoiceChips>
        {isElsewhere && (
          <Field label={text('admin-calendar.date.other')} hideLabel error={faultOf('date')} required={isNeeded}>
            <DateInput name="date" value={date} onChange={({ target }) => choose(target.value, true)} />
          </Field>
        )}
      </div>
      {date !== '' && (
        <Times
          {...{ kind, country, date, slot, isNeeded, of }}
          present={present?.date === date ? present.slot : undefined}
          onChoose={setSlot}
          error={faultOf('slot')}
        />
      )}
    </>
  )
}

/** The day that stands, else the next one: nobody is visited on a Sunday unless it is asked for. */
const firstOf = (days: readonly string[], present: Booked | undefined) =>
  present?.date ?? days.find((day) => !isSunday(day))

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** The next free days, and among them the one that stands already. */
const daysWith = (present: string | undefined, next: readonly string[] = []) =>
  present === undefined || next.includes(present) ? next : [present, ...next].toSorted()

type TimesProps = Required<Pick<TimeFieldsProps, 'kind' | 'country' | 'isNeeded'>> & {
  readonly of: TimeFieldsProps['of']
  readonly date: string
  readonly slot: string
  readonly present: string | undefined
  readonly onChoose: (slot: string) => void
  readonly error: string | undefined
}

/** When somebody can still come on a day. */
function Times({ kind, country, date, slot, isNeeded, of, present, onChoose, error }: TimesProps) {
  const text = useText()
  const { data: slots = [], isFetching } = useQuery({ ...slotsQuery(kind, date, country), staleTime: 0 })
  const free = slots.filter((one) => one.available || one.slot === present)
  const othersAt = useOthersOfOwner({ country, date, of })
  const others = othersAt(kind, slot)
  const names = others.map((one) => one.name).join(', ')
  return (
    <ChoiceChips
      legend={text('admin-calendar.slot')}
      name="slot"
      columns="max(4.5rem, 14%)"
      choices={free.map((one) => ({
        value: one.slot,
        label: timeOf(kind, one.slot, text),
        present: one.slot === present && text('admin-calendar.slot.present'),
        warning: othersAt(kind, one.slot).length > 0 && text('admin-calendar.slot.busy'),
      }))}
      value={free.some((one) => one.slot === slot) ? slot : ''}
      onChange={onChoose}
      hint={
        !isFetching && free.length === 0
          ? text('admin-calendar.slot.none')
          : names && <span className="font-medium text-clay">{text('admin-calendar.atOnce', { names })}</span>
      }
      required={isNeeded}
      error={isFetching ? undefined : error && slot === '' ? text('admin-calendar.slot.choose') : error}
    />
  )
}

/** Who else whoever owns it has to see that day, at an hour: nobody where nobody owns it. */
function useOthersOfOwner({ country, date, of }: Pick<TimesProps, 'country' | 'date' | 'of'>) {
  const isAsked = Boolean(of?.assigneeId) && isCalendarDate(date)
  const { data } = useQuery({ ...calendarQuery(country, date, date), enabled: isAsked, staleTime: 0 })
  const bookings = (data?.bookings ?? []).filter(
    (one) => one.assigneeId === of?.assigneeId && one.leadId !== of?.leadId && one.outcome === null,
  )
  return (kind: SlotKind, slot: string) => {
    const asked = slotSpan(kind, slot)
    return bookings.filter((one) => {
      const span = slotSpan(one.kind, one.slot)
      return asked && span && span.start < asked.end && asked.start < span.end
    })
  }
}

/** When a slot begins. */
function timeOf(kind: SlotKind, slot: string, text: Text): string {
  const start = slotStart(kind, slot)
  return start === null ? slot : formatTimeOfDay(start, text.language)
}

/** The fields `reason` and `words`: why somebody's time is changed. */
export function ReasonFields({ errorOf: faultOf }: FieldFaults) {
  const text = useText()
  return (
    <>
      <Field label={text('admin-calendar.reason')} error={faultOf('reason')} required>
        <Select
          name="reason"
          placeholder={text('leads.placeholder.select')}
          options={bookingReasons.map((value) => ({ value, label: text(`admin-calendar.reason.${value}`) }))}
        />
      </Field>
      <Field label={text('admin-calendar.words')} note={<OptionalNote />} error={faultOf('words')}>
        <TextInput name="words" maxLength={300} autoComplete="off" />
      </Field>
    </>
  )
}

/** Whether the visitor hears of it from the site, or must be told. */
export function Told({ expected: { isTold } }: Pick<BookTimeProps, 'expected'>) {
  const text = useText()
  return <p className="text-sm text-muted">{text(isTold ? 'admin-calendar.told' : 'admin-calendar.untold')}</p>
}
