import { count, inArray } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { financingDocuments } from '#business/financing/tables.server.ts'
import { leadFiles, slotBookings } from '#business/leads/tables.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { FoundPerson } from './person-record.ts'
import { personRequestSchema } from './person-request.ts'
import { readPersonRows } from './person-rows.server.ts'

/** What there is about an email or a phone, in short. Refused as {@link permit} says, or `invalid` (fields). */
export async function findPerson({ db, actor, now }: Acting, request: unknown): Promise<Outcome<FoundPerson>> {
  const permitted = permit(actor, 'people.find')
  if (!permitted.ok) return permitted
  const parsed = parse(personRequestSchema, request)
  if (!parsed.ok) return parsed
  const { leads, applications, mails } = await readPersonRows(db, parsed.value, now())
  const leadIds = leads.map(({ id }) => id)
  const applicationIds = applications.map(({ id }) => id)
  const bookings = await db.select().from(slotBookings).where(inArray(slotBookings.leadId, leadIds))
  const files = await db.select().from(leadFiles).where(inArray(leadFiles.leadId, leadIds))
  const documents = await db
    .select({ id: financingDocuments.applicationId, count: count() })
    .from(financingDocuments)
    .where(inArray(financingDocuments.applicationId, applicationIds))
    .groupBy(financingDocuments.applicationId)
  const address = parsed.value.email?.toLowerCase()
  return done({
    requests: leads.map(({ id, reference, kind, status, country, name, email, phone, createdAt }) => {
      const booking = bookings.find(({ leadId }) => leadId === id)
      return {
        id,
        reference,
        kind,
        status,
        country,
        name,
        email,
        phone,
        booking: booking ? { date: booking.date, slot: booking.slot } : null,
        fileName: files.find(({ leadId }) => leadId === id)?.name ?? null,
        createdAt: createdAt.toISOString(),
      }
    }),
    applications: applications.map(({ id, reference, status, country, email, phone, keptUntil, createdAt }) => ({
      id,
      reference,
      status,
      country,
      email,
      phone,
      keptUntil,
      documents: documents.find((document) => document.id === id)?.count ?? 0,
      createdAt: createdAt.toISOString(),
    })),
    mails: mails.map(({ id, template, subject, to, state, createdAt }) => ({
      id,
      template,
      subject,
      state,
      toThem: to.toLowerCase() === address,
      createdAt: createdAt.toISOString(),
    })),
  })
}
