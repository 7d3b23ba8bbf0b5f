import { useState, type InputEvent, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { errorOf } from '#design/form/field-errors.ts'
import { UnsavedQuestion, useUnsavedWarning } from '#design/form/unsaved-warning.tsx'
import { useFaults, useShownFault } from '#design/form/use-faults.ts'
import { TextArea } from '#design/text-area.tsx'
import { languageInSentence } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { leastReasonLength, reasonFault } from '../../decision-reason.ts'
import { isDocumentType } from '../../document-type.ts'
import { CompareDecision } from './compare-decision.tsx'
import { cannotBeCalled } from './correct-contact.tsx'
import { DecisionFields } from './decision-fields.tsx'
import { isFirstApproval } from './second-approval.tsx'
import { decisionWord, useDecision, type DecidedStatus, type Decision } from './use-decision.ts'

type DecisionDialogProps = {
  readonly application: AdminApplication
  readonly decision: Decision
  readonly onClose: () => void
}

const formId = 'decision-form'
const dangers: ReadonlySet<string> = new Set(['declined', 'withdrawn', 'reopened'])

/** Asks before a decision, and for the reason that the applicant is told; beside what somebody else decided meanwhile, where they did. */
export function DecisionDialog({ application, decision, onClose }: DecisionDialogProps) {
  const text = useText()
  const { status } = decision
  const { send, sent, error, isSending, theirs, takeTheirs, dismissTheirs } = useDecision(application, onClose)
  const { faultOf, onInput } = useFaults(error)
  const [isTyped, setTyped] = useState(false)
  const isCancelled = application.status === 'approved' && status === 'withdrawn'
  // Another one each time that it is pressed: the focus comes back.
  const [lacking, setLacking] = useState<{ readonly code: 'required' | 'too_short' } | null>(null)
  useShownFault(lacking)
  const warning = useUnsavedWarning(isTyped && !isSending && !theirs)
  const close = () => warning.leave(onClose)
  if (theirs && sent) {
    return (
      <CompareDecision
        application={application}
        theirs={theirs}
        wanted={sent}
        isSending={isSending}
        onKeepMine={() => send({ ...sent, updatedAt: theirs.updatedAt })}
        onTakeTheirs={takeTheirs}
        onClose={dismissTheirs}
      />
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = isCancelled ? reasonFault(readForm(form)['staffReason'] ?? '') : null
    if (code) return setLacking({ code })
    const asked = new FormData(form).getAll('documentType').filter(isDocumentType)
    send({ status, ...readForm(form), documentTypes: asked })
  }
  const typed = (event: InputEvent<HTMLFormElement>) => {
    onInput(event)
    setLacking(null)
    const { reason = '', message = '', staffReason = '' } = readForm(event.currentTarget)
    setTyped(`${reason}${message}${staffReason}`.trim() !== '')
  }
  const word = decisionWord(application, status)
  // What it is refused for may have come up since it was read.
  const isOver = status === 'approved' && (application.concerns.length > 0 || errorOf(error, 'reason') !== undefined)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={text(`admin-applications.confirm.${word}`, { whose: whoseWords(application, text) })}
      description={joinWithDots([
        application.additionalInfo.fullName && application.reference,
        toldWords(application, status, text),
      ])}
      closeLabel={text('admin.cancel')}
      footer={
        <div className="grid gap-3 max-sm:grid-cols-2 max-sm:*:px-2 sm:flex">
          <Button tone="secondary" onClick={close}>
            {text('admin.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isSending}
            tone={dangers.has(word) ? 'danger' : isOver ? 'secondary' : 'primary'}
            {...(isOver && { icon: 'alert', className: 'border-clay! text-clay-deep!' })}
          >
            {text(`admin-applications.decide.${isOver ? 'over' : word}`)}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit} onInput={typed} className="grid gap-5">
        {isCancelled && (
          <Field
            label={text('admin-applications.cancel.reason')}
            hint={`${text('admin-applications.reason.least', { count: leastReasonLength })} ${text('admin-applications.override.hint')}`}
            error={lacking ? text(`problems.field.${lacking.code}`) : faultOf('staffReason')}
            required
          >
            <TextArea name="staffReason" maxLength={2000} defaultValue={sent?.staffReason} />
          </Field>
        )}
        <DecisionFields {...{ application, decision, isOver, sent, error, faultOf }} />
      </form>
      <UnsavedQuestion warning={warning} />
    </Dialog>
  )
}

/** The application of somebody; of whoever gave no name, its reference. */
function whoseWords({ reference, additionalInfo: { fullName } }: AdminApplication, text: Text): string {
  return fullName ? text('admin-applications.confirm.of', { name: fullName }) : reference
}

/** Who is told of a decision, and how. */
function toldWords(application: AdminApplication, status: DecidedStatus, text: Text): string {
  const { otherApprovers, additionalInfo, language } = application
  if (isFirstApproval(application, status)) {
    return text('admin-applications.confirm.first', { count: otherApprovers.length })
  }
  const told = additionalInfo.email
    ? text(`admin-applications.confirm.${decisionWord(application, status)}.text`, {
        language: languageInSentence(language, text.language),
      })
    : text(additionalInfo.phone ? 'admin-applications.confirm.call' : 'admin-applications.confirm.nobody')
  if (status === 'approved' && cannotBeCalled(application))
    return `${told} ${text('admin-applications.confirm.noCall')}`
  return status === 'withdrawn' ? `${text('admin-applications.confirm.final')} ${told}` : told
}
