import type { Permitted } from '#business/accounts/staff-use-case.server.ts'
import { staffWhoMay } from '#business/accounts/staff-who-may.server.ts'
import { closedDatesSince } from '#business/company/closed-days.server.ts'
import { staffMailbox } from '#business/company/settings/current-settings.server.ts'
import type { ToldQuote } from '#business/quotes/quote.ts'
import { quotePage } from '#business/quotes/quote-address.ts'
import { quotesOfIds } from '#business/quotes/read-quote.server.ts'
import { countryTable } from '#kernel/country.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import { announce } from '#platform/webhooks/announce.server.ts'
import type { ToldApplication } from './admin-application.ts'
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

/** Has other programs told, once `tx` commits, of an application: nothing of its person. */
export async function tellPrograms(
  tx: Transaction,
  type: 'application.submitted' | 'application.decided',
  { id, status, country, language, plan, submittedAt }: ApplicationRow,
  at: Date,
): Promise<void> {
  const { totalAmount, monthlyPayment, tenureMonths } = plan
  const told = { id, reference: applicationReference(id), status, country, language }
  const numbers = { totalAmount, monthlyPayment, tenureMonths, submittedAt: submittedAt?.toISOString() ?? null }
  const data = { ...told, ...numbers } satisfies ToldApplication
  await announce(tx, { type, subject: `application ${id}`, data, at })
}

/** Has staff told, once `tx` commits, that an application waits for their review. */
export async function tellStaff(
  tx: Transaction,
  services: Services,
  application: ApplicationRow,
  news: 'submitted' | 'completed',
): Promise<void> {
  const props = { ...(await staffProps(tx, services, application)), news }
  const mailbox = await staffMailbox(tx, services, application.country, 'applicationsEmail')
  await queueMail(tx, services, { template: 'application-staff', ...mailbox, props })
}

/** Has everybody else who may approve told, once `tx` commits, that `by` approved an application that needs a second person. */
export async function tellOtherApprovers(
  tx: Transaction,
  { by, ...services }: Permitted,
  application: ApplicationRow,
): Promise<void> {
  const shared = await staffProps(tx, services, application)
  const at = application.submittedAt?.toISOString() ?? shared.at
  const props: ApplicationStaffMail = { ...shared, at, news: 'second', firstApproverName: by.name }
  const { officeLanguage } = countryTable[application.country]
  for (const { id, email: to, mailLanguage } of await staffWhoMay(tx, 'applications.decide')) {
    const language = mailLanguage ?? officeLanguage
    if (id !== by.id) await queueMail(tx, services, { template: 'application-staff', to, language, props })
  }
}

async function staffProps(
  tx: Transaction,
  services: Services,
  application: ApplicationRow,
): Promise<Omit<ApplicationStaffMail, 'news'>> {
  return {
    ...(await sharedProps(tx, services, application)),
    at: services.now().toISOString(),
    applicantLanguage: application.language,
    fullName: application.fullName ?? '',
    monthlyIncome: application.monthlyIncome ?? '',
    incomePeriod: application.incomePeriod,
    employerName: application.employerName ?? '',
    email: application.email ?? '',
    phone: application.phone ?? '',
  }
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
  decision: Pick<DecisionMail, 'status' | 'reason' | 'documentTypes' | 'statusLink'>,
): Promise<void> {
  const { email: to, language } = application
  if (!to) return
  const props: DecisionMail = { ...(await sharedProps(tx, services, application)), ...decision }
  await queueMail(tx, services, { template: 'application-decision', to, language, props })
}
