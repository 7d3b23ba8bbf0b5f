import { useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { ChoiceChips } from '#design/form/choice-chips.tsx'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { trackOf, type LeadKind } from '../../lead.ts'
import type { LeadStatus } from '../../lead-status.ts'
import { lostReasons, type LostReason } from '../../lead-event.ts'
import type { LeadWorkProps } from './lead-work-props.ts'

type LostDialogProps = Pick<LeadWorkProps, 'change' | 'isPending'> & {
  readonly lead: Pick<LeadWorkProps['lead'], 'name'>
  readonly onClose: () => void
}

/** Of a customer who is lost it is asked why. */
export const isLossExplained = (kind: LeadKind, status: LeadStatus) => status === 'lost' && trackOf(kind) === 'sales'

/** Says of a request that it is lost, and why where that is known. */
export function LostDialog({ lead, change, isPending, onClose }: LostDialogProps) {
  const text = useText()
  const [reason, setReason] = useState<LostReason>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const lostWords = readForm(event.currentTarget)['lostWords']?.trim()
    change({
      status: 'lost',
      ...(reason && { lostBecause: reason }),
      ...(lostWords && { lostWords }),
      done: onClose,
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-leads.lost.of', { name: lead.name })}
      description={text('admin-leads.lost.text')}
      closeLabel={text('admin.cancel')}
      maxWidth={480}
      footer={
        <SubmitFoot
          form="lost-request"
          label={text('admin-leads.lost.submit')}
          loading={isPending}
          onCancel={onClose}
        />
      }
    >
      <form id="lost-request" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
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
      </form>
    </Dialog>
  )
}
