import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import type { Appointment } from './appointment.ts'
import type { AttachedAudit } from './attached-audit.ts'
import type { Consultation } from './consultation.ts'
import type { ContactMessage } from './contact-message.ts'
import type { JobApplication } from './job-application.ts'
import type { Channel, LeadKind, LeadTrack } from './lead.ts'
import type { KeptDetails, LeadEvent } from './lead-event.ts'
import type { LeadStatus } from './lead-status.ts'
import type { PricedOrder } from './order.ts'
import type { BookingOutcome, SlotKind } from './slots.ts'
import type { TakenPayload } from './taken-lead.ts'

/** The day of a next step, for order: those without one come last. */
export const stepDay = (day: AnyPgColumn) => sql`coalesce(${day}, 'infinity'::date)`
/** What is asked for costs, for order: what has no amount comes last. */
export const amountOrNone = (amount: AnyPgColumn) => sql`coalesce(${amount}, -1)`

type Pressing = Readonly<
  Record<
    | 'kind'
    | 'status'
    | 'firstContactAt'
    | 'nextStepOn'
    | 'nextStepTime'
    | 'utcOffset'
    | 'bookedAt'
    | 'answerDueAt'
    | 'createdAt',
    AnyPgColumn
  >
>
/**
 * Until when something is to be done, in milliseconds, for order, as `dueAtOf` says it of one: the answer that was promised, or the next
 * step, that after a sale included, by its hour or the end of its day in its country, or the time at which its customer is expected; behind all of them, the newest first, what waits for nothing. Who wants to work here was promised no hour.
 */
export const urgency = (lead: Pressing) => sql<string>`least(9999999999999, coalesce(least(
  case when ${lead.status} = 'new' and ${lead.firstContactAt} is null and ${lead.kind} <> 'job_application'
    then ${sinceEpoch(lead.answerDueAt)} end,
  case when ${lead.status} in ('new', 'contacted', 'qualified', 'won')
    then (${lead.nextStepOn} - '1970-01-01'::date)::bigint * 86400000 + ${stepHour(lead.nextStepTime)} - ${lead.utcOffset} * 3600000 end,
  case when ${lead.status} in ('new', 'contacted', 'qualified', 'won') then ${sinceEpoch(lead.bookedAt)} end),
  9999999999999 - ${sinceEpoch(lead.createdAt)}))`
/** Without one the end of the day. */
const stepHour = (time: AnyPgColumn) =>
  sql`coalesce(left(${time}, 2)::bigint * 3600000 + right(${time}, 2)::bigint * 60000, 86400000)`
