import { useText } from '#i18n/text-context.tsx'
import { formatInEuro, formatMoney, type Money } from '#kernel/money.ts'

/** What an order comes to, with what it is made of. */
export function OrderTotal({ unitPrice, quantity }: { unitPrice: Money; quantity: number }) {
  const text = useText()
  const total = { ...unitPrice, amount: unitPrice.amount * quantity }
  const euro = formatInEuro(total)
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 rounded-card bg-sand p-4">
      <dt className="text-sm text-muted">{text('leads.order.unitPrice')}</dt>
      <dd className="money text-right text-sm">{formatMoney(unitPrice)}</dd>
      <dt className="font-semibold">
        {text('leads.order.total')}
        <span className="money block text-sm font-normal text-muted">
          {text('leads.order.totalOf', { quantity, price: formatMoney(unitPrice) })}
        </span>
      </dt>
      <dd className="text-right" aria-live="polite">
        <span className="money font-display text-xl font-bold">{formatMoney(total)}</span>
        {euro && <span className="money block text-sm text-muted">{euro}</span>}
      </dd>
    </dl>
  )
}
