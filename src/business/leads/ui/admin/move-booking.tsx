import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatTimeSpan } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import type { Booking } from '../../booking-calendar.ts'
import { slotSpan } from '../../slots.ts'
import { slotsQuery } from '../slots-query.ts'
import { slotInWords } from './lead-answers.ts'
import { useBookingChange } from './use-booking-change.ts'

const formId = 'move-booking'

type MoveBookingProps = { readonly booking: Booking; readonly country: Country; readonly onClose: () => void }

/** Another day and hour for somebody: only those that are free can be chosen. */
export function MoveBooking({ booking, country, onClose }: MoveBookingProps) {
  const text = useText()
  const { kind, name } = booking
  const [date, setDate] = useState(booking.date)
  const { data: slots = [], isFetching } = useQuery({ ...slotsQuery(kind, date, country), staleTime: 0 })
  const { mutate, isPending, error } = useBookingChange(booking, onClose)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { slot = '' } = readForm(event.currentTarget)
    mutate({ date, slot })
  }
  const options = slots
    .filter(({ available }) => available)
    .map(({ slot }) => {
      const span = slotSpan(kind, slot)
      return { value: slot, label: span ? formatTimeSpan(span, text.language) : slot }
    })
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-calendar.moveOf', { name })}
      description={text('admin-calendar.now', { when: slotInWords(kind, booking.date, booking.slot, text) })}
      closeLabel={text('admin.cancel')}
      footer={
        <Button type="submit" form={formId} loading={isPending}>
          {text('admin-calendar.move.submit')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {failure && <Banner tone="error" title={failure} />}
        <Field label={text('admin-calendar.date')} error={errorOf(error, 'date')} required>
          <TextInput type="date" value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        <Field
          label={text('admin-calendar.slot')}
          hint={!isFetching && options.length === 0 ? text('admin-calendar.slot.none') : undefined}
          error={errorOf(error, 'slot')}
          required
        >
          <Select key={date} name="slot" placeholder={text('leads.placeholder.select')} options={options} />
        </Field>
        <p className="text-sm text-muted">{text('admin-calendar.told')}</p>
      </form>
    </Dialog>
  )
}
