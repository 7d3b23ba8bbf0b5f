import { useId, useRef } from 'react'
import { Banner } from '#design/banner.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Field, FieldError } from '#design/field.tsx'
import { failureOf } from '#design/form/field-errors.ts'
import { OptionalNote } from '#design/form/optional-note.tsx'
import type { useFaults } from '#design/form/use-faults.ts'
import { TextArea } from '#design/text-area.tsx'
import { languageInSentence } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import type { AdminApplication, ApplicationChange } from '../../admin-application.ts'
import { isApprovalTakenBack } from '../../application-status.ts'
import { leastReasonLength } from '../../decision-reason.ts'
import { isUnreadable } from '../../document-fault.ts'
import { documentTypes } from '../../document-type.ts'
import { moneyHeld } from '../../received-payments.ts'
import { ConcernBox, OnStatedIncome } from './concern-list.tsx'
import { mayAskAgain } from './next-decision.ts'
import { planInShort } from './plan-in-short.ts'
import { ReadyReasons, writeInto } from './ready-reasons.tsx'
import { isFirstApproval } from './second-approval.tsx'
import { decisionWord, type Decision } from './use-decision.ts'

type DecisionFieldsProps = {
  readonly application: AdminApplication
  readonly decision: Decision
  /** It is approved over something missing or odd, for a reason of ours. */
  readonly isOver: boolean
  /** What was sent before, and why it was refused. */
  readonly sent: Partial<ApplicationChange> | undefined
  readonly error: Error | null
  readonly faultOf: ReturnType<typeof useFaults>['faultOf']
}

/** What an applicant must be told the reason of. */
const saidWhy: ReadonlySet<string> = new Set(['more_info_needed', 'declined', 'reopened'])

/** What is decided on and over what, which documents are asked for, why for ourselves, and what the applicant reads. */
export function DecisionFields({ application, decision, isOver, sent, error, faultOf }: DecisionFieldsProps) {
  const text = useText()
  const { status, documentType } = decision
  const toldField = useRef<HTMLTextAreaElement>(null)
  const told = status === 'approved' ? 'message' : 'reason'
  const mustSayWhy = saidWhy.has(decisionWord(application, status))
  const failure = faultOf('status') ?? failureOf(error, text('shell.error.text'))
  return (
    <>
      {failure && <Banner tone="error" title={failure} />}
      {(status === 'approved' || status === 'declined') && (
        <p className="font-semibold wrap-anywhere">{planInShort(application, text)}</p>
      )}
      {status === 'more_info_needed' && (
        <AskedDocuments application={application} pointedAt={documentType} error={faultOf('documentType')} />
      )}
      {isOver && <Override application={application} sent={sent} error={faultOf('reason')} />}
      {status === 'approved' && <OnStatedIncome application={application} />}
      <UnopenedBefore {...{ application, status }} />
      <RefundAfter {...{ application, decision }} />
      <ReadyReasons
        language={application.language}
        status={status}
        onChoose={(words) => writeInto(toldField.current, words)}
      />
      {!isFirstApproval(application, status) && (
        <Field
          label={text(mustSayWhy ? 'admin-applications.reason' : 'admin-applications.message')}
          hint={text('admin-applications.reason.hint', {
            language: languageInSentence(application.language, text.language),
          })}
          error={faultOf(told)}
          {...(mustSayWhy ? { required: true } : { note: <OptionalNote /> })}
        >
          <TextArea ref={toldField} name={told} maxLength={2000} defaultValue={sent?.[told]} />
        </Field>
      )}
    </>
  )
}

type OverrideProps = Pick<DecisionFieldsProps, 'application' | 'sent'> & { readonly error: string | undefined }

/** The field `reason`: what is missing or odd, and why it is approved all the same. */
function Override({ application, sent, error }: OverrideProps) {
  const text = useText()
  const least = text('admin-applications.reason.least', { count: leastReasonLength })
  return (
    <>
      <ConcernBox application={application} />
      <Field
        label={text('admin-applications.override')}
        hint={`${least} ${text('admin-applications.override.hint')}`}
        error={error}
        required
      >
        <TextArea name="reason" maxLength={2000} defaultValue={sent?.reason} />
      </Field>
    </>
  )
}

/** That nobody has read what is about to be declined. */
function UnopenedBefore({ application: { concerns }, status }: Pick<DecisionFieldsProps, 'application'> & Decision) {
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

/** How much came as a down payment and is to be given back after this. */
function RefundAfter({ application, decision: { status } }: Pick<DecisionFieldsProps, 'application' | 'decision'>) {
  const text = useText()
  const { held } = moneyHeld(application, application.timeline)
  const isOver = isApprovalTakenBack(application.status, status) || status === 'declined' || status === 'withdrawn'
  if (held === 0 || !isOver) return null
  const amount = onOneLine(formatMoney({ amount: held, currency: application.product.currency }))
  return <Banner tone="info" title={text('admin-applications.refund.before', { amount })} />
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
