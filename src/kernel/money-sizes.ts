import type { Currency } from './money.ts'

/** Amounts that depend on what a unit of the currency is worth, in whole units of it. Staff can set all but the first and the last. */
type MoneySizes = {
  /** Of an applicant, at least: specification 2, section 9, has 300,000 in the two currencies of its countries. */
  readonly monthlyIncome: number
  /** Above this total two people approve an application. */
  readonly secondApprovalAbove: number
  /** Of a watt of a panel where the catalogue sells none; null where it does. */
  readonly panelPricePerW: number | null
  /** Of the installation of a system, at least; null where none is known. */
  readonly installationMinimum: number | null
  /** What the amounts between which the consultation asks (budget, bill, fuel) are multiplied by. */
  readonly bands: number
}

/**
 * The panel: illustrative, about the Nigerian 250 naira per W at the exchange rate, with freight. The installation: the base of a Nigerian
 * solar calculator (naija-solar-calc, November 2025), labour only; in FCFA by the exchange rate.
 */
export const moneySizes: Readonly<Record<Currency, MoneySizes>> = {
  NGN: {
    monthlyIncome: 300_000,
    secondApprovalAbove: 5_000_000,
    panelPricePerW: null,
    installationMinimum: 150_000,
    bands: 1,
  },
  XOF: {
    monthlyIncome: 300_000,
    secondApprovalAbove: 2_500_000,
    panelPricePerW: 180,
    installationMinimum: 60_000,
    bands: 1,
  },
}
