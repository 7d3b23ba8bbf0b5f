import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatShortDay, formatTimeSpan } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import { bookingReasons } from '../../lead-event.ts'
import { slotSpan, type SlotKind } from '../../slots.ts'
import { bookableDaysQuery, slotsQuery } from '../slots-query.ts'
import { slotInWords } from './lead-answers.ts'
import { isToCome, useBookingChange, type Expected } from './use-booking-change.ts'

type BookTimeProps = { readonly expected: Expected; readonly onClose: () => void }

/** A day and an hour for somebody, or another in place of theirs: only those that are free can be chosen. */
export function BookTime({ expected, onClose }: BookTimeProps) {
  const text = useText()
  const { kind, name, booking, country } = expected
  const isMove = isToCome(booking)
  const { mutate, isPending, error } = useBookingChange(expected, onClose)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ what: 'time', body: readForm(event.currentTarget) })
  }
  const faultOf = (field: string) => errorOf(error, field)
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(isMove ? 'admin-calendar.moveOf' : 'admin-calendar.bookOf', { name })}
      description={booking && text('admin-calendar.now', { when: slotInWords(kind, booking.date, booking.slot, text) })}
      closeLabel={text('admin.cancel')}
      footer={
        <Button type="submit" form="book-time" loading={isPending}>
          {text(isMove ? 'admin-calendar.move.submit' : 'admin-calendar.book.submit')}
        </Button>
      }
    >
      <form id="book-time" onSubmit={submit} noValidate className="grid gap-5">
        {failure && <Banner tone="error" title={failure} />}
        <TimeFields kind={kind} country={country} begin={isMove ? booking.date : ''} errorOf={faultOf} />
        {isMove && <ReasonFields errorOf={faultOf} />}
        <Told expected={expected} />
      </form>
    </Dialog>
  )
}

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
}

/** The fields `date` and `slot`: the next free days at a tap, and what is free on the day. */
export function TimeFields({ kind, country, begin, beginSlot, isNeeded = true, errorOf: faultOf }: TimeFieldsProps) {
  const text = useText()
  const [chosen, setDate] = useState(begin)
  const { data: days = [] } = useQuery({ ...bookableDaysQuery(kind, country), staleTime: 0 })
  const date = chosen || (isNeeded && days[0]?.date) || ''
  const { data: slots = [], isFetching } = useQuery({ ...slotsQuery(kind, date, country), staleTime: 0 })
  const options = slots
    .filter(({ available }) => available)
    .map(({ slot }) => {
      const span = slotSpan(kind, slot)
      return { value: slot, label: span ? formatTimeSpan(span, text.language) : slot }
    })
  const isChosen = date === begin && options.some(({ value }) => value === beginSlot)
  const chips = days.map((day) => ({
    key: day.date,
    label: formatShortDay(day.date, text.language),
    selected: day.date === date,
    onSelect: () => setDate(day.date),
  }))
  return (
    <>
      <div className="grid gap-2">
        <Field label={text('admin-calendar.date')} error={faultOf('date')} required={isNeeded}>
          <DateInput name="date" value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        {chips.length > 0 && <ChipRow label={text('leads.booking.days')} chips={chips} layout="wrap" />}
      </div>
      <Field
        label={text('admin-calendar.slot')}
        hint={date !== '' && !isFetching && options.length === 0 ? text('admin-calendar.slot.none') : undefined}
        error={faultOf('slot')}
        required={isNeeded}
      >
        <Select
          key={`${date} ${isChosen}`}
          name="slot"
          placeholder={text('leads.placeholder.select')}
          options={options}
          defaultValue={isChosen ? beginSlot : ''}
        />
      </Field>
    </>
  )
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
      <Field label={text('admin-calendar.words')} error={faultOf('words')}>
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
