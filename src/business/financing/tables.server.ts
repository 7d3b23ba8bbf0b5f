import { sql, type SQLWrapper } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { staff } from '#business/accounts/tables.server.ts'
import type { ProductSummary } from '#business/catalogue/product-summary.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import type { Concern } from './application-concerns.ts'
import type { AppliedPlan } from './application.ts'
import type { ApplicationStatus, StatusActor } from './application-status.ts'
import type { DocumentFault } from './document-fault.ts'
import type { DocumentType } from './document-type.ts'
import type { IncomePeriod } from './income-period.ts'
import type { PaymentMeans } from './received-payments.ts'
import type { StaffTimelineEvent } from './timeline.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Applications for financing, drafts included. */
export const financingApplications = pgTable(
  'financing_applications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    status: text().$type<ApplicationStatus>().notNull().default('draft'),
    country: text().$type<Country>().notNull(),
    /** The language to answer in. */
    language: text().$type<Language>().notNull(),
    /** The product and the plan as they were when the visitor applied: a later price is not theirs. */
    product: jsonb().$type<ProductSummary>().notNull(),
    plan: jsonb().$type<AppliedPlan>().notNull(),
    /** What the plan comes to: a list of years is added up from its index. */
    totalAmount: doublePrecision().generatedAlwaysAs(sql`((plan ->> 'totalAmount')::float8)`),
    /** The quote whose total the plan pays; null for a product alone. */
    quoteId: integer().references(() => quotes.id),
    /** Who applies, and what they told beside documents, as they wrote it. */
    fullName: text(),
    monthlyIncome: text(),
    incomePeriod: text().$type<IncomePeriod>().notNull().default('month'),
    employerName: text(),
    /** What comes in each month by the documents, in whole units, as one of the staff read it. */
    incomeRead: integer(),
    incomeReadBy: text(),
    incomeReadAt: moment(),
    email: text(),
    phone: text(),
    /** What all spellings of that phone have in common; null of a phone that was stored before there were keys. */
    phoneKey: text(),
    /** Types that staff have asked for again and that have not come yet. */
    requestedDocuments: text().array().$type<DocumentType[]>().notNull().default([]),
    /** Random, in the browser's cookie beside the id: without it an id opens nothing. */
    accessKey: text().notNull(),
    /** The key of the submit that began it, hashed, and a hash of what it held: a repeated submit is the same submit. */
    submitHash: text().unique('financing_applications_submit_hash'),
    fingerprint: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    submittedAt: moment(),
    /** When staff first looked at it, and when they were reminded to. */
    openedAt: moment(),
    remindedAt: moment(),
    /** Who approved it first, where a second person must agree. */
    firstApproverId: text().references(() => staff.id, { onDelete: 'set null' }),
    firstApproverName: text(),
    /** Since when it is approved, declined or withdrawn, and by whom; by nobody of ours where the applicant withdrew it. */
    decidedAt: moment(),
    decidedBy: text(),
    /** How many things were missing or odd when it was approved; 0 of what is not. */
    overrides: integer().notNull().default(0),
    /** Who looks after it. */
    assigneeId: text().references(() => staff.id, { onDelete: 'set null' }),
  },
  (application) => [
    index('financing_applications_status').on(application.status, application.createdAt),
    index('financing_applications_total').on(application.status, application.country, application.totalAmount),
    index('financing_applications_newest').on(application.submittedAt, application.id),
    index('financing_applications_decided')
      .on(application.decidedAt)
      .where(sql`${application.decidedAt} is not null`),
    index('financing_applications_email').on(sql`lower(${application.email})`),
    index('financing_applications_phone_key').on(application.phoneKey),
    index('financing_applications_phone_unread')
      .on(application.id)
      .where(sql`${application.phone} is not null and ${application.phoneKey} is null`),
    index('financing_applications_quote_id')
      .on(application.quoteId)
      .where(sql`${application.quoteId} is not null`),
    check(
      'financing_applications_status',
      sql`${application.status} in ('draft', 'submitted', 'in_review', 'more_info_needed', 'approved', 'declined', 'withdrawn')`,
    ),
    check(
      'financing_applications_submitted_at',
      sql`(${application.status} = 'draft') = (${application.submittedAt} is null)`,
    ),
    check('financing_applications_income_period', sql`${application.incomePeriod} in ('month', 'year')`),
  ],
)
export type ApplicationRow = typeof financingApplications.$inferSelect

/** The tokens of status links, hashed: who reads this table opens nothing. */
export const financingStatusLinks = pgTable(
  'financing_status_links',
  {
    tokenHash: text().primaryKey(),
    applicationId: applicationId(),
    createdAt: moment().notNull(),
  },
  (link) => [index('financing_status_links_application_id').on(link.applicationId)],
)

/** What all spellings of a receipt's number have in common. */
export const referenceKey = (reference: SQLWrapper | string) =>
  sql<string>`lower(regexp_replace(${reference}, '[[:space:]]', '', 'g'))`

