/** ISO 4217 codes of the currencies that we sell in. Neither has a minor unit in use. */
export type Currency = 'NGN' | 'XOF'

/** A whole number of units of one currency. */
export type Money = { readonly amount: number; readonly currency: Currency }

/** How each currency is written after an amount. */
export const currencySign: Readonly<Record<Currency, string>> = { NGN: '₦', XOF: 'FCFA' }

/** CFA francs for one euro: the divisor of specification 1, section 9 (the fixed parity is 655.957). */
const xofPerEuro = 655.96

/** `1250000` -> `1 250 000`: rounded, thousands grouped by plain spaces so that the text can be searched and copied. */
function groupThousands(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ')
}

/** `1 250 000 ₦` or `525 000 FCFA`, the same in both languages. */
export function formatMoney(money: Money): string {
  return `${groupThousands(money.amount)} ${currencySign[money.currency]}`
}

/** A CFA amount in euro, `800,35 EUR`; null for a currency without a fixed parity. */
export function formatInEuro(money: Money): string | null {
  if (money.currency !== 'XOF') return null
  const [whole, cents] = (money.amount / xofPerEuro).toFixed(2).split('.')
  return `${groupThousands(Number(whole))},${cents} EUR`
}
