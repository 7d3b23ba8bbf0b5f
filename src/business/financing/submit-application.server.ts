import { eq } from 'drizzle-orm'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { SubmittedApplication } from './application.ts'
import type { ApplicationAccess } from './application-access.ts'
import { findOwnApplication } from './application-queries.server.ts'
import { changeStatus } from './application-status.ts'
import { missingDocuments } from './document-type.ts'
import { planInstalments } from './instalment-plan.ts'
import { accessTo, lockOwnApplication } from './own-application.server.ts'
import { issueStatusLink } from './status-link.server.ts'
import { submissionSchema } from './submission.ts'
import { financingApplications, financingDocuments, financingTimeline, type ApplicationRow } from './tables.server.ts'
import { tellApplicant, tellStaff } from './tell-of-application.server.ts'

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
  if (!accessTo(access, id)) return refused('not_found')
  const parsed = parse(submissionSchema, request)
  if (!parsed.ok) return parsed
  const { monthlyIncome, employerName, email, phone } = parsed.value.additionalInfo

  return services.db.transaction(async (tx) => {
    const locked = await lockOwnApplication(tx, access, id)
    if (!locked.ok) return locked
    const ready = await readiness(tx, locked.value)
    if (!ready.ok) return ready

    const now = services.now()
    const [application] = await tx
      .update(financingApplications)
      .set({
        status: 'submitted',
        plan: startingAt(now, locked.value),
        monthlyIncome,
        employerName,
        email: email || null,
        phone: phone || null,
        submittedAt: now,
        updatedAt: now,
      })
      .where(eq(financingApplications.id, id))
      .returning()
    if (!application) throw new Error('the application was not submitted')
    const submitted = { at: now, actor: 'applicant', event: 'status', status: 'submitted' } as const
    await tx.insert(financingTimeline).values({ ...submitted, applicationId: id })
    const statusLink = await issueStatusLink(tx, services, id)
    await tellStaff(tx, services, application, 'submitted')
    await tellApplicant(tx, services, application, statusLink)
    const answer = await findOwnApplication(tx, access, id)
    return answer.ok ? done({ ...answer.value, statusLink }) : answer
  })
}

async function readiness(tx: Transaction, { id, status }: ApplicationRow): Promise<Outcome<unknown>> {
  const change = changeStatus(status, 'submitted', 'applicant')
  if (!change.ok) return change
  const present = await tx
    .select({ type: financingDocuments.type })
    .from(financingDocuments)
    .where(eq(financingDocuments.applicationId, id))
  const missing = missingDocuments(present.map(({ type }) => type))
  if (missing.length === 0) return done(null)
  return refused('documents_missing', {
    extra: { missingDocuments: missing },
    errors: missing.map((type) => ({ path: type, code: 'document_missing' })),
  })
}

/** What was agreed on, its first payment due on the day of `now`: a draft may have waited for weeks. */
function startingAt(now: Date, { plan, country }: ApplicationRow): ApplicationRow['plan'] {
  return { ...plan, ...planInstalments(plan, wallClock(now, countryTable[country].timeZone).date) }
}
