import { useState, type ComponentProps, type ReactElement, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { tellsOfEnd } from '#client/api-error.ts'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { failureOf, reasonOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import { useText } from '#i18n/text-context.tsx'
import { bookingOutcomes, hasBegun, slotKindOf } from '../../slots.ts'
import { BookTime, ReasonFields, Told } from './book-time.tsx'
import { slotInWords } from './lead-answers.ts'
import { isToCome, useBookingChange, type Expected } from './use-booking-change.ts'

type BookingActionsProps = {
  readonly expected: Expected
  /** One of many: what is rarer is in a menu. */
  readonly isBrief?: boolean
  /** On a wide desk it is too small for buttons: what became of it is said in the menu, too. */
  readonly isSmall?: boolean
  /** A link that dials their number: there is no room for it either. */
  readonly call?: ReactElement<ComponentProps<'a'>> | null
}

/** True once the time that somebody has has begun. */
function hasCome({ booking, country }: Expected, now: Date): boolean {
  const kind = booking && slotKindOf(booking.slot)
  return kind !== null && booking !== null && hasBegun(kind, booking.date, booking.slot, now, country)
}

/** What can be done about somebody's time: taken, moved, cancelled; once it has begun, what became of it. */
export function BookingActions({ expected, isBrief = false, isSmall = false, call = null }: BookingActionsProps) {
  const text = useText()
  const [open, setOpen] = useState<'time' | 'cancellation' | null>(null)
  const [now] = useState(() => new Date())
  const { name, booking } = expected
  const { mutate, isPending, error } = useBookingChange(expected)
  const close = () => setOpen(null)
  const begun = hasCome(expected, now)
  const isMove = isToCome(booking)
  const ways = [
    {
      key: 'time' as const,
      label: text(isMove ? 'admin-calendar.move' : 'admin-calendar.book'),
      name: text(isMove ? 'admin-calendar.moveOf' : 'admin-calendar.bookOf', { name }),
    },
    ...(isMove
      ? [
          {
            key: 'cancellation' as const,
            label: text('admin-calendar.cancel'),
            name: text('admin-calendar.cancelOf', { name }),
          },
        ]
      : []),
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {begun && (
        <div className={isSmall ? 'contents xl:hidden' : 'contents'}>
          <Outcomes expected={expected} mutate={mutate} isPending={isPending} />
        </div>
      )}
      {error && !tellsOfEnd(error) && (
        <p role="alert" className="w-full text-sm font-medium text-clay">
          {reasonOf(error, text('shell.error.text'))}
        </p>
      )}
      {isBrief ? (
        <MenuButton
          isBrief
          isQuiet
          label={text('admin.otherActionsOf', { name })}
          items={[
            call && { key: 'call', icon: 'phone', link: call },
            ...(begun && isSmall ? bookingOutcomes : []).map((outcome) => ({
              key: outcome,
              label: text(`admin-calendar.outcome.${outcome}`),
              onChoose: () => mutate({ what: 'outcome', body: { outcome } }),
            })),
            ...ways.map(({ key, label }) => ({ key, label, onChoose: () => setOpen(key) })),
          ]}
        />
      ) : (
        ways.map(({ key, label, name: whole }) => (
          <Button key={key} tone="secondary" size="sm" aria-label={whole} onClick={() => setOpen(key)}>
            {label}
          </Button>
        ))
      )}
      {open === 'time' && <BookTime expected={expected} onClose={close} />}
      {open === 'cancellation' && isMove && <CancelBooking expected={expected} booking={booking} onClose={close} />}
    </div>
  )
}

type OutcomesProps = Pick<ReturnType<typeof useBookingChange>, 'mutate' | 'isPending'> & {
  readonly expected: Expected
}

function Outcomes({ expected: { name, booking }, mutate, isPending }: OutcomesProps) {
  const text = useText()
  return bookingOutcomes.map((outcome) => (
    <Button
      key={outcome}
      tone="secondary"
      size="sm"
      icon={booking?.outcome === outcome ? 'check' : undefined}
      aria-label={text(`admin-calendar.${outcome}Of`, { name })}
      aria-pressed={booking?.outcome === outcome}
      disabled={isPending}
      onClick={() => mutate({ what: 'outcome', body: { outcome } })}
    >
      {text(`admin-calendar.outcome.${outcome}`)}
    </Button>
  ))
}

type CancelBookingProps = {
  readonly expected: Expected
  readonly booking: NonNullable<Expected['booking']>
  readonly onClose: () => void
}

/** Asks why before somebody's time is given away. */
function CancelBooking({ expected, booking, onClose }: CancelBookingProps) {
  const text = useText()
  const { mutate, isPending, error } = useBookingChange(expected, onClose)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ what: 'cancellation', body: readForm(event.currentTarget) })
  }
  const { faultOf, onInput } = useFaults(error)
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('admin-calendar.cancelOf', { name: expected.name })}
      description={slotInWords(booking.date, booking.slot, text)}
      closeLabel={text('admin-calendar.cancel.keep')}
      maxWidth={480}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {text('admin-calendar.cancel.keep')}
          </Button>
          <Button type="submit" form="cancel-booking" tone="danger" loading={isPending}>
            {text('admin-calendar.cancel.submit')}
          </Button>
        </>
      }
    >
      <form id="cancel-booking" onSubmit={submit} onInput={onInput} noValidate className="grid gap-5">
        {failure && <Banner tone="error" title={failure} />}
        <ReasonFields errorOf={faultOf} />
        <Told expected={expected} />
      </form>
    </Dialog>
  )
}
