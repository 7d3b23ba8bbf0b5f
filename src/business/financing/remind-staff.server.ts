import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import { countries, type Country } from '#kernel/country.ts'
import { staffMailbox } from '#kernel/staff-mailbox.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import { applicationReference } from './application.ts'
import type { ReminderMail } from './mail/mail-payloads.ts'
import { isReminderDue } from './review-deadline.ts'
import { financingApplications } from './tables.server.ts'

/**
 * Mails each country's staff, once for each application, those that were submitted nearly two business days ago and that
 * nobody has opened. Answers how many there were.
 */
export async function remindStaff(services: Services): Promise<number> {
  let reminded = 0
  for (const country of countries) reminded += await remindOffice(services, country)
  return reminded
}

async function remindOffice(services: Services, country: Country): Promise<number> {
  const now = services.now()
  const { id, status, openedAt, remindedAt, submittedAt } = financingApplications
  return services.db.transaction(async (tx) => {
    const unread = await tx
      .select()
      .from(financingApplications)
      .where(
        and(eq(financingApplications.country, country), eq(status, 'submitted'), isNull(openedAt), isNull(remindedAt)),
      )
      .orderBy(asc(submittedAt))
      .for('update', { skipLocked: true })
    const closed = await closedDatesSince(
      tx,
      unread.map((application) => application.submittedAt),
    )
    const due = unread.flatMap((application) => {
      const { submittedAt: since } = application
      return since && isReminderDue(since, now, country, closed[country])
        ? [{ ...application, submittedAt: since }]
        : []
    })
    if (due.length === 0) return 0
    const dueIds = due.map((application) => application.id)
    await tx.update(financingApplications).set({ remindedAt: now }).where(inArray(id, dueIds))
    const props: ReminderMail = {
      country,
      waiting: due.map(({ id: number, product: { name, nameEn }, submittedAt: since }) => ({
        reference: applicationReference(number),
        product: { name, nameEn },
        submittedAt: since.toISOString(),
      })),
    }
    await queueMail(tx, services, { template: 'application-reminder-staff', ...staffMailbox(country), props })
    return due.length
  })
}
