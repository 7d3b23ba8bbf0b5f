/** What a visitor chooses: percent and months within the plan limits, and the price in whole units, at least 1. */
export type PlanTerms = {
  readonly totalAmount: number
  readonly downPaymentPercentage: number
  readonly tenureMonths: number
}
