import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#client/link.tsx'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { FieldError } from '#design/field.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Currency } from '#kernel/money.ts'
import { documentTypes, type DocumentType } from '../document-type.ts'
import { answerFields } from './answer-fields.ts'
import type { Answers, DocumentFaults, FieldFaults } from './application-answers.ts'
import type { ApplicationStep } from './application-steps.ts'
import type { SentFile } from './document-upload-state.ts'
import { incomeWords } from './income-words.ts'
import type { ShownUploads } from './use-document-uploads.ts'

type CheckStepProps = {
  /** Of the plan. */
  currency: Currency
  answers: Answers
  uploads: ShownUploads
  received: (type: DocumentType) => SentFile | null
  faults: FieldFaults
  documentFaults: DocumentFaults
}

/** Everything that was told and sent, each with the way back to it, and the consent. */
export function CheckStep({ currency, answers, uploads, received, faults, documentFaults }: CheckStepProps) {
  const text = useText()
  const told = answerFields.filter((field) => field !== 'incomePeriod')
  const wordsOf = (field: (typeof told)[number]) =>
    field === 'monthlyIncome' ? incomeWords(answers, currency, text) : (answers[field] ?? '').trim()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card padded={false} className="px-4 py-1.5 sm:px-6 sm:py-3">
        <dl className="divide-y divide-line">
          {told.map((field) => (
            <CheckedRow key={field} label={text(`eligibility.${field}`)} step="you" isEmpty={wordsOf(field) === ''}>
              {wordsOf(field) || text('application.check.nothing')}
            </CheckedRow>
          ))}
        </dl>
      </Card>
      <section aria-labelledby="documents">
        <h3 id="documents" className="mb-3">
          {text('eligibility.documents')}
        </h3>
        <Card padded={false} className="px-4 py-1.5 sm:px-6 sm:py-3">
          <dl className="divide-y divide-line">
            {documentTypes.map((type) => (
              <CheckedRow
                key={type}
                label={text(`financing.document.${type}`)}
                step={type}
                isEmpty={!received(type) && !uploads.slots[type]?.upload}
                isMissing={documentFaults[type] !== undefined}
              >
                <DocumentState type={type} uploads={uploads} received={received(type)} />
                <FieldError>
                  {documentFaults[type] && text(`application.upload.error.${documentFaults[type]}`)}
                </FieldError>
              </CheckedRow>
            ))}
          </dl>
        </Card>
      </section>
      <Consent isMissing={faults['termsAccepted'] !== undefined} />
    </div>
  )
}

type CheckedRowProps = {
  label: string
  /** Where it is changed. */
  step: ApplicationStep
  isEmpty: boolean
  /** Sending was tried without it. */
  isMissing?: boolean
  children: ReactNode
}

function CheckedRow({ label, step, isEmpty, isMissing, children }: CheckedRowProps) {
  const text = useText()
  const { search } = useLocation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="row-start-2 min-w-0 wrap-anywhere">{children}</dd>
      <dd className="row-span-2 self-center">
        <Link
          to={`${search}#${step}`}
          className="link inline-flex min-h-11 items-center"
          {...(isMissing && { 'data-missing': '' })}
        >
          {text(isEmpty || isMissing ? 'application.check.add' : 'application.check.change')}
          <span className="sr-only"> {label}</span>
        </Link>
      </dd>
    </div>
  )
}

function DocumentState({
  type,
  uploads,
  received,
}: { type: DocumentType } & Pick<CheckStepProps, 'uploads'> & { received: SentFile | null }) {
  const text = useText()
  const upload = uploads.slots[type]?.upload
  const name = text(`financing.document.${type}`)
  if (upload) return <>{text(`application.upload.state.${upload.state}`, { name })}</>
  if (!received) return <>{text('application.check.missing')}</>
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="leaf" icon="check">
        {text('eligibility.upload.received')}
      </Badge>
      <span className="min-w-0 truncate">{received.name}</span>
    </span>
  )
}

function Consent({ isMissing }: { isMissing: boolean }) {
  const text = useText()
  // A page that is left takes its uploads with it.
  const link = { target: '_blank', rel: 'noopener', className: 'link' }
  return (
    <div>
      <Checkbox
        name="termsAccepted"
        required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? 'terms-fault' : undefined}
        label={
          <>
            {text('eligibility.consent')}{' '}
            <Link to="/terms-of-use" {...link}>
              {text('eligibility.consent.terms')}
            </Link>{' '}
            {text('eligibility.consent.and')}{' '}
            <Link to="/privacy-policy" {...link}>
              {text('eligibility.consent.privacy')}
            </Link>
          </>
        }
      />
      <FieldError id="terms-fault">{isMissing && text('eligibility.error.terms_not_accepted')}</FieldError>
    </div>
  )
}
