import type { Currency } from '#kernel/money.ts'

/** Whole units above which two people approve an application. */
export const secondOpinionAbove: Readonly<Record<Currency, number>> = { NGN: 5_000_000, XOF: 2_500_000 }

/** Whether an application over an amount needs a second person. */
export function needsSecondOpinion(totalAmount: number, currency: Currency): boolean {
  return totalAmount > secondOpinionAbove[currency]
}
