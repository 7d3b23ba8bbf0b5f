import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { attempt, need, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { phoneKeyOf } from '#platform/phone-number.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { StatusLink, SubmittedApplication } from './application.ts'
import type { ApplicationAccess } from './application-access.ts'
import { findOwnApplication, accessTo, lockOwnApplication } from './application-queries.server.ts'
import { changeStatus } from './application-status.ts'
import { missingDocuments } from './document-type.ts'
import { planInstalments } from './plan-instalments.ts'
import { issueStatusLink } from './status-link.server.ts'
import { submissionSchema } from './submission.ts'
import { financingApplications, financingDocuments, financingTimeline, type ApplicationRow } from './tables.server.ts'
import { tellApplicant, tellPrograms, tellStaff } from './tell-of-application.server.ts'

/**
 * The owner submits a draft: its plan starts today, staff and the applicant are told by mail. Refuses with `not_found`
 * (nobody else's), `invalid` (fields, the consent), `conflict` (it is no draft any more), `documents_missing` (member
 * `missingDocuments`: the types).
 */
export async function submitApplication(
  services: Services,
  access: readonly ApplicationAccess[],
  id: number,
  request: unknown,
): Promise<Outcome<SubmittedApplication>> {
  return attempt(async () => {
    if (!accessTo(access, id)) need(refused('not_found'))
    const { additionalInfo } = need(parse(submissionSchema, request))
    return services.db.transaction((tx) => submit(tx, services, access, id, additionalInfo))
  })
}

async function submit(
  tx: Transaction,
  services: Services,
  access: readonly ApplicationAccess[],
  id: number,
  { fullName, email, phone, ...told }: z.output<typeof submissionSchema>['additionalInfo'],
): Promise<SubmittedApplication> {
  const draft = need(await lockOwnApplication(tx, access, id))
  await needReady(tx, draft)
  const now = services.now()
  const [application] = await tx
    .update(financingApplications)
    .set({
      status: 'submitted',
      plan: startingAt(now, draft),
      ...told,
      fullName: fullName || null,
      email: email || null,
      phone: phone || null,
      phoneKey: phoneKeyOf(phone, draft.country),
      submittedAt: now,
      updatedAt: now,
    })
    .where(eq(financingApplications.id, id))
    .returning()
  if (!application) throw new Error('the application was not submitted')
  const submitted = { at: now, actor: 'applicant', event: 'status', status: 'submitted' } as const
  await tx.insert(financingTimeline).values({ ...submitted, applicationId: id })
  const statusLink = await issueStatusLink(tx, services, id)
  await tellPrograms(tx, 'application.submitted', application, now)
  await tellStaff(tx, services, application, 'submitted')
  await tellApplicant(tx, services, application, statusLink)
  return { ...need(await findOwnApplication(tx, access, id)), statusLink }
}

/**
 * Another link that opens a submitted application, for its owner whose submit lost its answer. Refuses with `not_found` (nobody
 * else's), `conflict` (a draft has none).
 */
export async function issueOwnStatusLink(
  services: Services,
  access: readonly ApplicationAccess[],
  id: number,
): Promise<Outcome<StatusLink>> {
  return attempt(async () => {
    if (!accessTo(access, id)) need(refused('not_found'))
    return services.db.transaction(async (tx) => {
      const { status } = need(await lockOwnApplication(tx, access, id))
      if (status === 'draft') need(refused('conflict'))
      return { statusLink: await issueStatusLink(tx, services, id) }
    })
  })
}

/** Needs an attempt around it: `conflict` for what is no draft any more, `documents_missing`. */
async function needReady(tx: Transaction, { id, status }: ApplicationRow): Promise<void> {
  need(changeStatus(status, 'submitted', 'applicant'))
  const present = await tx
    .select({ type: financingDocuments.type })
    .from(financingDocuments)
    .where(eq(financingDocuments.applicationId, id))
  const missing = missingDocuments(present.map(({ type }) => type))
  const errors = missing.map((type) => ({ path: type, code: 'document_missing' }))
  if (missing.length > 0) need(refused('documents_missing', { extra: { missingDocuments: missing }, errors }))
}

/** What was agreed on, its first payment due on the day of `now`: a draft may have waited for weeks. */
export function startingAt(
  now: Date,
  { plan, country }: Pick<ApplicationRow, 'country' | 'plan'>,
): ApplicationRow['plan'] {
  return { ...plan, ...planInstalments(plan, wallClock(now, countryTable[country].utcOffset).date) }
}
