import { formatInEuro, formatMoney, type Money } from '#kernel/money.ts'

type SystemPriceProps = { money: Money; className?: string }

/** What a system costs in the visitor's country, also in euro where the currency is fixed to it. */
export function SystemPrice({ money, className = 'font-semibold' }: SystemPriceProps) {
  const euro = formatInEuro(money)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={`money ${className}`}>{formatMoney(money)}</span>
      {euro && <span className="money text-sm font-normal text-muted">{euro}</span>}
    </p>
  )
}
