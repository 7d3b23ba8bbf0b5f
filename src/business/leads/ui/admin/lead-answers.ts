import { formatLongDate, formatTimeSpan } from '#i18n/format.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { Text } from '#i18n/text.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { currencyTable, formatMoney, type Money } from '#kernel/money.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { slotSpan, slotsOf, type SlotKind } from '../../slots.ts'

/** What was asked, in words: a question of the form and its answer. */
export type Answer = { readonly key: string; readonly label: string; readonly value: string }

type Payload = Readonly<Record<string, unknown>>

const labels = {
  installationAddress: 'leads.consultation.label.installationAddress',
  electricitySpend: 'leads.consultation.label.electricitySpend',
  fuelSpend: 'leads.consultation.label.fuelSpend',
  budgetedCost: 'leads.consultation.label.budgetedCost',
  purchaseTimeline: 'leads.consultation.label.purchaseTimeline',
  hearAboutUs: 'leads.consultation.label.hearAboutUs',
  message: 'admin-leads.field.message',
} as const satisfies Readonly<Record<string, MessageKey>>

const chosen = new Set(['electricitySpend', 'fuelSpend', 'budgetedCost', 'purchaseTimeline', 'hearAboutUs'])

/** A day and an hour in words; '' for a slot that we don't know. */
export function slotInWords(kind: SlotKind, date: string, slot: string, text: Text): string {
  const span = slotsOf[kind].includes(slot) ? slotSpan(kind, slot) : null
  return [formatLongDate(date, text.language), span && formatTimeSpan(span, text.language)].filter(Boolean).join(', ')
}

/** Everything that a request asks, in the words of the form that it was typed into; what was left out is left out. */
export function leadAnswers(lead: Pick<AdminLead, 'kind' | 'country' | 'payload' | 'booking'>, text: Text): Answer[] {
  const { kind, country, payload, booking } = lead
  const booked =
    booking && (kind === 'consultation' || kind === 'appointment')
      ? [answer('booking', text('admin-leads.field.booking'), slotInWords(kind, booking.date, booking.slot, text))]
      : []
  return [...booked, ...(kind === 'order' ? orderAnswers(payload, text) : formAnswers(payload, country, text))]
}

const answer = (key: string, label: string, value: string): Answer => ({ key, label, value })
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function orderAnswers({ productName, order, unitPrice, total }: Payload, text: Text): Answer[] {
  const { quantity } = (order ?? {}) as Payload
  const money = (value: unknown) => (isMoney(value) ? formatMoney(value) : '')
  return [
    answer('product', text('admin-leads.field.product'), textOf(productName)),
    answer('quantity', text('leads.order.label.quantity'), typeof quantity === 'number' ? String(quantity) : ''),
    answer('unitPrice', text('leads.order.unitPrice'), money(unitPrice)),
    answer('total', text('leads.order.total'), money(total)),
  ].filter(({ value }) => value !== '')
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value
}

function formAnswers(payload: Payload, country: Country, text: Text): Answer[] {
  const place = textOf(payload['state'])
  const placeLabel = text(`leads.consultation.label.${countryTable[country].placeKind}`)
  const currency = currencyTable[countryTable[country].currency].sign
  const typed = Object.entries(labels).map(([name, label]) => {
    const value = textOf(payload[name])
    const words = chosen.has(name) && value ? text(`leads.${name}.${value}` as MessageKey, { currency }) : value
    return answer(name, text(label), words)
  })
  const where = place ? [answer('state', placeLabel, text(`leads.place.${place}` as MessageKey))] : []
  return [...where, ...typed].filter(({ value }) => value !== '')
}
