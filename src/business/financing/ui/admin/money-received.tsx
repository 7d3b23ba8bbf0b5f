import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { moneyHeld } from '../../received-payments.ts'
import { receiptAddress } from './application-review-query.ts'
import { CorrectPayment, RefundButton } from './down-payment.tsx'
import { owedKeyOf, paymentWords } from './payment-words.ts'

/** What came of a down payment and what was given back, each part to be put right, and what is still to come or to be given back. */
export function MoneyReceived({ application }: { readonly application: AdminApplication }) {
  const text = useText()
  const { payments, refunds, remaining, toRefund } = moneyHeld(application, application.timeline)
  if (payments.length === 0) return null
  const money = (amount: number) => onOneLine(formatMoney({ amount, currency: application.product.currency }))
  return (
    <div className="grid gap-2">
      {toRefund > 0 && (
        <Banner tone="info" title={text(owedKeyOf(application), { amount: money(toRefund) })}>
          <RefundButton application={application} />
        </Banner>
      )}
      <ul className="grid gap-2">
        {[...payments, ...refunds].map((noted) => (
          <li key={noted.id} className="flex items-start gap-3">
            <Icon name="check-circle" className="mt-0.5 size-5 shrink-0 text-leaf" />
            <div className="min-w-0 grow wrap-anywhere">
              <span className="font-semibold">
                {text(
                  refunds.includes(noted)
                    ? 'admin-applications.timeline.down_payment_refunded'
                    : 'admin-applications.timeline.down_payment_received',
                )}
              </span>{' '}
              {paymentWords(noted, application, text)}
              {noted.staffNote && <span className="block whitespace-pre-line text-muted">{noted.staffNote}</span>}
              <div className="mt-1 flex flex-wrap gap-2 print:hidden">
                <CorrectPayment {...{ application, noted }} />
                {noted.amount !== null && (
                  <Button asChild tone="secondary" size="sm" icon="download">
                    <a href={receiptAddress(application.id, noted.id)} download>
                      {text('admin-applications.receipt.print')}
                    </a>
                  </Button>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {application.status === 'approved' && remaining > 0 && (
        <p className="font-semibold text-clay-deep">
          {text('admin-applications.received.remaining', { amount: money(remaining) })}
        </p>
      )}
    </div>
  )
}
