import { failureOf } from '#design/form/field-errors.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Banner } from '#design/banner.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Booking } from '../../booking-calendar.ts'
import { slotInWords } from './lead-answers.ts'
import { useBookingChange } from './use-booking-change.ts'

/** Asks before somebody's time is given away. */
export function CancelBooking({ booking, onClose }: { readonly booking: Booking; readonly onClose: () => void }) {
  const text = useText()
  const { mutate, isPending, error } = useBookingChange(booking, onClose)
  const { kind, date, slot, name } = booking
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <ConfirmDialog
      title={text('admin-calendar.cancelOf', { name })}
      confirmLabel={text('admin-calendar.cancel.submit')}
      cancelLabel={text('admin-calendar.cancel.keep')}
      loading={isPending}
      onConfirm={() => mutate(null)}
      onCancel={onClose}
    >
      {failure && <Banner tone="error" title={failure} />}
      <p>{slotInWords(kind, date, slot, text)}</p>
      <p className="mt-2 text-muted">{text('admin-calendar.told')}</p>
    </ConfirmDialog>
  )
}
