import { useId, useRef, useState, type InputEvent, type SubmitEvent } from 'react'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { UnsavedQuestion, useUnsavedWarning } from '#design/form/unsaved-warning.tsx'
import { useFaults } from '#design/form/use-faults.ts'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field, FieldError } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { leastReasonLength } from '../../decision-reason.ts'
import { isUnreadable } from '../../document-fault.ts'
import { documentTypes, isDocumentType } from '../../document-type.ts'
import { needsSecondOpinion } from '../../second-opinion.ts'
import { CompareDecision } from './compare-decision.tsx'
import { ConcernBox } from './concern-list.tsx'
import { cannotBeCalled } from './correct-contact.tsx'
import { mayAskAgain } from './next-decision.ts'
import { planInShort } from './plan-in-short.ts'
import { ReadyReasons, writeInto } from './ready-reasons.tsx'
import { decisionWord, useDecision, type DecidedStatus, type Decision } from './use-decision.ts'
import { languageInSentence } from '#i18n/format.ts'

type DecisionDialogProps = {
  readonly application: AdminApplication
  readonly decision: Decision
  readonly onClose: () => void
}

const formId = 'decision-form'

const isAnswer = (status: DecidedStatus) => status === 'approved' || status === 'declined'
/** What an applicant must be told the reason of. */
const saidWhy: ReadonlySet<string> = new Set(['more_info_needed', 'declined', 'reopened'])
const dangers: ReadonlySet<string> = new Set(['declined', 'withdrawn', 'reopened'])

/** Asks before a decision, and for the reason that the applicant is told. */
export function DecisionDialog({ application, decision, onClose }: DecisionDialogProps) {
  const text = useText()
  const { status, documentType } = decision
  const { send, sent, error, isSending, theirs, takeTheirs, dismissTheirs } = useDecision(application, onClose)
  const { faultOf, onInput } = useFaults(error)
  const [isTyped, setTyped] = useState(false)
  const toldField = useRef<HTMLTextAreaElement>(null)
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
    const asked = new FormData(form).getAll('documentType').filter(isDocumentType)
    send({ status, ...readForm(form), documentTypes: asked })
  }
  const typed = (event: InputEvent<HTMLFormElement>) => {
    onInput(event)
    const { reason = '', message = '' } = readForm(event.currentTarget)
    setTyped(`${reason}${message}`.trim() !== '')
  }
  const isApproved = status === 'approved'
  const { concerns, additionalInfo } = application
  const told = isApproved ? 'message' : 'reason'
  const word = decisionWord(application, status)
  const mustSayWhy = saidWhy.has(word)
  // What it is refused for may have come up since it was read.
  const isOver = isApproved && (concerns.length > 0 || errorOf(error, 'reason') !== undefined)
  const isFirst = isFirstApproval(application, status)
  const least = text('admin-applications.reason.least', { count: leastReasonLength })
  const failure = faultOf('status') ?? failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={text(`admin-applications.confirm.${word}`, { reference: application.reference })}
      description={toldWords(application, status, text)}
      closeLabel={text('admin.cancel')}
      footer={
        <>
          <Button tone="secondary" onClick={close}>
            {text('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSending} tone={dangers.has(word) ? 'danger' : 'primary'}>
            {text(`admin-applications.decide.${isOver ? 'over' : word}`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} onInput={typed} className="grid gap-5">
        {failure && <Banner tone="error" title={failure} />}
        {isAnswer(status) && (
          <p className="font-semibold wrap-anywhere">
            {joinWithDots([additionalInfo.fullName, planInShort(application, text)])}
          </p>
        )}
        {status === 'more_info_needed' && (
          <AskedDocuments application={application} pointedAt={documentType} error={faultOf('documentType')} />
        )}
        {isOver && (
          <>
            <ConcernBox application={application} />
            <Field
              label={text('admin-applications.override')}
              hint={`${least} ${text('admin-applications.override.hint')}`}
              error={faultOf('reason')}
              required
            >
              <TextArea name="reason" maxLength={2000} defaultValue={sent?.reason} />
            </Field>
          </>
        )}
        <UnopenedBefore {...{ application, status }} />
        <ReadyReasons
          language={application.language}
          status={status}
          onChoose={(words) => writeInto(toldField.current, words)}
        />
        {!isFirst && (
          <Field
            label={text(mustSayWhy ? 'admin-applications.reason' : 'admin-applications.message')}
            hint={text('admin-applications.reason.hint', {
              language: languageInSentence(application.language, text.language),
            })}
            error={faultOf(told)}
            {...(mustSayWhy && { required: true })}
          >
            <TextArea ref={toldField} name={told} maxLength={2000} defaultValue={sent?.[told]} />
          </Field>
        )}
      </form>
      <UnsavedQuestion warning={warning} />
    </Dialog>
  )
}

/** That nobody has read what is about to be declined. */
function UnopenedBefore({ application: { concerns }, status }: Pick<DecisionDialogProps, 'application'> & Decision) {
  const text = useText()
  const unopened = concerns.find(({ kind }) => kind === 'documents_unopened')
  if (status !== 'declined' || unopened?.kind !== 'documents_unopened') return null
  return (
    <Banner
      tone="info"
      title={text('admin-applications.confirm.declined.unopened', { count: unopened.documents.length })}
    />
  )
}

type AskedDocumentsProps = {
  readonly application: AdminApplication
  readonly pointedAt: Decision['documentType']
  readonly error: string | undefined
}

/** The field `documentType`: those that can be asked for again, ticked where one was pointed at or can't be read. */
function AskedDocuments({ application, pointedAt, error }: AskedDocumentsProps) {
  const text = useText()
  const id = useId()
  const unreadable = application.documents.filter(isUnreadable).map(({ type }) => type)
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="font-semibold">{text('admin-applications.askAgain.document')}</legend>
      {documentTypes
        .filter((type) => mayAskAgain(application, type))
        .map((type) => (
          <Checkbox
            key={type}
            name="documentType"
            value={type}
            defaultChecked={type === pointedAt || unreadable.includes(type)}
            label={text(`financing.document.${type}`)}
          />
        ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

/** Whether it is the first of two approvals: the applicant is told after the second. */
function isFirstApproval(application: AdminApplication, status: DecidedStatus): boolean {
  return status === 'approved' && needsSecondOpinion(application) && application.firstApproverName === null
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
    return `${told} ${text('admin-applications.contact.noCall')}`
  return status === 'withdrawn' ? `${text('admin-applications.confirm.final')} ${told}` : told
}
