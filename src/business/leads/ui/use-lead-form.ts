import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react'
import { useForm, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ProblemBody } from '#client/api-error.ts'
import { removeFromSession, keepInSession, recallFromSession } from '#client/session-store.ts'
import { useVisitor } from '#client/visitor.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import type { LeadReceipt } from '../lead.ts'
import type { VisitorForm } from '../visitor-form.ts'
import { refusalOf } from './submit-lead.ts'

type LeadResolver<Lead extends FieldValues> = Resolver<FormText, Country, Lead>

type LeadFormRules<Lead> = {
  readonly draft: FormDraft
  /** What is sent beside the fields: the product that is ordered. */
  readonly about?: object
  /** The form's schema at a moment: the one that the server reads by. */
  readonly schemaAt: (now: Date) => z.ZodMiniType<Lead>
  /** Null where it waits on this device for a network. */
  readonly send: (lead: Lead) => Promise<LeadReceipt | null>
  readonly onSent: (receipt: LeadReceipt, lead: Lead) => void
  /** It waits: what is told of it is told elsewhere. */
  readonly onWaiting: () => void
  /** What was refused once the network was back, to be corrected. */
  readonly refused?: RefusedForm | undefined
  /** Tells why nothing was sent when no field of text is to blame: in words that stay, or null when it is told elsewhere. */
  readonly explain?: (refusal: ProblemBody | null) => string | null
}

/** A form that waited on this device and was then refused. */
export type RefusedForm = {
  readonly values: Readonly<Record<string, unknown>>
  readonly problem: ProblemBody
  /** Called once it was sent again, or waits again. */
  readonly onCorrected: () => void
}

/**
 * A form that a visitor sends to the company, kept over closing and reload until it is sent. `failure` says why it was not
 * sent when no field is to blame.
 */
export function useLeadForm<Lead extends FieldValues>({
  draft,
  about,
  schemaAt,
  send,
  onSent,
  onWaiting,
  refused,
  explain,
}: LeadFormRules<Lead>) {
  const text = useText()
  const { country } = useVisitor()
  const [failure, setFailure] = useState<string | null>(null)
  const [recalled] = useState(() => (refused ? typedIn(draft.empty(), refused.values) : draft.recall()))
  const resolver: LeadResolver<Lead> = (values, itsCountry, options) => {
    // What was left empty was not answered.
    const answered = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    const asked: object = { ...answered, ...about, country: itsCountry }
    const readBySchema = standardSchemaResolver(
      schemaAt(new Date()) as z.ZodMiniType<Lead, FormText>,
    ) as unknown as LeadResolver<Lead>
    return readBySchema(asked as FormText, itsCountry, options)
  }
  const form = useForm({ defaultValues: recalled, resolver, context: country, mode: 'onTouched' })

  useEffect(() => {
    const change = ({ values, type }: { values: FormText; type?: string }) => {
      // What a form fills in by itself is no answer of the visitor's: it has no type.
      if (type) draft.keep(values)
      setFailure(null)
    }
    return form.subscribe({ formState: { values: true }, callback: change })
  }, [form, draft])

  const tellRefusal = (refusal: ProblemBody | null) => {
    const wrong = (refusal?.errors ?? []).filter(({ path }) => path in draft.empty())
    for (const [index, { path, code }] of wrong.entries())
      form.setError(path, { type: 'refused', message: code }, { shouldFocus: index === 0 })
    if (wrong.length > 0) return
    setFailure(explain ? explain(refusal) : (refusal?.detail ?? text('leads.failure.text')))
  }
  const tellFirst = useEffectEvent(() => refused && tellRefusal(refused.problem))
  useEffect(() => tellFirst(), [])
  const submit = async (event: SyntheticEvent) => {
    const sent: [LeadReceipt | null, Lead][] = []
    setFailure(null)
    await form.handleSubmit(async (lead) => {
      try {
        sent.push([await send(lead), lead])
      } catch (error) {
        if (isDeviceFull(error)) setFailure(text('leads.failure.full'))
        else tellRefusal(refusalOf(error))
      }
    })(event)
    const [first] = sent
    if (!first) return
    form.reset(draft.empty())
    draft.forget()
    refused?.onCorrected()
    const [receipt, lead] = first
    if (receipt) onSent(receipt, lead)
    else onWaiting()
  }
  return { form, failure, submit }
}

const isDeviceFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** What a form's controls hold of what was sent. */
function typedIn(empty: FormText, values: RefusedForm['values']): FormText {
  return Object.fromEntries(
    Object.entries(empty).map(([name, blank]) => {
      const value = values[name]
      return [name, typeof value === typeof blank ? (value as string | number) : blank]
    }),
  )
}

/** A form of {@link useLeadForm}, whatever it sends. */
export type LeadForm = Pick<ReturnType<typeof useLeadForm<FieldValues>>, 'failure' | 'submit'> & {
  readonly form: UseFormReturn<FormText, Country, FieldValues>
}

/** What the controls of a form hold. */
export type FormText = Record<string, string | number>

/** What was typed into a form, kept until it is sent: over closing its dialog, over a reload. */
type FormDraft = {
  /** A form without answers. */
  empty(): FormText
  recall(): FormText
  keep(values: FormText): void
  forget(): void
}

/** The draft of a form, kept under a name or not at all; what is kept of other fields, or is nothing that they hold, is left out. */
export function draftOf({ fields }: VisitorForm, kept: string | null): FormDraft {
  const name = `${kept} draft`
  const empty = (): FormText =>
    Object.fromEntries(Object.entries(fields).map(([field, { control }]) => [field, control === 'count' ? 1 : '']))
  return {
    empty,
    recall() {
      const found = kept === null ? null : recallFromSession(name)
      const values = empty()
      if (typeof found !== 'object' || found === null) return values
      for (const [field, value] of Object.entries(found)) {
        if (typeof value === 'string' && values[field] === '') values[field] = value
      }
      return values
    },
    keep: (values) => kept !== null && keepInSession(name, values),
    forget: () => kept !== null && removeFromSession(name),
  }
}
