import { randomBytes } from 'node:crypto'
import type { Language } from '#kernel/language.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import type { Services } from '#platform/services.server.ts'
import { applicationReference, type ApplicationReceipt } from './application.ts'
import type { ApplicationAccess } from './application-access.ts'
import { requestedPlan } from './requested-plan.server.ts'
import { financingApplications, financingTimeline } from './tables.server.ts'

const accessKeyBytes = 16

/** A draft, and what opens it: for the cookie of the browser that made it, and for nobody else. */
export type NewApplication = { readonly receipt: ApplicationReceipt; readonly access: ApplicationAccess }

/**
 * A visitor applies for a plan: stores a draft at the catalogue's price, to be completed with documents. Refuses as
 * {@link requestedPlan} does.
 */
export async function applyForFinancing(
  services: Services,
  request: unknown,
  { language }: { readonly language: Language },
): Promise<Outcome<NewApplication>> {
  const now = services.now()
  const requested = await requestedPlan(services, request)
  if (!requested.ok) return requested
  const accessKey = randomBytes(accessKeyBytes).toString('base64url')

  return services.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(financingApplications)
      .values({ ...requested.value, language, accessKey, createdAt: now, updatedAt: now })
      .returning({ id: financingApplications.id })
    if (!stored) throw new Error('the application was not stored')
    const { id } = stored
    const begun = { at: now, actor: 'applicant', event: 'status', status: 'draft' } as const
    await tx.insert(financingTimeline).values({ ...begun, applicationId: id })
    const receipt = { id, reference: applicationReference(id), status: 'draft' } as const
    return done({ receipt, access: { id, key: accessKey } })
  })
}
