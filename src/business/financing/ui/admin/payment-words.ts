import { formatLongDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'

type Paid = Pick<AdminApplication['timeline'][number], 'amount' | 'receivedOn' | 'means' | 'reference'>

/** What the sum to be given back is called: of what stays approved it is what came over the down payment. */
export const owedKeyOf = ({ status }: Pick<AdminApplication, 'status'>) =>
  status === 'approved' ? 'admin-applications.overpaid.sum' : 'admin-applications.refund.sum'

/** How much came, or was given back, when, how and under which reference; empty of one that was only ticked. */
export function paymentWords(
  { amount, receivedOn, means, reference }: Paid,
  { product: { currency } }: { readonly product: Pick<AdminApplication['product'], 'currency'> },
  text: Text,
): string {
  if (amount === null || receivedOn === null) return ''
  return joinWithDots([
    text('admin-applications.received.on', {
      amount: onOneLine(formatMoney({ amount, currency })),
      date: formatLongDate(receivedOn, text.language),
    }),
    means && text(`admin-applications.means.${means}`),
    reference,
  ])
}
