import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#design/card.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Field, FieldError } from '#design/field.tsx'
import { TextInput, type TextInputProps } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { AnswerField } from './application-answers.ts'
import { warmSubmission } from './late-application.ts'
import type { ApplicationFormState } from './use-application-form.ts'

/** What is typed beside the documents, and the consent. */
export function AnswerFields({ form }: { form: ApplicationFormState }) {
  const text = useText()
  return (
    <>
      <Part title={text('eligibility.situation')}>
        <AnswerInput form={form} name="monthlyIncome" hint="eligibility.monthlyIncome.hint" />
        <AnswerInput form={form} name="employerName" hint="eligibility.employerName.hint" autoComplete="organization" />
      </Part>
      <Part title={text('eligibility.contact')} lead={text('eligibility.contact.why')}>
        <AnswerInput form={form} name="email" type="email" inputMode="email" autoComplete="email" />
        <AnswerInput form={form} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
      </Part>
      <Consent form={form} />
    </>
  )
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="font-display text-xl font-bold">{title}</legend>
        {lead && <p className="text-muted sm:col-span-2">{lead}</p>}
        {children}
      </fieldset>
    </Card>
  )
}

type AnswerInputProps = Omit<TextInputProps, 'form'> & {
  form: ApplicationFormState
  name: AnswerField
  hint?: MessageKey
}

function AnswerInput({ form, name, hint, ...rest }: AnswerInputProps) {
  const text = useText()
  const fault = form.fieldFaults[name]
  return (
    <Field
      label={text(`eligibility.${name}`)}
      note={text('eligibility.optional')}
      hint={hint && text(hint)}
      error={fault && text(faultKey(fault))}
    >
      <TextInput
        {...rest}
        name={name}
        maxLength={300}
        enterKeyHint="next"
        value={form.answers[name]}
        onFocus={() => warmSubmission(text.language)}
        onChange={({ currentTarget }) => form.answer(name, currentTarget.value)}
      />
    </Field>
  )
}

const fieldFaults = ['too_long', 'invalid_email', 'invalid_phone', 'terms_not_accepted'] as const

function faultKey(code: string): MessageKey {
  return `eligibility.error.${fieldFaults.find((name) => name === code) ?? 'invalid'}`
}

function Consent({ form }: { form: ApplicationFormState }) {
  const text = useText()
  const fault = form.fieldFaults.termsAccepted
  // A page that is left takes its uploads with it.
  const link = { target: '_blank', rel: 'noopener', className: 'link' }
  return (
    <div>
      <Checkbox
        name="termsAccepted"
        required
        checked={form.answers.termsAccepted}
        onFocus={() => warmSubmission(text.language)}
        onChange={({ currentTarget }) => form.answer('termsAccepted', currentTarget.checked)}
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
            {text('eligibility.consent.end')}
          </>
        }
      />
      <FieldError id="terms-fault">{fault && text(faultKey(fault))}</FieldError>
    </div>
  )
}
