import { formatLongDate } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'

/** How much came, or was given back, and when; empty of one that was only ticked. */
export function paymentWords(
  { amount, receivedOn }: Pick<AdminApplication['timeline'][number], 'amount' | 'receivedOn'>,
  { product: { currency } }: { readonly product: Pick<AdminApplication['product'], 'currency'> },
  text: Text,
): string {
  if (amount === null || receivedOn === null) return ''
  return text('admin-applications.received.on', {
    amount: onOneLine(formatMoney({ amount, currency })),
    date: formatLongDate(receivedOn, text.language),
  })
}