const sinceEpoch = (moment: AnyPgColumn) =>
  sql`(extract(epoch from (${moment} - '1970-01-01 00:00:00+00'::timestamptz)) * 1000)::bigint`

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
    /** What all spellings of that phone have in common; null of a phone that was stored before there were keys. */
    phoneKey: text(),
    /** Everything that was asked, as the kind's schema read it. */
    payload: jsonb()
      .$type<Consultation | Appointment | PricedOrder | JobApplication | ContactMessage | TakenPayload>()
      .notNull(),
    /** The energy audit that came with it, with its numbers of that moment; null for none. */
    audit: jsonb().$type<AttachedAudit>(),
    /** The quote that it is for; null for none. */
    quoteId: integer().references(() => quotes.id),
    /** What is asked for costs so much, in the currency of its country: an order's total, a quote's price; null where nothing has one. */
    amount: bigint({ mode: 'number' }),
    /** What was agreed once it was won, in the same currency; null where nobody said it, and of what is not won. */
    wonAmount: bigint({ mode: 'number' }),
    /** The day on which a customer was won, on the calendar of their country; null of what is not won. */
    wonOn: date({ mode: 'string' }),
    /** How it reached us. */
    channel: text().$type<Channel>().notNull().default('site'),
    /** The page that it was sent from; of a product's window, the product's page. */
    source: text(),
    /** The key of the filled form, and a hash of what it held: a repeated submit is the same submit. */
    idempotencyKey: text(),
    fingerprint: text().notNull(),
    /** Whose it is, and what they do next by which day. */
    assigneeId: text().references(() => staff.id, { onDelete: 'set null' }),
    nextStep: text().notNull().default(''),
    nextStepOn: date({ mode: 'string' }),
    /** `10:30` on that day, where it has an hour. */
    nextStepTime: text(),
    /** By how many hours the clock of its country is ahead of UTC: that step's clock. */
    utcOffset: smallint().notNull().default(0),
    /** When its customer is expected, while nobody has said what came of it: beside the booking, for the index of what presses. */
    bookedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** When somebody else gave it to its owner; null once they have opened it, or took it themselves. */
    givenAt: timestamp({ withTimezone: true, precision: 3 }),
    /** Until when an answer was promised. */
    answerDueAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** When a person of ours first did something about it. */
    firstContactAt: timestamp({ withTimezone: true, precision: 3 }),
    /** How often its time was changed: a later calendar file replaces an earlier one (RFC 5545, SEQUENCE). */
    calendarSequence: integer().notNull().default(0),
    /** What staff found it by before all records had words (`record_words`): kept for processes of before, read by nobody. */
    sought: text().generatedAlwaysAs(
      sql`search_text("name" || ' ' || coalesce("email", '')) || ' ' || regexp_replace(coalesce("phone", ''), '[^0-9]', '', 'g')`,
    ),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (lead) => [
    unique('leads_kind_idempotency_key').on(lead.kind, lead.idempotencyKey),
    index('leads_newest').on(lead.createdAt, lead.id),
    index('leads_status_newest').on(lead.status, lead.createdAt, lead.id),
    index('leads_kind_newest').on(lead.kind, lead.createdAt, lead.id),
    index('leads_channel_newest').on(lead.channel, lead.createdAt, lead.id),
    index('leads_assignee_newest').on(lead.assigneeId, lead.createdAt, lead.id),
    index('leads_due').on(stepDay(lead.nextStepOn), lead.id),
    index('leads_urgent').on(urgency(lead), lead.id),
    index('leads_status_urgent').on(lead.status, urgency(lead), lead.id),
    index('leads_amount').on(lead.country, amountOrNone(lead.amount), lead.id),
    index('leads_email').on(sql`lower(${lead.email})`),
    index('leads_phone_key').on(lead.phoneKey),
    index('leads_phone_unread')
      .on(lead.id)
      .where(sql`${lead.phone} is not null and ${lead.phoneKey} is null`),
    // All that is told of them by month stands in it.
    index('leads_won')
      .on(lead.wonOn, lead.country, lead.wonAmount, lead.assigneeId)
      .where(sql`${lead.wonOn} is not null`),
    index('leads_quote_id')
      .on(lead.quoteId)
      .where(sql`${lead.quoteId} is not null`),
    check('leads_kind', sql`${lead.kind} in ('consultation', 'appointment', 'order', 'job_application', 'message')`),
    check(
      'leads_channel',
      sql`${lead.channel} in ('site', 'phone', 'shop', 'chat', 'mail', 'event', 'other', 'import')`,
    ),
    check('leads_reachable', sql`${lead.email} is not null or ${lead.phone} is not null`),
    check('leads_next_step_time', sql`${lead.nextStepTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('leads_status', sql`${lead.status} in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam')`),
  ],
)

/** What happened to a lead; only a note is corrected, by its author on its day, and keeps its first words. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    staffId: text().references(() => staff.id, { onDelete: 'set null' }),
    staffName: text().notNull(),
    event: text().$type<LeadEvent>().notNull(),
    /** The new status, the new owner's name, the next step, the booked time, or the note. */
    said: text().notNull(),
    /** What else there is to tell; null for nothing. */
    details: jsonb().$type<KeptDetails>(),
  },
  (entry) => [
    index('lead_events_lead_id').on(entry.leadId, entry.id),
    index('lead_events_corrected')
      .on(entry.leadId)
      .where(sql`${entry.event} = 'corrected'`),
  ],
)

/** What a list of requests is narrowed to and sorted by, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    track: text().$type<LeadTrack>().notNull(),
    name: text().notNull(),
    /** What stood in the address; a version before or after may know other words. */
    query: text().notNull(),
    /** Whose alone it is, and gone with their account; null of one that is shared. */
    ownerId: text().references(() => staff.id, { onDelete: 'cascade' }),
    /** Who made it; null once their account is gone. */
    makerId: text().references(() => staff.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (view) => [
    uniqueIndex('saved_views_name').on(view.makerId, view.track, sql`lower(${view.name})`),
    index('saved_views_owner').on(view.ownerId),
    check('saved_views_track', sql`${view.track} in ('sales', 'jobs')`),
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
    /** From 1 to the slot's capacity when it was booked. */
    place: smallint().notNull(),
    /** Where a visit is; null of any other time. */
    address: text(),
    /** What became of it, once its time had come; null until somebody says. */
    outcome: text().$type<BookingOutcome>(),
  },
  (booking) => [
    unique('slot_bookings_place').on(booking.kind, booking.country, booking.date, booking.slot, booking.place),
    check('slot_bookings_kind', sql`${booking.kind} in ('consultation', 'appointment', 'visit')`),
    check('slot_bookings_place_positive', sql`${booking.place} > 0`),
    check('slot_bookings_outcome', sql`${booking.outcome} in ('held', 'no_show')`),
  ],
)

/** When somebody is expected, and where. */
export const bookedColumns = {
  date: slotBookings.date,
  slot: slotBookings.slot,
  address: slotBookings.address,
  outcome: slotBookings.outcome,
}

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
