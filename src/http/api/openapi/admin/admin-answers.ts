import * as z from 'zod/mini'
import { assigneeSchema } from '#business/accounts/assignee.ts'
import { auditEntrySchema, auditPageSchema, auditPersonSchema } from '#business/accounts/audit-entry.ts'
import { contentTodaySchema } from '#business/accounts/content-today.ts'
import { ownNoticesSchema, ownPasskeySchema, ownSessionSchema } from '#business/accounts/own-account.ts'
import { invitationSchema } from '#business/accounts/invitation.ts'
import { siteHealthSchema } from '#business/accounts/site-health.ts'
import { addedStaffSchema, changedStaffSchema, staffMemberSchema } from '#business/accounts/staff-member.ts'
import { waitingSchema } from '#business/accounts/waiting.ts'
import { whoAmISchema } from '#business/accounts/who-am-i.ts'
import { analyticsSchema } from '#business/analytics/analytics.ts'
import { binPageSchema, restoredSchema } from '#business/bin/binned-record.ts'
import { pastImportSchema, toldImportSchema } from '#business/catalogue/csv/import-report.ts'
import {
  adminProductPageSchema,
  productCountsSchema,
  productPlaceSchema,
  productRecordSchema,
} from '#business/catalogue/editing/product-record.ts'
import { closedDaySchema } from '#business/company/closed-day.ts'
import { samplePieceSchema } from '#business/company/samples/sample-piece.ts'
import { siteMessagePageSchema, siteMessageSchema } from '#business/company/words/site-message.ts'
import { settingValueSchema } from '#business/company/settings/setting-groups.ts'
import { faultySettingSchema, settingRecordSchema } from '#business/company/settings/setting-record.ts'
import { arrangedPresetsSchema } from '#business/energy/preset-list.ts'
import {
  adminApplicationSchema,
  applicationCountsSchema,
  applicationPageSchema,
  knownApplicationSchema,
  listedApplicationSchema,
  toldApplicationSchema,
} from '#business/financing/admin-application.ts'
import { concernSchema } from '#business/financing/application-concerns.ts'
import { applicationsTodaySchema } from '#business/financing/applications-today.ts'
import {
  adminLeadSchema,
  changedLeadsSchema,
  inboxFiguresSchema,
  leadPageSchema,
  inboxLeadSchema,
  toldLeadChangeSchema,
  toldLeadSchema,
} from '#business/leads/admin-lead.ts'
import { bookingCalendarSchema } from '#business/leads/booking-calendar.ts'
import { knownPersonSchema } from '#business/leads/known-person.ts'
import { leadEventSchema } from '#business/leads/lead-event.ts'
import { leadImportReportSchema, undoneLeadImportSchema } from '#business/leads/lead-import.ts'
import { leadsTodaySchema } from '#business/leads/leads-today.ts'
import { savedViewSchema } from '#business/leads/saved-view.ts'
import { mailPreviewSchema, mailRecordSchema, mailSummarySchema } from '#business/mail/mail-record.ts'
import { mailTextSchema, outboxMailSchema, outboxPageSchema } from '#business/mail/outbox-mail.ts'
import { addedImageSchema, mediaImageSchema, mediaPageSchema } from '#business/media/media-image.ts'
import {
  adminPostCardSchema,
  adminPostSchema,
  draftDocumentSchema,
  postCountsSchema,
  postsTodaySchema,
  postVersionSchema,
  toldPostSchema,
} from '#business/posts/admin-post.ts'
import {
  erasureProofSchema,
  listedPersonSchema,
  personPageSchema,
  personRecordSchema,
} from '#business/privacy/person-record.ts'
import { addedWebhookSchema, deliveryPageSchema, webhookSchema } from '#business/programs/webhook.ts'
import { addedProgramSchema, programSchema } from '#business/programs/program.ts'
import { adminQuoteSchema, quoteListSchema, quotePersonSchema, quoteUseSchema } from '#business/quotes/admin-quote.ts'
import { listedSolutionRecordSchema, solutionRecordSchema } from '#business/solutions/solution-record.ts'
import { dueTranslationPageSchema } from '#business/translations/due-translation.ts'
import { staffFindsSchema } from '#business/search/staff-search.ts'
import type { NamedSchemas } from '../json-schema.ts'

const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema)

