import { useState, type SubmitEvent } from 'react'
import { Dialog } from '#design/dialog.tsx'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { InboxLead, LeadChange } from '../../admin-lead.ts'
import { NextStepFields } from './next-step-fields.tsx'

type ContactedDialogProps = {
  readonly lead: InboxLead
  readonly isPending: boolean
  readonly onChange: (change: Omit<LeadChange, 'updatedAt'>) => void
  readonly onClose: () => void
}

/** Says of a customer that they were reached, with what is done next for them. */
export function ContactedDialog({ lead, isPending, onChange, onClose }: ContactedDialogProps) {
  const text = useText()
  const [step, setStep] = useState({ nextStep: lead.nextStep, nextStepOn: lead.nextStepOn ?? '' })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange({ status: 'contacted', nextStep: step.nextStep, nextStepOn: step.nextStepOn || null })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-today.contactedOf', { name: lead.name })}
      description={text('admin-today.contacted.text')}
      closeLabel={text('admin.cancel')}
      maxWidth={480}
      footer={<SubmitFoot form="contacted" label={text('admin.save')} loading={isPending} onCancel={onClose} />}
    >
      <form id="contacted" onSubmit={submit} noValidate className="grid grid-cols-1 gap-2">
        <NextStepFields
          of={lead}
          step={step}
          onType={(part) => setStep((was) => ({ ...was, ...part }))}
          errorOf={() => undefined}
        />
      </form>
    </Dialog>
  )
}
