/** What the sliders of the simulator offer and the server accepts (specification 2, sections 5 and 9). */
export const planLimits = {
  /** Percent of the price. */
  downPayment: { min: 10, max: 80, step: 5, default: 30 },
  /** Months after the down payment; 0 is paying in full. */
  tenure: { min: 0, max: 24, step: 1, default: 12 },
} as const

/** What the simulator starts with; of a total, the plan that is told beside prices. */
export const startingTerms = {
  downPaymentPercentage: planLimits.downPayment.default,
  tenureMonths: planLimits.tenure.default,
} as const
