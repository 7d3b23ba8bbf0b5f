import { useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { ChoiceChips } from '#design/form/choice-chips.tsx'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead, ListedLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'
import type { LeadStatus } from '../../lead-status.ts'
import { lostReasons, type LostReason } from '../../lead-event.ts'
import { bookingAhead } from '../../booking-ahead.ts'
import { slotInWords } from './lead-answers.ts'
import type { LeadWorkProps } from './lead-work-props.ts'

type Ending = Pick<ListedLead, 'name' | 'email' | 'kind' | 'country'> & Pick<AdminLead, 'booking'>
export type End = 'lost' | 'spam'

type LostDialogProps = Pick<LeadWorkProps, 'change' | 'isPending'> & {
  readonly lead: Ending
  readonly end: End
  readonly onClose: () => void
}

/** The end of a request of which something is asked first: of a customer who is lost, why; of whoever is still expected, whether they are. */
export function endAsked(lead: Omit<Ending, 'name' | 'email'>, status: LeadStatus): End | null {
  if (status !== 'lost' && status !== 'spam') return null
  const isExplained = status === 'lost' && trackOf(lead.kind) === 'sales'
  return isExplained || bookingAhead(lead, new Date()) ? status : null
}

/** Says of a request that it is lost, and why where that is known, or spam; a time to come is given back unless somebody says otherwise. */
export function LostDialog({ lead, end, change, isPending, onClose }: LostDialogProps) {
  const text = useText()
  const [reason, setReason] = useState<LostReason>()
  const [booking] = useState(() => bookingAhead(lead, new Date()))
  const [cancels, setCancels] = useState(true)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const lostWords = readForm(event.currentTarget)['lostWords']?.trim()
    change({
      status: end,
      ...(reason && { lostBecause: reason }),
      ...(lostWords && { lostWords }),
      ...(booking && cancels && { cancelBooking: true }),
      done: onClose,
      onLate: onClose,
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(`admin-leads.${end}.of`, { name: lead.name })}
      {...(end === 'lost' && { description: text('admin-leads.lost.text') })}
      closeLabel={text('admin.cancel')}
      maxWidth={480}
      footer={
        <SubmitFoot
          form="lost-request"
          label={text(`admin-leads.${end}.submit`)}
          loading={isPending}
          onCancel={onClose}
        />
      }
    >
      <form id="lost-request" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        {end === 'lost' && (
          <>
            <ChoiceChips
              legend={text('admin-leads.lost.because')}
              name="lostBecause"
              columns="8rem"
              choices={lostReasons.map((value) => ({ value, label: text(`admin-leads.lost.because.${value}`) }))}
              value={reason ?? ''}
              onChange={(value) => setReason(lostReasons.find((one) => one === value))}
            />
            <Field label={text('admin-leads.lost.words')}>
              <TextInput name="lostWords" maxLength={300} autoComplete="off" />
            </Field>
          </>
        )}
        {booking && (
          <div>
            <p className="font-semibold">
              {text(`admin-leads.lost.booked.${booking.kind}`, {
                time: slotInWords(booking.date, booking.slot, text),
              })}
            </p>
            <Checkbox
              label={text('admin-calendar.cancel.submit')}
              hint={text(lead.email ? 'admin-calendar.told' : 'admin-calendar.untold')}
              checked={cancels}
              onChange={({ target }) => setCancels(target.checked)}
            />
          </div>
        )}
      </form>
    </Dialog>
  )
}
