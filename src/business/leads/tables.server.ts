import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import type { Appointment } from './appointment.ts'
import type { Consultation } from './consultation.ts'
import type { ContactMessage } from './contact-message.ts'
import type { JobApplication } from './job-application.ts'
import type { LeadKind, LeadStatus } from './lead.ts'
import type { PricedOrder } from './order.ts'
import type { SlotKind } from './slots.ts'

/** Every request that a visitor leaves, of whatever kind: the inbox of the company is one table. */
export const leads = pgTable(
  'leads',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<LeadKind>().notNull(),
    status: text().$type<LeadStatus>().notNull().default('new'),
    country: text().$type<Country>().notNull(),
    /** The language to answer in. */
    language: text().$type<Language>().notNull(),
    /** Who asks, in columns of their own: what staff search by and what an erasure looks for. */
    name: text().notNull(),
    email: text(),
    phone: text(),
    /** Everything that was asked, as the kind's schema read it. */
    payload: jsonb().$type<Consultation | Appointment | PricedOrder | JobApplication | ContactMessage>().notNull(),
    /** The page that it was sent from. */
    source: text(),
    /** The key of the filled form, and a hash of what it held: a repeated submit is the same submit. */
    idempotencyKey: text(),
    fingerprint: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (lead) => [
    unique('leads_kind_idempotency_key').on(lead.kind, lead.idempotencyKey),
    index('leads_newest').on(lead.createdAt, lead.id),
    check('leads_kind', sql`${lead.kind} in ('consultation', 'appointment', 'order', 'job_application', 'message')`),
    check('leads_reachable', sql`${lead.email} is not null or ${lead.phone} is not null`),
    check('leads_status', sql`${lead.status} in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam')`),
    check('leads_country', sql`${lead.country} in ('cm', 'bf')`),
  ],
)

/** The places taken in the slots: at most one lead in each place, whatever the code that books does. */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    leadId: integer()
      .notNull()
      .unique('slot_bookings_lead_id')
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text().$type<SlotKind>().notNull(),
    country: text().$type<Country>().notNull(),
    date: date({ mode: 'string' }).notNull(),
    slot: text().notNull(),
    /** From 1 to the slot's capacity. */
    place: smallint().notNull(),
  },
  (booking) => [
    unique('slot_bookings_place').on(booking.kind, booking.country, booking.date, booking.slot, booking.place),
    check('slot_bookings_kind', sql`${booking.kind} in ('consultation', 'appointment')`),
    check('slot_bookings_place_positive', sql`${booking.place} > 0`),
  ],
)

/**
 * The file that came with a lead (a CV), whole: its bytes are in the file store under `storedKey`, encrypted. No cascade: a
 * lead is deleted by who gives up its file first.
 */
export const leadFiles = pgTable(
  'lead_files',
  {
    leadId: integer()
      .primaryKey()
      .references(() => leads.id),
    /** What the visitor's file is called: shown, never a path. */
    name: text().notNull(),
    mediaType: text().notNull(),
    /** Bytes, before encryption. */
    size: integer().notNull(),
    storedKey: text()
      .notNull()
      .unique('lead_files_stored_key')
      .references(() => storedFiles.key),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (file) => [check('lead_files_size', sql`${file.size} > 0`)],
)
