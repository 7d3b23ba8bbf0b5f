import { eq } from 'drizzle-orm'
import { need, refused } from '#kernel/outcome.ts'
import { phoneKeyOf } from '#platform/phone-number.server.ts'
import type { ApplicationChange } from './admin-application.ts'
import { undecidedStatuses } from './application-status.ts'
import type { Work } from './application-work.server.ts'
import { financingApplications as applications } from './tables.server.ts'

/**
 * Notes what comes in each month by the documents, or that this is not known; what stood there stays in the timeline. Needs an attempt
 * around it: `conflict` (`status`) once it is decided.
 */
export async function noteIncome({ tx, row, at, permitted, write }: Work, amount: number | null): Promise<void> {
  if (amount === row.incomeRead) return
  if (!undecidedStatuses.includes(row.status)) {
    return need(refused('conflict', { errors: [{ path: 'status', code: 'status_not_allowed' }] }))
  }
  const isRead = amount !== null
  await tx
    .update(applications)
    .set({
      incomeRead: amount,
      incomeReadBy: isRead ? permitted.by.name : null,
      incomeReadAt: isRead ? at : null,
      updatedAt: at,
    })
    .where(eq(applications.id, row.id))
  const inWords = (income: number | null) => income?.toString() ?? null
  await write({ event: 'income_read', staffNote: inWords(amount), firstNote: inWords(row.incomeRead) })
}

/**
 * Puts right how the applicant is reached; what stood there stays in the timeline. Needs an attempt around it: `invalid`
 * (`no_way_to_answer`) for neither phone nor email.
 */
export async function correctContact(
  { tx, row, at, write }: Work,
  { phone, email }: NonNullable<ApplicationChange['person']>,
): Promise<void> {
  if (phone === null && email === null) {
    return need(refused('invalid', { errors: [{ path: 'person.phone', code: 'no_way_to_answer' }] }))
  }
  const corrected = [
    { event: 'phone_corrected', staffNote: phone, firstNote: row.phone },
    { event: 'email_corrected', staffNote: email, firstNote: row.email },
  ] as const
  const changes = corrected.filter(({ staffNote, firstNote }) => staffNote !== firstNote)
  if (changes.length === 0) return
  await tx
    .update(applications)
    .set({ phone, email, phoneKey: phoneKeyOf(phone, row.country), updatedAt: at })
    .where(eq(applications.id, row.id))
  for (const change of changes) await write(change)
}
