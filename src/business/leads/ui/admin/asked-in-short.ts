import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatShortDay, formatTimeSpan } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { countedProduct, type InboxLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'
import { slotSpan, slotsOf } from '../../slots.ts'

/** What a request asks, on one line: its kind, the product and how many, the amount, the slot. Nothing where all of a list ask alike. */
export function askedInShort({ kind, asked }: Pick<InboxLead, 'kind' | 'asked'>, text: Text): string {
  const { amount } = asked
  return joinWithDots([
    trackOf(kind) === 'sales' && text(`admin-leads.kind.${kind}`),
    countedProduct(asked),
    amount && onOneLine(formatMoney(amount)),
    bookedInShort({ kind, asked }, text),
  ])
}

/** `mar. 24 nov., 9 h – 10 h`; '' where nothing is booked. */
export function bookedInShort({ kind, asked: { booking } }: Pick<InboxLead, 'kind' | 'asked'>, text: Text): string {
  if (!booking || (kind !== 'consultation' && kind !== 'appointment')) return ''
  const { date, slot } = booking
  const span = slotsOf[kind].includes(slot) ? slotSpan(kind, slot) : null
  return [formatShortDay(date, text.language), span && formatTimeSpan(span, text.language)].filter(Boolean).join(', ')
}
