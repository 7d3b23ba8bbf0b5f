import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatShortDay, formatTimeSpan } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { countedProduct, type InboxLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'
import { slotKindOf, slotSpan } from '../../slots.ts'

/** The one amount of a request, where it was agreed or quoted with that word; '' of none. */
function worthInWords({ worth }: Pick<InboxLead, 'worth'>, text: Text): string {
  if (!worth) return ''
  const amount = formatMoney(worth)
  return onOneLine(worth.of === 'asked' ? amount : `${text(`admin-leads.worth.${worth.of}`)} ${amount}`)
}

/** What a request asks, on one line: its amount, which nothing may cut, its kind where it is no message, the product and how many, the slot. Nothing where all of a list ask alike. */
export function askedInShort(
  { kind, asked, ...lead }: Pick<InboxLead, 'kind' | 'asked' | 'worth'>,
  text: Text,
): string {
  return joinWithDots([
    worthInWords(lead, text),
    // A message is what most requests are.
    trackOf(kind) === 'sales' && kind !== 'message' && text(`admin-leads.kind.${kind}`),
    countedProduct(asked),
    bookedInShort(asked, text),
  ])
}

/** `mar. 24 nov., 9 h – 10 h`; '' where nothing is booked. */
export function bookedInShort({ booking }: InboxLead['asked'], text: Text): string {
  if (!booking) return ''
  const { date, slot } = booking
  const kind = slotKindOf(slot)
  const span = kind && slotSpan(kind, slot)
  return [formatShortDay(date, text.language), span && formatTimeSpan(span, text.language)].filter(Boolean).join(', ')
}
