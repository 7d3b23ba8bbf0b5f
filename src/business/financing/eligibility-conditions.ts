import type { Currency } from '#kernel/money.ts'

/** What makes an application likely to be approved: each threshold and where it comes from. */
export const eligibilityConditions = {
  /** Whole units a month, as specification 2, section 9 has them. */
  monthlyIncome: { NGN: 300_000, XOF: 300_000 } satisfies Record<Currency, number>,
  /** Months that the income has come in. */
  activityMonths: { value: 6, source: 'Specification 2, section 9: activity for 6 months or more' },
  /** Percent of the income that the monthly payment stays below. */
  incomeShare: { value: 30, source: 'Specification 2, section 9: payment below 30 percent of income' },
  /** Months of bank statements that are asked for. */
  statementMonths: { value: 3, source: 'Specification 2, section 9: bank statements of the last 3 months' },
} as const
