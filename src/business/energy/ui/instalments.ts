/** How a total can be paid over time, without interest; the last payment takes the rounding. Whole units of the currency. */
export type Instalments = {
  /** Of the total, paid first. */
  readonly percent: number
  readonly downPayment: number
  readonly months: number
  readonly monthlyPayment: number
}

/** The plan of a total, by the rules of financing, which whoever shows the audit knows. */
export type InstalmentsOf = (totalPrice: number) => Instalments
