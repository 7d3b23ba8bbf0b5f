import { formatLongDate, formatTimeSpan } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, type Money } from '#kernel/money.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { appointmentForm } from '../../appointment.ts'
import { consultationForm } from '../../consultation.ts'
import { messageForm } from '../../contact-message.ts'
import { jobApplicationForm } from '../../job-application.ts'
import type { LeadKind } from '../../lead.ts'
import { orderForm } from '../../order.ts'
import { slotKindOf, slotSpan } from '../../slots.ts'
import { answersIn, type Asked, type VisitorForm } from '../../visitor-form.ts'

/** What was asked, in words: a question of the form and its answer. */
export type Answer = { readonly key: string; readonly label: string; readonly value: string }

type Payload = Readonly<Record<string, unknown>>

/** A day and an hour in words; '' for a slot that we don't know. */
export function slotInWords(date: string, slot: string, text: Text): string {
  const kind = slotKindOf(slot)
  const span = kind && slotSpan(kind, slot)
  return [formatLongDate(date, text.language), span && formatTimeSpan(span, text.language)].filter(Boolean).join(', ')
}

/** Everything that a request asks, in the words of the form that it was typed into; what was left out is left out. */
export function leadAnswers(lead: Pick<AdminLead, 'kind' | 'country' | 'payload'>, text: Text): Answer[] {
  return answersByKind[lead.kind](lead, text)
}

type AskedLead = Pick<AdminLead, 'country' | 'payload'>

const answersByKind: Readonly<Record<LeadKind, (lead: AskedLead, text: Text) => Answer[]>> = {
  consultation: (lead, text) => formAnswers({ ...lead, form: consultationForm, say: text }, text),
  appointment: (lead, text) => formAnswers({ ...lead, form: appointmentForm, say: text }, text),
  job_application: (lead, text) => formAnswers({ ...lead, form: jobApplicationForm, say: text }, text),
  message: messageAnswers,
  order: orderAnswers,
}

/** Of somebody who comes from a table also where they live. */
function messageAnswers(lead: AskedLead, text: Text): Answer[] {
  const { installationAddress: where } = lead.payload
  const answers = formAnswers({ ...lead, form: messageForm, say: text }, text)
  if (typeof where !== 'string') return answers
  return [...answers, answer('installationAddress', text('admin-leads.import.field.address'), where)]
}

function formAnswers<Form extends VisitorForm>(asked: Asked<Form>, text: Text): Answer[] {
  const labels = { message: text('admin-leads.field.message') }
  return answersIn(asked, ['answer'], labels).map(({ name, label, value }) => answer(name, label, value))
}

const answer = (key: string, label: string, value: string): Answer => ({ key, label, value })

function orderAnswers({ payload, country }: AskedLead, text: Text): Answer[] {
  const { productName, order, unitPrice, total, completeTotal } = payload
  const money = (value: unknown) => (isMoney(value) ? formatMoney(value) : '')
  return [
    answer('product', text('admin-leads.field.product'), typeof productName === 'string' ? productName : ''),
    ...formAnswers({ form: orderForm, say: text, payload: (order ?? {}) as Payload, country }, text),
    answer('unitPrice', text('leads.order.unitPrice'), money(unitPrice)),
    answer('total', text('leads.order.total'), money(total)),
    answer('completeTotal', text('leads.order.total.complete'), money(completeTotal)),
  ].filter(({ value }) => value !== '')
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value
}
