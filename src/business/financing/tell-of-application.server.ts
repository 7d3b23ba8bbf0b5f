import { closedDatesSince } from '#business/company/closed-days.server.ts'
import { staffMailbox } from '#business/company/settings/current-settings.server.ts'
import type { ToldQuote } from '#business/quotes/quote.ts'
import { quotePage } from '#business/quotes/quote-address.ts'
import { quotesOfIds } from '#business/quotes/read-quote.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import { applicationReference } from './application.ts'
import type { ApplicantMail, ApplicationStaffMail, DecisionMail } from './mail/mail-payloads.ts'
import { reviewDueOn } from './review-deadline.ts'
import type { ApplicationRow } from './tables.server.ts'

async function sharedProps(tx: Transaction, { now: clock, settings }: Services, application: ApplicationRow) {
  const now = clock()
  const { id, country, product, plan, quoteId, submittedAt } = application
  const { paymentSchedule: _, ...numbers } = plan
  const since = submittedAt ?? now
  const closed = await closedDatesSince(tx, [since])
  const dueOn = reviewDueOn(since, country, closed[country])
  const used = (await quotesOfIds(tx, [quoteId])).get(quoteId)
  const quote: ToldQuote | null = used ? { ...used, url: `${settings.publicUrl}${quotePage(used.key)}` } : null
  return { reference: applicationReference(id), country, product, quote, plan: numbers, reviewDueOn: dueOn }
}

/** Has staff told, once `tx` commits, that an application waits for their review. */
export async function tellStaff(
  tx: Transaction,
  services: Services,
  application: ApplicationRow,
  news: ApplicationStaffMail['news'],
): Promise<void> {
  const props: ApplicationStaffMail = {
    ...(await sharedProps(tx, services, application)),
    news,
    at: services.now().toISOString(),
    applicantLanguage: application.language,
    fullName: application.fullName ?? '',
    monthlyIncome: application.monthlyIncome ?? '',
    incomePeriod: application.incomePeriod,
    employerName: application.employerName ?? '',
    email: application.email ?? '',
    phone: application.phone ?? '',
  }
  await queueMail(tx, services, {
    template: 'application-staff',
    ...(await staffMailbox(tx, services, application.country)),
    props,
  })
}

/** Has the applicant told that we have the application, and how to follow it, if they left an address. */
export async function tellApplicant(
  tx: Transaction,
  services: Services,
  application: ApplicationRow,
  statusLink: string,
): Promise<void> {
  const { email: to, language } = application
  if (!to) return
  const props: ApplicantMail = { ...(await sharedProps(tx, services, application)), statusLink }
  await queueMail(tx, services, { template: 'application-applicant', to, language, props })
}

/** Has the applicant told, in their language, what was decided or is asked of them, if they left an address. */
export async function tellDecision(
  tx: Transaction,
  services: Services,
  application: ApplicationRow,
  decision: Pick<DecisionMail, 'status' | 'reason' | 'documentType' | 'statusLink'>,
): Promise<void> {
  const { email: to, language } = application
  if (!to) return
  const props: DecisionMail = { ...(await sharedProps(tx, services, application)), ...decision }
  await queueMail(tx, services, { template: 'application-decision', to, language, props })
}
