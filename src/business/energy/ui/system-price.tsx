import { formatInEuro, formatMoney } from '#kernel/money.ts'
import type { ProductSummary } from '#business/catalogue/product-summary.ts'

type SystemPriceProps = { system: Pick<ProductSummary, 'price' | 'currency'>; className?: string }

/** What a system costs in the visitor's country, also in euro where the currency is fixed to it. */
export function SystemPrice({ system: { price, currency }, className = '' }: SystemPriceProps) {
  const euro = formatInEuro({ amount: price, currency })
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={`money font-semibold ${className}`}>{formatMoney({ amount: price, currency })}</span>
      {euro && <span className="money text-sm text-muted">{euro}</span>}
    </p>
  )
}
