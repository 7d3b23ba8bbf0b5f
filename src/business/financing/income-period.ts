/** What an income is told of. */
export const incomePeriods = ['month', 'year'] as const
export type IncomePeriod = (typeof incomePeriods)[number]

const monthsOf: Readonly<Record<IncomePeriod, number>> = { month: 1, year: 12 }

/** What an amount that comes in each period is each month, in whole units, never more than there is. */
export const monthlyIncomeOf = (amount: number, period: IncomePeriod): number => Math.floor(amount / monthsOf[period])
