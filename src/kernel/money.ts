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

/** What offices begin with, in whole units, until they set it: apart, since no page of visitors carries it. */
type OfficeAmounts = {
  /** Above this total two people approve an application. */
  readonly secondApprovalAbove: number
  /** Of a watt of a panel where the catalogue sells none; null where it does. */
  readonly panelPricePerW: number | null
  /** Of the installation of a system, at least; null where none is known. */
  readonly installationMinimum: number | null
}

/**
 * The panel: illustrative, about the Nigerian 250 naira per W at the exchange rate, with freight. The installation: the base of a Nigerian
 * solar calculator (naija-solar-calc, November 2025), labour only; in FCFA by the exchange rate.
 */
export const officeAmounts: Readonly<Record<Currency, OfficeAmounts>> = {
  NGN: { secondApprovalAbove: 5_000_000, panelPricePerW: null, installationMinimum: 150_000 },
  XOF: { secondApprovalAbove: 2_500_000, panelPricePerW: 180, installationMinimum: 60_000 },
}

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
