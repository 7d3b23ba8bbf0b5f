import { LazyPart } from '#client/lazy.tsx'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { Spinner } from '#design/spinner.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ApplicationRequest } from '../plan-request.ts'
import { applicationWords } from './application-words.ts'
import { loadOutcome } from './lazy-application.ts'
import type { useOpening } from './use-opening.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Banner } from '#design/banner.tsx'
import type { Application } from '../application.ts'
import { documentTypes } from '../document-type.ts'
import type { Submitted } from './application-sent.tsx'
import { DocumentList } from './document-list.tsx'
import { useApplicationForm } from './use-application-form.ts'
import { useDocumentUploads } from './use-document-uploads.ts'
import { Link } from 'react-router'
import { Card } from '#design/card.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Field, FieldError } from '#design/field.tsx'
import { TextInput, type TextInputProps } from '#design/text-input.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { AnswerField } from './answer-fields.ts'
import { recallAnswers, type FieldFaults } from './application-answers.ts'

type EligibilityMainProps = {
  opening: ReturnType<typeof useOpening>
  onAnother: () => void
  onAccept: (plan: ApplicationRequest) => void
  onTalkToExpert: () => void
}

/** The form, or what stands in its place: not there yet, failed, not possible, or sent. */
export function EligibilityMain({ opening, ...choices }: EligibilityMainProps) {
  const { opened, failure, attempt, openAgain, become } = opening
  if (failure) return <ApplicationFailed onRetry={openAgain} />
  if (!opened) return <Initializing />
  if (opened.kind === 'draft') {
    return (
      <ApplicationForm
        key={`${opened.application.id} ${attempt}`}
        application={opened.application}
        onSubmitted={(submitted) => become({ kind: 'submitted', ...submitted })}
        onOutdated={openAgain}
      />
    )
  }
  return (
    <LazyPart
      load={loadOutcome}
      contexts={applicationWords}
      props={{ opened, ...choices }}
      waiting={<Initializing />}
    />
  )
}

/** The application is being found or begun. */
function Initializing() {
  const text = useText()
  return (
    <div className="grid content-start gap-4">
      <p role="status" className="flex items-center gap-3 font-semibold">
        <Spinner />
        {text('eligibility.initializing')}
      </p>
      {[1, 2, 3, 4, 5].map((slot) => (
        <Skeleton key={slot} className="h-36 w-full rounded-card" />
      ))}
    </div>
  )
}

/** It could not be begun. */
function ApplicationFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <StateBlock
      tone="error"
      title={text('eligibility.creation.title')}
      description={text('eligibility.creation.text')}
      action={
        <Button icon="refresh" onClick={onRetry}>
          {text('eligibility.retry')}
        </Button>
      }
    />
  )
}

type ApplicationFormProps = {
  application: Application
  onSubmitted: (submitted: Submitted) => void
  onOutdated: () => void
}

/** A draft being completed: documents, answers, consent, and the page's one action. */
function ApplicationForm({ application, ...happenings }: ApplicationFormProps) {
  const text = useText()
  const uploads = useDocumentUploads(application.id)
  const { received, failure, isSending, attempts, ...form } = useApplicationForm(application, uploads, happenings)
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  const count = documentTypes.filter((type) => received(type)).length
  const action = isSending ? 'submitting' : failure ? 'submit.again' : 'submit'
  return (
    <form
      ref={place}
      noValidate
      onInput={form.change}
      onSubmit={(event) => void form.submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <section aria-labelledby="documents" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="documents">{text('eligibility.documents')}</h2>
        <DocumentList
          types={documentTypes}
          uploads={uploads}
          received={received}
          faultOf={(type) => form.documentFaults[type]}
        />
      </section>
      <AnswerFields faults={form.fieldFaults} />
      {failure && (
        <Banner tone="error" title={text('eligibility.failed.title')}>
          {failure}
        </Banner>
      )}
      <div className="bottom-bar sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-white px-4 py-2.5 sm:mx-0 sm:rounded-card sm:border sm:px-6">
        <p className="min-w-0 text-sm font-semibold" role="status">
          {text('eligibility.count', { count, all: documentTypes.length })}
        </p>
        <Button type="submit" className="shrink-0" loading={isSending}>
          {text(`eligibility.${action}`)}
        </Button>
      </div>
    </form>
  )
}

/** What is typed beside the documents, and the consent. */
function AnswerFields({ faults }: { faults: FieldFaults }) {
  const text = useText()
  return (
    <>
      <Part title={text('eligibility.situation')}>
        <AnswerInput faults={faults} name="monthlyIncome" hint={text('eligibility.monthlyIncome.hint')} />
        <AnswerInput faults={faults} name="employerName" autoComplete="organization" />
      </Part>
      <Part title={text('eligibility.contact')} lead={text('eligibility.contact.why')}>
        <AnswerInput faults={faults} name="email" type="email" autoComplete="email" />
        <AnswerInput faults={faults} name="phone" type="tel" autoComplete="tel" />
      </Part>
      <Consent fault={faults['termsAccepted']} />
    </>
  )
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1 font-display text-xl font-bold">{title}</legend>
        {lead && <p className="text-muted sm:col-span-2">{lead}</p>}
        {children}
      </fieldset>
    </Card>
  )
}

type AnswerInputProps = TextInputProps & { faults: FieldFaults; name: AnswerField; hint?: string }

function AnswerInput({ faults, name, hint, ...rest }: AnswerInputProps) {
  const text = useText()
  const [typed] = useState(() => recallAnswers()[name])
  const fault = faults[name]
  return (
    <Field
      label={text(`eligibility.${name}`)}
      note={text('eligibility.optional')}
      hint={hint}
      error={fault && text(faultKey(fault))}
    >
      <TextInput
        {...rest}
        name={name}
        maxLength={300}
        enterKeyHint="next"
        defaultValue={typeof typed === 'string' ? typed : ''}
      />
    </Field>
  )
}

const codes = ['invalid_email', 'invalid_phone', 'terms_not_accepted'] as const

function faultKey(code: string): MessageKey {
  return `eligibility.error.${codes.find((name) => name === code) ?? 'too_long'}`
}

function Consent({ fault }: { fault: string | undefined }) {
  const text = useText()
  // A page that is left takes its uploads with it.
  const link = { target: '_blank', rel: 'noopener', className: 'link' }
  return (
    <div>
      <Checkbox
        name="termsAccepted"
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && 'terms-fault'}
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
      <FieldError id="terms-fault">{fault && text(faultKey(fault))}</FieldError>
    </div>
  )
}
