import { staffMailbox } from '#kernel/staff-mailbox.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import { applicationReference } from './application.ts'
import type { ApplicantMail, ApplicationStaffMail, DecisionMail } from './mail/mail-payloads.ts'
import { reviewDueOn } from './review-deadline.ts'
import type { ApplicationRow } from './tables.server.ts'

function sharedProps({ id, country, product, plan, submittedAt }: ApplicationRow, now: Date) {
  const { paymentSchedule: _, ...numbers } = plan
  const reference = applicationReference(id)
  return { reference, country, product, plan: numbers, reviewDueOn: reviewDueOn(submittedAt ?? now, country) }
}

/** Has staff told, once `tx` commits, that an application waits for their review. */
export async function tellStaff(
  tx: Transaction,
  services: Services,
  application: ApplicationRow,
  news: ApplicationStaffMail['news'],
): Promise<void> {
  const now = services.now()
  const props: ApplicationStaffMail = {
    ...sharedProps(application, now),
    news,
    at: now.toISOString(),
    applicantLanguage: application.language,
    monthlyIncome: application.monthlyIncome ?? '',
    employerName: application.employerName ?? '',
    email: application.email ?? '',
    phone: application.phone ?? '',
  }
  await queueMail(tx, services, { template: 'application-staff', ...staffMailbox(application.country), props })
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
  const props: ApplicantMail = { ...sharedProps(application, services.now()), statusLink }
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
  const props: DecisionMail = { ...sharedProps(application, services.now()), ...decision }
  await queueMail(tx, services, { template: 'application-decision', to, language, props })
}
