import { eq, sql } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { longestKey } from '#kernel/idempotency-key.ts'
import { need, refused } from '#kernel/outcome.ts'
import { phoneKeyOf } from '#platform/phone-number.server.ts'
import { applicationReference, type ApplicationReceipt } from './application.ts'
import { digest, keyFault, newAccessKey, requestedPlan, usedQuote } from './apply-for-financing.server.ts'
import { issueStatusLink } from './status-link.server.ts'
import { startingAt } from './submit-application.server.ts'
import { financingApplications as applications, financingTimeline } from './tables.server.ts'
import { takenApplicationSchema } from './taken-application.ts'
import { tellApplicant, tellPrograms } from './tell-of-application.server.ts'

/**
 * Staff begin an application for somebody in the shop or on the phone: it is submitted, at the price of today, its plan begins, and its
 * applicant is mailed their tracking link. What they give of documents is added to it by staff. The same key is the same application.
 * Refused as {@link permit} says, as `invalid` (fields; `Idempotency-Key`: `too_long`), as `conflict` (`Idempotency-Key`: `key_reused` with another
 * body), and as {@link requestedPlan} says.
 */
export const takeApplication = staffUseCase(
  { may: 'applications.work', input: takenApplicationSchema },
  async ({ by, ...services }, taken, idempotencyKey: string | undefined): Promise<ApplicationReceipt> => {
    const { fullName, email, phone, monthlyIncome, incomePeriod, employerName, language } = taken
    if (idempotencyKey && idempotencyKey.length > longestKey) {
      need(refused('invalid', keyFault('too_long')))
    }
    const submitHash = idempotencyKey ? digest(`${by.id}\n${idempotencyKey}`) : null
    const fingerprint = digest(JSON.stringify(taken))
    const { quoteKey, ...requested } = await requestedPlan(services, taken)
    const now = services.now()
    return services.db.transaction(async (tx) => {
      if (submitHash) {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submitHash}, 0))`)
        const [earlier] = await tx.select().from(applications).where(eq(applications.submitHash, submitHash))
        if (earlier && earlier.fingerprint !== fingerprint) need(refused('conflict', keyFault('key_reused')))
        if (earlier) return receiptOf(earlier)
      }
      const row = {
        ...requested,
        plan: startingAt(now, requested),
        status: 'submitted',
        quoteId: await usedQuote(tx, services, quoteKey),
        language,
        accessKey: newAccessKey(),
        submitHash,
        fingerprint,
        fullName,
        monthlyIncome,
        incomePeriod,
        employerName,
        email: email || null,
        phone: phone || null,
        phoneKey: phoneKeyOf(phone, requested.country),
        assigneeId: by.id,
        createdAt: now,
        updatedAt: now,
        submittedAt: now,
        openedAt: now,
      } as const
      const [stored] = await tx.insert(applications).values(row).returning()
      if (!stored) throw new Error('the application was not stored')
      const { id: applicationId } = stored
      const whose = { actor: 'applicant', staffId: by.id, staffName: by.name } as const
      await tx
        .insert(financingTimeline)
        .values({ ...whose, applicationId, at: now, event: 'status', status: 'submitted' })
      const receipt = receiptOf(stored)
      const entry = {
        action: 'application.take',
        kind: 'application',
        recordId: applicationId,
        label: receipt.reference,
      }
      await recordChange(tx, by, entry, now)
      await tellPrograms(tx, 'application.submitted', stored, now)
      await tellApplicant(tx, services, stored, await issueStatusLink(tx, services, applicationId))
      return receipt
    })
  },
)

const receiptOf = ({ id, status }: Pick<typeof applications.$inferSelect, 'id' | 'status'>): ApplicationReceipt => ({
  id,
  reference: applicationReference(id),
  status,
})
