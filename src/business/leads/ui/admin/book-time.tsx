import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { failureOf } from '#design/form/field-errors.ts'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { useFaults } from '#design/form/use-faults.ts'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { bookingReasons } from '../../lead-event.ts'
import { slotKindOf } from '../../slots.ts'
import { bookableDaysQuery } from '../slots-query.ts'
import { slotInWords } from './lead-answers.ts'
import { SlotKindField, VisitAddress } from './slot-kind-fields.tsx'
import { TimeFields } from './time-fields.tsx'
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
        <SlotKindField kind={kind} onKind={setKind} />
        <VisitAddress kind={kind} home={booking?.address ?? home} errorOf={faultOf} />
        <TimeFields
          key={kind}
          kind={kind}
          country={country}
          begin={isMove ? booking.date : ''}
          present={isMove && slotKindOf(booking.slot) === kind ? booking : undefined}
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

/** What is wrong with a field of a form, in words. */
type FieldFaults = { readonly errorOf: (name: string) => string | undefined }

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
