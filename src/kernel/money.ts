import type { Localized } from './language.ts'

type CurrencyFacts = {
  /** How it is written after an amount. */
  readonly sign: string
  /** As within a sentence, of several. */
  readonly name: Localized
  /** Units for one euro, where the parity is fixed. */
  readonly perEuro: number | null
}

/** The currencies that we sell in, by ISO 4217 code. None has a minor unit in use. XOF: the divisor of specification 1, section 9 (the fixed parity is 655.957). */
const table = {
  NGN: { sign: '₦', name: { fr: 'nairas', en: 'naira' }, perEuro: null },
  XOF: { sign: 'FCFA', name: { fr: 'francs CFA', en: 'CFA francs' }, perEuro: 655.96 },
} as const satisfies Record<string, CurrencyFacts>

export type Currency = keyof typeof table
export const currencies = Object.keys(table) as readonly Currency[] as readonly [Currency, ...Currency[]]
export const currencyTable: Readonly<Record<Currency, CurrencyFacts>> = table

/** A whole number of units of one currency. */
export type Money = { readonly amount: number; readonly currency: Currency }

/** `1250000` -> `1 250 000`: rounded, thousands grouped by plain spaces so that the text can be searched and copied. */
export function groupThousands(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ')
}

/** `1 250 000 ₦` or `525 000 FCFA`, the same in both languages. */
export function formatMoney(money: Money): string {
  return `${groupThousands(money.amount)} ${currencyTable[money.currency].sign}`
}

/** An amount in euro, `800,35 EUR`; null for a currency without a fixed parity. */
export function formatInEuro(money: Money): string | null {
  const { perEuro } = currencyTable[money.currency]
  if (perEuro === null) return null
  const [whole, cents] = (money.amount / perEuro).toFixed(2).split('.')
  return `${groupThousands(Number(whole))},${cents} EUR`
}

/** An amount, or a date, that a line of a sentence does not part. */
export function onOneLine(words: string): string {
  return words.replaceAll(' ', '\u00a0')
}
