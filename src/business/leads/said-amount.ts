import { countryTable, type Country } from '#kernel/country.ts'
import { currencies, type Money } from '#kernel/money.ts'

/** An amount as entries of the timeline hold it, in the currency of its country: `1250000 NGN`; '' of none. */
export function amountSaid(amount: number | null, country: Country): string {
  return amount === null ? '' : `${amount} ${countryTable[country].currency}`
}

/** What {@link amountSaid} wrote; null of none. */
export function readAmountSaid(said: string): Money | null {
  const [amount, code] = said.split(' ')
  const currency = currencies.find((one) => one === code)
  return currency ? { amount: Number(amount), currency } : null
}
