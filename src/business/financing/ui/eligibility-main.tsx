import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Link } from '#client/link.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { ProgressBar } from '#design/progress-bar.tsx'
import { Select } from '#design/select.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { Spinner } from '#design/spinner.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput, type TextInputProps } from '#design/text-input.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { readAmount } from '#kernel/read-amount.ts'
import type { Application } from '../application.ts'
import type { ApplicationRequest } from '../plan-request.ts'
import { incomePeriods, monthlyIncomeOf } from '../income-period.ts'
import type { AnswerField } from './answer-fields.ts'
import { ApplicationOutcome } from './application-outcome.tsx'
import { recallAnswers, type Answers, type FieldFaults } from './application-answers.ts'
import type { Submitted } from './application-sent.tsx'
import { applicationSteps, useApplicationStep } from './application-steps.ts'
import { CheckStep } from './check-step.tsx'
import { DocumentStep } from './document-step.tsx'
import { DocumentsToPrepare } from './documents-to-prepare.tsx'
import { isUnderway } from './is-underway.ts'
import { IncomeAnswer } from './income-answer.tsx'
import { StepBar } from './step-bar.tsx'
import { useApplicationForm } from './use-application-form.ts'
import { useDocumentUploads } from './use-document-uploads.ts'
import type { useOpening } from './use-opening.ts'

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
  return <ApplicationOutcome opened={opened} {...choices} />
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
      <Skeleton className="h-160 w-full rounded-card" />
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

/** A draft being completed, one thing a screen: who applies, each document, then all of it to be checked and sent. */
function ApplicationForm({ application, ...happenings }: ApplicationFormProps) {
  const text = useText()
  const uploads = useDocumentUploads(application.id)
  const titleId = useId()
  const { step, index, goTo, search } = useApplicationStep()
  const form = useApplicationForm(application, uploads, { step, goTo }, happenings)
  const { received, failure, isSending, attempts, documentFaults } = form
  const place = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ step, attempts })
  useEffect(() => {
    const before = shown.current
    shown.current = { step, attempts }
    if (before.step === step && before.attempts === attempts) return
    if (before.step !== step) place.current?.scrollIntoView()
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing]')
    const target = before.attempts === attempts ? title.current : (wrong ?? title.current)
    target?.focus({ preventScroll: target === title.current })
  }, [step, attempts])
  const previous = applicationSteps[index - 1]
  return (
    <form
      ref={place}
      noValidate
      onInput={form.change}
      onSubmit={(event) => void form.submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-6"
    >
      {step !== 'you' && <PlanLine application={application} />}
      <header className="grid gap-2">
        {previous && (
          <Link
            to={`${search}#${previous}`}
            className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start"
          >
            <Icon name="arrow-left" className="size-4" />
            {text('eligibility.back')}
          </Link>
        )}
        <ProgressBar
          value={index + 1}
          max={applicationSteps.length}
          label={text('eligibility.steps')}
          valueText={text('eligibility.step', { step: index + 1, all: applicationSteps.length })}
        />
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-card outline-none">
          {text(step === 'you' || step === 'check' ? `eligibility.step.${step}` : `financing.document.${step}`)}
        </h2>
      </header>
      <AnswerFields
        isShown={step === 'you'}
        faults={form.fieldFaults}
        answers={form.answers}
        application={application}
      />
      {step === 'check' && (
        <CheckStep
          currency={application.product.currency}
          answers={form.answers}
          uploads={uploads}
          received={received}
          faults={form.fieldFaults}
          documentFaults={documentFaults}
        />
      )}
      {step !== 'you' && step !== 'check' && (
        <DocumentStep
          key={step}
          type={step}
          labelledBy={titleId}
          uploads={uploads}
          received={received(step)}
          fault={documentFaults[step]}
        />
      )}
      {failure && (
        <Banner tone="error" title={text('eligibility.failed.title')}>
          {failure}
        </Banner>
      )}
      <StepBar
        step={step}
        application={application}
        received={received}
        isChosen={step !== 'you' && step !== 'check' && isUnderway(uploads.slots[step])}
        isAgain={failure !== null}
        isSending={isSending}
      />
    </form>
  )
}

/** On a phone, above the form: what is applied for, whose figures stand below it. In the first step the bar tells it. */
function PlanLine({ application: { product, monthlyPayment, totalAmount } }: { application: Application }) {
  const text = useText()
  const amount = onOneLine(formatMoney({ amount: monthlyPayment || totalAmount, currency: product.currency }))
  return (
    <p className="-mb-3 text-sm lg:hidden">
      <strong>{nameIn(product, text.language)}</strong>{' '}
      <span className="inline-block">{monthlyPayment > 0 ? text('eligibility.bar.monthly', { amount }) : amount}</span>
    </p>
  )
}

type AnswerFieldsProps = { isShown: boolean; faults: FieldFaults; answers: Answers; application: Application }

/** Who applies and what they earn. It stays while others are shown: it is the form's memory. */
function AnswerFields({ isShown, faults, answers, application }: AnswerFieldsProps) {
  const text = useText()
  const amount = readAmount(answers['monthlyIncome'] ?? '')
  const period = incomePeriods.find((each) => each === answers['incomePeriod']) ?? 'month'
  return (
    <div className="grid gap-6" hidden={!isShown}>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="text-h4 mb-1 font-display font-bold">{text('eligibility.contact')}</legend>
        <p className="text-muted sm:col-span-2">{text('eligibility.contact.why')}</p>
        <AnswerInput faults={faults} name="fullName" autoComplete="name" className="sm:col-span-2" />
        <AnswerInput faults={faults} name="phone" type="tel" autoComplete="tel" />
        <AnswerInput faults={faults} name="email" type="email" autoComplete="email" />
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="text-h4 mb-1 font-display font-bold">{text('eligibility.situation')}</legend>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <AnswerInput
            faults={faults}
            name="monthlyIncome"
            isOptional
            hint={text('eligibility.monthlyIncome.hint')}
            inputMode="numeric"
          />
          <Field label={text('eligibility.incomePeriod')} hideLabel className="pt-7">
            <Select
              name="incomePeriod"
              defaultValue={period}
              options={incomePeriods.map((value) => ({ value, label: text(`eligibility.incomePeriod.${value}`) }))}
            />
          </Field>
        </div>
        <AnswerInput faults={faults} name="employerName" isOptional autoComplete="organization" />
        {amount !== null && amount > 0 && (
          <div className="sm:col-span-2">
            <IncomeAnswer application={application} income={monthlyIncomeOf(amount, period)} />
          </div>
        )}
      </fieldset>
      <DocumentsToPrepare />
    </div>
  )
}

type AnswerInputProps = TextInputProps & {
  faults: FieldFaults
  name: AnswerField
  hint?: ReactNode
  isOptional?: boolean
}

function AnswerInput({ faults, name, hint, isOptional, className = '', ...rest }: AnswerInputProps) {
  const text = useText()
  const [typed] = useState(() => recallAnswers()[name])
  const fault = faults[name]
  return (
    <Field
      label={text(`eligibility.${name}`)}
      note={isOptional && text('eligibility.optional')}
      hint={hint}
      error={fault && text(faultKey(fault))}
      className={className}
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

const codes = ['name_missing', 'contact_missing', 'not_an_amount', 'invalid_email', 'invalid_phone'] as const

function faultKey(code: string): MessageKey {
  return `eligibility.error.${codes.find((name) => name === code) ?? 'too_long'}`
}