/** What has happened to an application, appended and never changed. */
export const financingTimeline = pgTable(
  'financing_timeline',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    applicationId: applicationId(),
    at: moment().notNull(),
    actor: text().$type<StatusActor>().notNull(),
    event: text().$type<StaffTimelineEvent>().notNull(),
    /** The new status, of a `status` event. */
    status: text().$type<ApplicationStatus>(),
    /** Which document, of the events about one. */
    documentType: text().$type<DocumentType>(),
    /** What staff tell the applicant with it. */
    note: text(),
    /** Which of the staff did it; null for the applicant, and of what happened before names were kept. */
    staffName: text(),
    /** Whose note it is, who may correct it on the same day; null of what was noted before it was kept. */
    staffId: text().references(() => staff.id, { onDelete: 'set null' }),
    /** For staff alone: the note, the new owner's name, the phone, email or income as it is now, or why it was approved over `concerns`. */
    staffNote: text(),
    /** A note that was corrected as it was first written; a phone, email or income as it was before. */
    firstNote: text(),
    /** What was missing or odd when it was approved. */
    concerns: jsonb().$type<Concern[]>(),
    /** Of the first of two approvals: the total above which two were asked for. */
    approvalAbove: integer(),
    /** How much of a down payment came or was given back, and on which day; null of one that was noted before these were. */
    amount: integer(),
    receivedOn: date({ mode: 'string' }),
    /** How it came or was given back, and the reference of its receipt, transfer or transaction. */
    means: text().$type<PaymentMeans>(),
    reference: text(),
    /** The entry of the payment or refund that this one puts right. */
    correctsId: integer(),
    /** The version of a document in whose place this one came. */
    earlierId: integer(),
  },
  (entry) => [
    index('financing_timeline_application_id').on(entry.applicationId, entry.id),
    index('financing_timeline_reference')
      .on(referenceKey(entry.reference))
      .where(sql`${entry.reference} is not null`),
    check(
      'financing_timeline_event',
      sql`${entry.event} in ('status', 'document_requested', 'document_received', 'first_approval', 'approval_taken_back', 'note', 'assignee', 'reached', 'no_answer', 'chat', 'reminded', 'income_read', 'phone_corrected', 'email_corrected', 'down_payment_received', 'down_payment_corrected', 'down_payment_refunded', 'refund_corrected', 'document_checked', 'document_unchecked', 'seen_elsewhere')`,
    ),
    check('financing_timeline_means', sql`${entry.means} in ('cash', 'mobile_money', 'transfer')`),
    check('financing_timeline_actor', sql`${entry.actor} in ('applicant', 'staff')`),
  ],
)

/** The documents of applications, each whole: its bytes are in the file store under `storedKey`, encrypted. */
export const financingDocuments = pgTable(
  'financing_documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    applicationId: applicationId(),
    type: text().$type<DocumentType>().notNull(),
    /** What the applicant's file is called: shown, never a path. */
    name: text().notNull(),
    mediaType: text().notNull(),
    /** Bytes, before encryption. */
    size: integer().notNull(),
    storedKey: text()
      .notNull()
      .unique('financing_documents_stored_key')
      .references(() => storedFiles.key),
    createdAt: moment().notNull(),
    /** When one of the staff first looked at it, and who that was. */
    openedAt: moment(),
    openedBy: text(),
    /** When one of the staff said that it is what it should be, and who that was. */
    checkedAt: moment(),
    checkedBy: text(),
    /** How they saw it where the site can't show it: the original in the shop, a picture in a chat. */
    seenElsewhere: text(),
    /** Which of the staff kept it for its applicant, who gave it in another way; null where it was sent here. */
    takenBy: text(),
    /** Why it could not be shown when somebody last tried; null once it was. */
    fault: text().$type<DocumentFault>(),
    /** SHA-256 of its bytes, and of those of the document in whose place it came; null until they were read. */
    contentHash: text(),
    replacedHash: text(),
  },
  (document) => [
    unique('financing_documents_one_of_each').on(document.applicationId, document.type),
    check(
      'financing_documents_type',
      sql`${document.type} in ('id_card_front', 'id_card_back', 'residency', 'bank_statements', 'employment')`,
    ),
    check('financing_documents_fault', sql`${document.fault} in ('locked', 'damaged', 'gone')`),
    check('financing_documents_size', sql`${document.size} > 0`),
  ],
)

/** Documents in whose place others came, for as long as their application is kept: what was decided upon is still to be seen. */
export const financingEarlierDocuments = pgTable(
  'financing_earlier_documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    applicationId: applicationId(),
    type: text().$type<DocumentType>().notNull(),
    name: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    storedKey: text()
      .notNull()
      .unique('financing_earlier_documents_stored_key')
      .references(() => storedFiles.key),
    createdAt: moment().notNull(),
  },
  (document) => [index('financing_earlier_documents_application_id').on(document.applicationId)],
)

/**
 * Documents that arrive in several goes, over a connection that drops: what has come so far, sealed, until it is whole and
 * a document, or until it has waited too long.
 */
export const financingUploads = pgTable(
  'financing_uploads',
  {
    id: text().primaryKey(),
    applicationId: applicationId(),
    documentType: text().$type<DocumentType>().notNull(),
    fileName: text().notNull(),
    /** Bytes that were announced, and how many of them are here. */
    size: integer().notNull(),
    received: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (upload) => [
    unique('financing_uploads_one_of_each').on(upload.applicationId, upload.documentType),
    index('financing_uploads_created_at').on(upload.createdAt),
    check('financing_uploads_received', sql`${upload.received} between 0 and ${upload.size}`),
  ],
)

/** What is here of an unfinished upload, in the order of `start`: each part is a file, so none goes without its file. */
export const financingUploadParts = pgTable(
  'financing_upload_parts',
  {
    uploadId: text()
      .notNull()
      .references(() => financingUploads.id),
    /** The place of its first byte in the document. */
    start: integer().notNull(),
    storedKey: text()
      .notNull()
      .unique('financing_upload_parts_stored_key')
      .references(() => storedFiles.key),
  },
  (part) => [primaryKey({ columns: [part.uploadId, part.start] })],
)

function applicationId() {
  return integer()
    .notNull()
    .references(() => financingApplications.id, { onDelete: 'cascade' })
}
