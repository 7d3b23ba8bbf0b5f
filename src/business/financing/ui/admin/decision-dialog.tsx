import type { SubmitEvent } from 'react'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import type { AdminApplication, ApplicationChange } from '../../admin-application.ts'
import { staffStatusKey } from '../../application-status.ts'
import { documentTypes } from '../../document-type.ts'
import { needsSecondOpinion } from '../../second-opinion.ts'
import { ConcernBox } from './concern-list.tsx'
import { useDecision, type DecidedStatus, type Decision } from './use-decision.ts'
import { CompareVersions } from '#design/form/compare-versions.tsx'
import { languageInSentence } from '#i18n/format.ts'

type DecisionDialogProps = {
  readonly application: AdminApplication
  readonly decision: Decision
  readonly onClose: () => void
}

const formId = 'decision-form'

/** Asks before a decision, and for the reason that the applicant is told. */
export function DecisionDialog({ application, decision, onClose }: DecisionDialogProps) {
  const text = useText()
  const { status, documentType } = decision
  const { send, sent, error, isSending, theirs, takeTheirs, dismissTheirs } = useDecision(application, onClose)
  const { faultOf, onInput } = useFaults(error)
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
    send({ status, ...readForm(event.currentTarget) })
  }
  const isApproved = status === 'approved'
  const { concerns } = application
  const mustSayWhy = status === 'more_info_needed' || status === 'declined'
  // What it is refused for may have come up since it was read.
  const isOver = isApproved && (concerns.length > 0 || errorOf(error, 'reason') !== undefined)
  const isFirst = isFirstApproval(application, status)
  const failure = faultOf('status') ?? failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titleOf(application, decision, text)}
      description={toldWords(application, status, text)}
      closeLabel={text('admin.cancel')}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {text('admin.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isSending}
            tone={status === 'declined' || status === 'withdrawn' ? 'danger' : 'primary'}
          >
            {text(`admin-applications.decide.${isOver ? 'over' : status}`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} onInput={onInput} className="grid gap-5">
        {failure && <Banner tone="error" title={failure} />}
        {status === 'more_info_needed' && <AskedDocument type={documentType} error={faultOf('documentType')} />}
        {isOver && (
          <>
            <ConcernBox application={application} />
            <Field
              label={text('admin-applications.override')}
              hint={text('admin-applications.override.hint')}
              error={faultOf('reason')}
              required
            >
              <TextArea name="reason" maxLength={2000} />
            </Field>
          </>
        )}
        {!isFirst && (
          <Field
            label={text(mustSayWhy ? 'admin-applications.reason' : 'admin-applications.message')}
            hint={text('admin-applications.reason.hint', {
              language: languageInSentence(application.language, text.language),
            })}
            error={faultOf(isApproved ? 'message' : 'reason')}
            {...(mustSayWhy && { required: true })}
          >
            <TextArea name={isApproved ? 'message' : 'reason'} maxLength={2000} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}

/** What is about to be decided, or which document is asked for again. */
function titleOf({ reference }: AdminApplication, { status, documentType }: Decision, text: Text): string {
  if (!documentType) return text(`admin-applications.confirm.${status}`, { reference })
  return text('admin-applications.askAgain.of', { document: text(`financing.document.${documentType}`) })
}

type AskedDocumentProps = { readonly type: Decision['documentType']; readonly error: string | undefined }

/** The field `documentType`: chosen, unless it was pointed at. */
function AskedDocument({ type: pointedAt, error }: AskedDocumentProps) {
  const text = useText()
  if (pointedAt) return <input type="hidden" name="documentType" value={pointedAt} />
  return (
    <Field label={text('admin-applications.askAgain.document')} error={error} required>
      <Select
        name="documentType"
        placeholder={text('admin-applications.askAgain.choose')}
        options={documentTypes.map((type) => ({ value: type, label: text(`financing.document.${type}`) }))}
      />
    </Field>
  )
}

/** Whether it is the first of two approvals: the applicant is told after the second. */
function isFirstApproval(application: AdminApplication, status: DecidedStatus): boolean {
  return status === 'approved' && needsSecondOpinion(application) && application.firstApproverName === null
}

/** Who is told of a decision, and how. */
function toldWords(application: AdminApplication, status: DecidedStatus, text: Text): string {
  const { otherApprovers: count, additionalInfo, language } = application
  if (isFirstApproval(application, status)) return text('admin-applications.confirm.first', { count })
  const told = additionalInfo.email
    ? text(`admin-applications.confirm.${status}.text`, { language: languageInSentence(language, text.language) })
    : text(additionalInfo.phone ? 'admin-applications.confirm.call' : 'admin-applications.confirm.nobody')
  return status === 'withdrawn' ? `${text('admin-applications.confirm.final')} ${told}` : told
}

type CompareDecisionProps = {
  /** As it was when one began to decide. */
  readonly application: AdminApplication
  readonly theirs: AdminApplication
  readonly wanted: Partial<ApplicationChange>
  readonly isSending: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}

/** One's own decision beside what somebody else has decided meanwhile. */
function CompareDecision({ application, theirs, wanted, isSending, ...choices }: CompareDecisionProps) {
  const text = useText()
  const documentsOf = (types: AdminApplication['requestedDocuments']) =>
    types.map((type) => text(`financing.document.${type}`)).join(', ')
  return (
    <CompareVersions
      loading={isSending}
      fields={[
        {
          label: text('admin-applications.column.status'),
          mine: text(staffStatusKey(wanted.status ?? application.status)),
          theirs: text(staffStatusKey(theirs.status)),
        },
        {
          label: text('admin-applications.askAgain.document'),
          mine: documentsOf(wanted.documentType ? [wanted.documentType] : []),
          theirs: documentsOf(theirs.requestedDocuments),
        },
        {
          label: text('admin-applications.second'),
          mine: application.firstApproverName ?? '',
          theirs: theirs.firstApproverName ?? '',
        },
      ]}
      {...choices}
    />
  )
}