/** What staff and programs are answered. */
export const adminAnswers = {
  Today: [
    z.object({
      requests: orNothing(leadsTodaySchema),
      applications: orNothing(applicationsTodaySchema),
      mails: orNothing(z.array(outboxMailSchema)),
      posts: orNothing(postsTodaySchema),
      health: orNothing(siteHealthSchema),
      settings: orNothing(z.array(faultySettingSchema)),
      content: orNothing(contentTodaySchema),
    }),
    'What needs doing now, of each part what the role may see; null for the others.',
  ],
  Waiting: [waitingSchema, 'How much waits on pages of the menu; null where the role has nothing to do with it.'],
  WhoAmI: [whoAmISchema, 'Who is signed in, and what their screens may offer.'],
  OwnSession: [ownSessionSchema, 'A place where I am signed in.'],
  OwnNotices: [ownNoticesSchema, 'How I am told of what waits for me, beside on the site.'],
  OwnPasskey: [ownPasskeySchema, 'A passkey of mine.'],
  StaffMember: [staffMemberSchema, 'An account.'],
  AddedStaff: [addedStaffSchema, 'A new account.'],
  ChangedStaff: [changedStaffSchema, 'An account as it is now.'],
  Webhook: [webhookSchema, 'An address that is told of what happens.'],
  AddedWebhook: [addedWebhookSchema, 'The same, and the secret that signs what it is told.'],
  DeliveryPage: [deliveryPageSchema, 'A page of what an address was told; `nextCursor` asks for the one after it.'],
  ToldRequest: [toldLeadSchema, 'What a webhook tells of a request: nothing of its person.'],
  ToldRequestChange: [toldLeadChangeSchema, 'The same, and the status before.'],
  ToldApplication: [toldApplicationSchema, 'What a webhook tells of an application: nothing of its person.'],
  ToldPost: [toldPostSchema, 'What a webhook tells of a post.'],
  Program: [programSchema, 'A program that may use the back office in the name of whoever made it.'],
  AddedProgram: [addedProgramSchema, 'A new program, and its token.'],
  AuditEntry: [auditEntrySchema, 'Something that was done.'],
  Invitation: [invitationSchema, 'Somebody who was invited and has not come yet.'],
  AuditPerson: [auditPersonSchema, 'Somebody who may stand in the audit log.'],
  AuditPage: [auditPageSchema, 'A page of the audit log; `nextCursor` asks for the one after it.'],
  Assignee: [assigneeSchema, 'Somebody to whom work can be given.'],
  ListedLead: [inboxLeadSchema, 'A request in the inbox.'],
  LeadPage: [leadPageSchema, 'A page of the inbox; `nextCursor` asks for the one after it.'],
  LeadEvent: [leadEventSchema, 'Something that happened to a request.'],
  Lead: [
    adminLeadSchema,
    'A request with all that was asked, what has happened to it, and what else the same person asked.',
  ],
  LeadImportReport: [leadImportReportSchema, 'What a table of customers comes to.'],
  UndoneLeadImport: [undoneLeadImportSchema, 'What undoing an import of customers came to.'],
  KnownPerson: [knownPersonSchema, 'Who has asked before by a phone or an address; nobody without a last request.'],
  ChangedLeads: [changedLeadsSchema, 'Which requests were changed, and which were not.'],
  SavedView: [savedViewSchema, 'A filter and an order of the list under a name.'],
  InboxFigures: [inboxFiguresSchema, 'What stands above the inbox.'],
  BookingCalendar: [
    bookingCalendarSchema,
    'The bookings of some days of one country, and the days on which it is closed from the first on.',
  ],
  ClosedDay: [closedDaySchema, 'A day on which a country’s office is closed though it is a weekday.'],
  ListedApplication: [listedApplicationSchema, 'An application in the list of those who review it.'],
  KnownApplication: [knownApplicationSchema, 'Another application by the same phone or address.'],
  ApplicationPage: [applicationPageSchema, 'A page of applications; `nextCursor` asks for the one after it.'],
  ApplicationCounts: [applicationCountsSchema, 'How many applications are in each status, and what they come to.'],
  Concern: [concernSchema, 'What is missing or odd in an application.'],
  ReviewedApplication: [adminApplicationSchema, 'An application as those who decide on it read it.'],
  MailSummary: [mailSummarySchema, 'A mail that has words.'],
  MailWords: [mailRecordSchema, 'The words of a mail, and what may be written there.'],
  MailPreview: [mailPreviewSchema, 'A mail as its reader would have it, with made-up data.'],
  TestMail: [z.object({ to: z.string() }), 'Where a test was sent.'],
  OutboxMail: [outboxMailSchema, 'A mail that the site has sent, or has to.'],
  MailText: [mailTextSchema, 'What a mail says.'],
  OutboxPage: [outboxPageSchema, 'A page of mails; `nextCursor` asks for the one after it.'],
  AdminPostCard: [adminPostCardSchema, 'A post without its bodies.'],
  AdminPost: [adminPostSchema, 'A post as it was written.'],
  PostCounts: [postCountsSchema, 'How many posts each view of the list has.'],
  PostVersion: [postVersionSchema, 'A post that was replaced by a later save.'],
  RenderedDraft: [z.object({ html: z.string() }), 'A body as the public page will show it.'],
  DraftDocument: [draftDocumentSchema, 'A body as the rich-text editor shows it.'],
  ListedSolutionRecord: [listedSolutionRecordSchema, 'The same in the list.'],
  SolutionRecord: [solutionRecordSchema, 'A proven solution as staff see it.'],
  MediaImage: [mediaImageSchema, 'A picture of the library.'],
  MediaPage: [mediaPageSchema, 'A page of pictures; `nextCursor` asks for the one after it.'],
  AddedImage: [addedImageSchema, 'A picture that was sent, and everything that shows it.'],
  ImageAddress: [z.object({ imageUrl: z.string(), wasKnown: z.boolean() }), 'The address of a picture.'],
  ThumbnailAddress: [z.object({ thumbnailUrl: z.string(), wasKnown: z.boolean() }), 'The address of a picture.'],
  ContentImage: [
    z.object({ imageUrl: z.string(), fileName: z.string(), originalName: z.string() }),
    'The address of a picture, the name that it has here, and the one that it came with.',
  ],
  DueTranslationPage: [
    dueTranslationPageSchema,
    'Records whose languages don’t say the same, the latest change first, and how many there are by kind.',
  ],
  ProductRecord: [
    productRecordSchema,
    'A product as staff read it: `price` is that of Nigeria, `prices` those of every country.',
  ],
  ProductPlace: [productPlaceSchema, 'Where a product stands in the catalogue of a country for a type of site.'],
  ProductRecordPage: [adminProductPageSchema, 'A page of products; `nextCursor` asks for the one after it.'],
  ProductCounts: [productCountsSchema, 'How many products there are; one for homes and businesses counts in both.'],
  PastImport: [pastImportSchema, 'A table of products that was stored, and whether that was undone.'],
  BinPage: [binPageSchema, 'A page of the bin; `nextCursor` asks for the one after it.'],
  RestoredRecord: [restoredSchema, 'What is back.'],
  ToldImport: [toldImportSchema, 'What a table of products changes, or would change.'],
  ArrangedPresets: [arrangedPresetsSchema, 'The kinds of place that an audit starts from.'],
  QuoteList: [quoteListSchema, 'A page of quotes; `nextCursor` asks for the one after it.'],
  AdminQuote: [adminQuoteSchema, 'A quote as it was, what has changed since, and what it replaced.'],
  QuotePerson: [quotePersonSchema, 'Who a quote is for.'],
  QuoteUse: [quoteUseSchema, 'A request or an application that is for a quote.'],
  SettingValue: [settingValueSchema, 'The value of a group.'],
  SettingRecord: [settingRecordSchema, 'A group of settings as it is, and as it came with the site (`defaultValue`).'],
  SiteMessage: [siteMessageSchema, 'A text of the site’s pages in every language, and what staff wrote in its place.'],
  SiteMessagePage: [siteMessagePageSchema, 'A page of texts; `nextCursor` asks for the one after it.'],
  SamplePiece: [samplePieceSchema, 'A piece of the sample content: what staff wrote in its place is none.'],
  Analytics: [analyticsSchema, 'What was counted in a period; lists begin with the most. Spam is counted nowhere.'],
  ListedPerson: [listedPersonSchema, 'Somebody by what they left last.'],
  PersonPage: [personPageSchema, 'The person of a record, with everything about its address and phone.'],
  StaffFinds: [staffFindsSchema, 'What a question of staff finds.'],
  PersonRecord: [personRecordSchema, 'Everything about an address or a phone, the newest of each first.'],
  ErasureProof: [erasureProofSchema, 'That a person was erased: nothing of the person is in it.'],
} satisfies NamedSchemas
