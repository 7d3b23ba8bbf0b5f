import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#design/card.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Field, FieldError } from '#design/field.tsx'
import { TextInput, type TextInputProps } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { AnswerField } from './answer-fields.ts'
import { recallAnswers, type FieldFaults } from './application-answers.ts'

/** What is typed beside the documents, and the consent. */
export function AnswerFields({ faults }: { faults: FieldFaults }) {
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
