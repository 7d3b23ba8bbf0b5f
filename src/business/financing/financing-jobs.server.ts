import type { Queue } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'
import { removeOldDrafts } from './remove-applications.server.ts'
import { removeOldUploads } from './upload-parts.server.ts'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countries, countryTable, type Country } from '#kernel/country.ts'
import { staffMailbox } from '#business/company/settings/current-settings.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { applicationReference } from './application.ts'
import type { OverdueMail, ReminderMail } from './mail/mail-payloads.ts'
import { overdueApplications } from './review-applications.server.ts'
import { isReminderDue } from './review-deadline.ts'
import { financingApplications } from './tables.server.ts'

const retries = { retryLimit: 5, retryDelay: 30, retryDelayMax: 600, expireInSeconds: 600 }

/** Deletes old drafts, and uploads that nobody finished. */
export const retentionQueue: Queue<object> = { name: 'financing-retention', ...retries }
const reminderQueue: Queue<object> = { name: 'financing-reminders', ...retries }
const overdueQueue: Queue<object> = { name: 'financing-overdue', ...retries }

/** Every night, and every quarter of an hour of the offices' day, in UTC: Ouagadougou's clock, an hour behind Lagos. */
const nightly = '17 2 * * *'
const inOfficeHours = '*/15 7-17 * * 1-5'
/** On the mornings on which offices work, in UTC. */
const inTheMorning = '0 6 * * 1-5'

/** Looks after applications from now on: old drafts go, staff are reminded. For a process whose jobs have started. */
export async function startFinancingJobs(services: Services): Promise<void> {
  const { jobs, log } = services
  await jobs.work(retentionQueue, async () => {
    const drafts = await removeOldDrafts(services)
    const uploads = await removeOldUploads(services)
    if (drafts > 0) log.info({ drafts }, 'old financing drafts were deleted')
    if (uploads > 0) log.info({ uploads }, 'uploads that nobody finished were deleted')
  })
  await jobs.work(reminderQueue, async () => {
    const applications = await remindStaff(services)
    if (applications > 0) log.info({ applications }, 'staff were reminded of financing applications')
  })
  await jobs.work(overdueQueue, async () => {
    const applications = await tellOverdue(services)
    if (applications > 0) log.info({ applications }, 'staff were told of overdue financing applications')
  })
  await jobs.schedule(retentionQueue, nightly, {})
  await jobs.schedule(reminderQueue, inOfficeHours, {})
  await jobs.schedule(overdueQueue, inTheMorning, {})
}

/**
 * Mails each country's staff, once a day and not on a day on which their office is closed, the applications whose promised day is past.
 * Answers how many there were.
 */
export async function tellOverdue(services: Services): Promise<number> {
  const now = services.now()
  let told = 0
  for (const country of countries) {
    const today = wallClock(now, countryTable[country].utcOffset).date
    told += await services.db.transaction(async (tx) => {
      const { [country]: closed } = await closedDatesSince(tx, [now])
      if (closed.includes(today)) return 0
      const overdue = await overdueApplications(tx, country, now)
      if (overdue.length === 0) return 0
      const props: OverdueMail = {
        country,
        overdue: overdue.map(({ reference, fullName, product: { name, nameEn }, reviewDueOn, assigneeName }) => ({
          reference,
          fullName: fullName ?? '',
          product: { name, nameEn },
          dueOn: reviewDueOn ?? today,
          owner: assigneeName ?? '',
        })),
      }
      await queueMail(tx, services, {
        template: 'application-overdue-staff',
        ...(await staffMailbox(tx, services, country, 'applicationsEmail')),
        props,
        idempotencyKey: `overdue-applications ${country} ${today}`,
      })
      return overdue.length
    })
  }
  return told
}

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
    await queueMail(tx, services, {
      template: 'application-reminder-staff',
      ...(await staffMailbox(tx, services, country, 'applicationsEmail')),
      props,
    })
    return due.length
  })
}
