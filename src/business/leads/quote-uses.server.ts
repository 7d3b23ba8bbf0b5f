import { desc, eq, or } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { applicationReference } from '#business/financing/application.ts'
import { financingApplications } from '#business/financing/tables.server.ts'
import type { QuoteUse } from '#business/quotes/admin-quote.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { leadReference } from './lead.ts'
import { leads } from './tables.server.ts'

/** The requests and applications that are for a quote, the newest first of each. Refused as {@link permit} says. */
export const listQuoteUses = staffUseCase({ may: 'quotes.work' }, async ({ db }, key: string): Promise<QuoteUse[]> => {
  const requests = await db
    .select({ id: leads.id, kind: leads.kind, createdAt: leads.createdAt })
    .from(leads)
    .innerJoin(quotes, or(eq(quotes.id, leads.quoteId), eq(quotes.leadId, leads.id)))
    .where(eq(quotes.key, key))
    .orderBy(desc(leads.id))
  const applications = await db
    .select({ id: financingApplications.id, createdAt: financingApplications.createdAt })
    .from(financingApplications)
    .innerJoin(quotes, eq(quotes.id, financingApplications.quoteId))
    .where(eq(quotes.key, key))
    .orderBy(desc(financingApplications.id))
  return [
    ...requests.map(({ id, kind, createdAt }): QuoteUse => {
      return { kind: 'request', id, reference: leadReference(kind, id), createdAt: createdAt.toISOString() }
    }),
    ...applications.map(({ id, createdAt }): QuoteUse => {
      return { kind: 'application', id, reference: applicationReference(id), createdAt: createdAt.toISOString() }
    }),
  ]
})
