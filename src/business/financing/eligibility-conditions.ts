/** What makes an application likely to be approved: each threshold and where it comes from. */
export const eligibilityConditions = {
  /** Whole units of the local currency a month, in every country alike. */
  monthlyIncome: { value: 300_000, source: 'Specification 2, section 9: income at least 300,000 per month' },
  /** Months that the income has come in. */
  activityMonths: { value: 6, source: 'Specification 2, section 9: activity for 6 months or more' },
  /** Percent of the income that the monthly payment stays below. */
  incomeShare: { value: 30, source: 'Specification 2, section 9: payment below 30 percent of income' },
  /** Months of bank statements that are asked for. */
  statementMonths: { value: 3, source: 'Specification 2, section 9: bank statements of the last 3 months' },
} as const
