import { randomBytes } from 'node:crypto'
import { findProduct } from '#business/catalogue/product-queries.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { timeZoneOf } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Services } from '#platform/services.server.ts'
import { applicationReference, financedProductSchema, type ApplicationReceipt } from './application.ts'
import type { ApplicationAccess } from './application-access.ts'
import { applicationRequestSchema } from './plan-request.ts'
import { pricePlan } from './price-plan.ts'
import { financingApplications, financingTimeline } from './tables.server.ts'

const accessKeyBytes = 16

/** A draft, and what opens it: for the cookie of the browser that made it, and for nobody else. */
export type NewApplication = { readonly receipt: ApplicationReceipt; readonly access: ApplicationAccess }

/**
 * A visitor applies for a plan: stores a draft at the catalogue's price, to be completed with documents. Refuses with
 * `invalid` (fields), else as {@link pricePlan} says.
 */
export async function applyForFinancing(
  services: Services,
  request: unknown,
  about: { readonly language: Language },
): Promise<Outcome<NewApplication>> {
  const now = services.now()
  const parsed = parse(applicationRequestSchema, request)
  if (!parsed.ok) return parsed
  const { productId, country, totalAmount, monthlyPayment, ...terms } = parsed.value
  const offered = (await findProduct(services.db, productId, country)) ?? undefined
  const shown = { ...terms, price: ['totalAmount', totalAmount], monthlyPayment } as const
  const priced = pricePlan(offered, shown, wallClock(now, timeZoneOf[country]).date)
  if (!priced.ok) return priced

  const key = randomBytes(accessKeyBytes).toString('base64url')
  const id = await services.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(financingApplications)
      .values({
        country,
        language: about.language,
        product: financedProductSchema.parse(priced.value.product),
        plan: { ...terms, ...priced.value.plan },
        accessKey: key,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: financingApplications.id })
    if (!stored) throw new Error('the application was not stored')
    const begun = { at: now, actor: 'applicant', event: 'status', status: 'draft' } as const
    await tx.insert(financingTimeline).values({ ...begun, applicationId: stored.id })
    return stored.id
  })
  return done({ receipt: { id, reference: applicationReference(id), status: 'draft' }, access: { id, key } })
}
