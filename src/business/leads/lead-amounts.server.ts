import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { AdminLead, LeadChange } from './admin-lead.ts'
import type { EventDetails, LeadEvent } from './lead-event.ts'
import { trackOf } from './lead.ts'
import { amountSaid } from './said-amount.ts'

/** What a change of an amount adds to the history. */
type Happened = { readonly event: LeadEvent; readonly said: string; readonly details?: EventDetails }

/** What is agreed once a change is made: nothing of what is not won. */
function agreedAfter(before: AdminLead, { status = before.status, wonAmount = before.wonAmount }: LeadChange) {
  return status === 'won' ? wonAmount : null
}

export function agreedNow(before: AdminLead, change: LeadChange): Happened | undefined {
  const agreed = agreedAfter(before, change)
  if (change.wonAmount === undefined || agreed === before.wonAmount) return undefined
  return { event: 'won_amount', said: amountSaid(agreed, before.country) }
}

/** What it is expected to come to, beside what that was before. */
export function expectedNow(
  { askedAmount: was, country }: AdminLead,
  { askedAmount: now }: LeadChange,
): Happened | undefined {
  if (now === undefined || now === was) return undefined
  return {
    event: 'expected_amount',
    said: amountSaid(now, country),
    ...(was !== null && { details: { before: amountSaid(was, country) } }),
  }
}

/** What was agreed and is expected, and the day on which a customer was won: who is hired was won as none is. */
export function amountsAfter(before: AdminLead, change: LeadChange, at: Date) {
  const { askedAmount } = change
  const amounts = { wonAmount: agreedAfter(before, change), ...(askedAmount !== undefined && { amount: askedAmount }) }
  if (change.status === undefined || change.status === before.status) return amounts
  const isWon = change.status === 'won' && trackOf(before.kind) === 'sales'
  return { ...amounts, wonOn: isWon ? wallClock(at, countryTable[before.country].utcOffset).date : null }
}
