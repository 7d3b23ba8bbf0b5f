import { formatInEuro, formatMoney, type Money } from '#kernel/money.ts'

/** An amount of money, also in euro where the currency is fixed to it. */
export function Amount({ amount, currency }: Money) {
  const euro = formatInEuro({ amount, currency })
  return (
    <>
      <span className="money">{formatMoney({ amount, currency })}</span>
      {euro && <span className="money block text-sm font-normal text-muted">{euro}</span>}
    </>
  )
}
