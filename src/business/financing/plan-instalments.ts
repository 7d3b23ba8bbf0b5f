import { addMonths, type CalendarDate } from '#kernel/calendar-date.ts'
import { downPaymentOf, monthlyPaymentOf } from './down-payment.ts'
import type { InstalmentPlan, ScheduleRow } from './instalment-plan.ts'
import type { PlanTerms } from './plan-terms.ts'

/**
 * The plan without interest that starts on `start`: down payment = total x percent / 100 and monthly payment = rest / months,
 * both rounded to the nearest unit (halves up); the last instalment takes the rounding, so that the rows sum to the total.
 * Instalment n is due n months after the start, on the last day of a month that is shorter. No months: one row, the whole.
 *
 * No row is ever zero or negative, however small the total: the down payment is at least one unit; where fewer units
 * than months are left there is one instalment a unit, and where rounding up would leave nothing for the last
 * instalment (which takes a rest of under half the square of the months) the monthly payment is rounded down.
 */
export function planInstalments(terms: PlanTerms, start: CalendarDate): InstalmentPlan {
  const { totalAmount } = terms
  const downPayment = downPaymentOf(terms)
  const rest = totalAmount - downPayment
  const { monthlyPayment, instalments } = monthlyPaymentOf(terms)
  return { downPayment, monthlyPayment, totalAmount, paymentSchedule: schedule() }

  function schedule(): ScheduleRow[] {
    const rows = [{ paymentNumber: 0, dueDate: start, amount: downPayment, remainingBalance: rest }]
    for (let paymentNumber = 1, balance = rest; paymentNumber <= instalments; paymentNumber++) {
      const amount = paymentNumber === instalments ? balance : monthlyPayment
      balance -= amount
      rows.push({ paymentNumber, dueDate: addMonths(start, paymentNumber), amount, remainingBalance: balance })
    }
    return rows
  }
}
