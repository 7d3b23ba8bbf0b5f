import * as z from 'zod/mini'
import { assigneeSchema } from '#business/accounts/assignee.ts'
import { auditEntrySchema, auditPageSchema, auditPersonSchema } from '#business/accounts/audit-entry.ts'
import {
  ownNoticesSchema,
  ownPasskeySchema,
  ownSessionSchema,
  passkeyNameSchema,
} from '#business/accounts/own-account.ts'
import { invitationSchema, newInvitationSchema } from '#business/accounts/invitation.ts'
import { siteHealthSchema } from '#business/accounts/site-health.ts'
import {
  addedStaffSchema,
  changedStaffSchema,
  newStaffSchema,
  staffChangeSchema,
  staffMemberSchema,
} from '#business/accounts/staff-member.ts'
import { waitingSchema } from '#business/accounts/waiting.ts'
import { whoAmISchema } from '#business/accounts/who-am-i.ts'
import { analyticsSchema } from '#business/analytics/analytics.ts'
import { binPageSchema, restoredSchema, restoreSchema } from '#business/bin/binned-record.ts'
import { pastImportSchema, toldImportSchema } from '#business/catalogue/csv/import-report.ts'
import {
  productChangeSchema,
  productFieldsSchema,
  shortProductSchema,
} from '#business/catalogue/editing/product-fields.ts'
import {
  adminProductPageSchema,
  productCountsSchema,
  productRecordSchema,
} from '#business/catalogue/editing/product-record.ts'
import { closedDayFormSchema, closedDaySchema } from '#business/company/closed-day.ts'
import { legalSchema } from '#business/company/legal/legal-settings.ts'
import { settingSchemas, settingValueSchema } from '#business/company/settings/setting-groups.ts'
import { faultySettingSchema, settingRecordSchema } from '#business/company/settings/setting-record.ts'
import { arrangedPresetsSchema, presetListSchema } from '#business/energy/preset-list.ts'
import {
  adminApplicationSchema,
  applicationChangeSchema,
  applicationPageSchema,
  listedApplicationSchema,
  toldApplicationSchema,
} from '#business/financing/admin-application.ts'
import { concernSchema } from '#business/financing/application-concerns.ts'
import { applicationsTodaySchema } from '#business/financing/applications-today.ts'
import {
  adminLeadSchema,
  changedLeadsSchema,
  inboxFiguresSchema,
  leadChangeSchema,
  leadChangesSchema,
  leadPageSchema,
  inboxLeadSchema,
  toldLeadChangeSchema,
  toldLeadSchema,
} from '#business/leads/admin-lead.ts'
import {
  bookingCalendarSchema,
  bookingCancelSchema,
  bookingMoveSchema,
  bookingOutcomeSchema,
} from '#business/leads/booking-calendar.ts'
import { leadEventSchema } from '#business/leads/lead-event.ts'
import { leadsTodaySchema } from '#business/leads/leads-today.ts'
import { anyTakenLeadSchema } from '#business/leads/taken-lead.ts'
import { mailPreviewSchema, mailRecordSchema, mailSummarySchema, mailWordsSchema } from '#business/mail/mail-record.ts'
import { outboxMailSchema, outboxPageSchema } from '#business/mail/outbox-mail.ts'
import { imageChangeSchema, mediaImageSchema, mediaPageSchema, usedImageSchema } from '#business/media/media-image.ts'
import {
  adminPostCardSchema,
  adminPostSchema,
  draftDocumentSchema,
  postCountsSchema,
  postsTodaySchema,
  postVersionSchema,
  toldPostSchema,
} from '#business/posts/admin-post.ts'
import { draftSchema, postFormSchema } from '#business/posts/post-form.ts'
import {
  erasureProofSchema,
  erasureSchema,
  personPageSchema,
  personRecordSchema,
  personRequestSchema,
} from '#business/privacy/person-record.ts'
import {
  addedWebhookSchema,
  deliveryPageSchema,
  newWebhookSchema,
  webhookChangeSchema,
  webhookSchema,
} from '#business/programs/webhook.ts'
import { addedProgramSchema, newProgramSchema, programSchema } from '#business/programs/program.ts'
import {
  adminQuoteSchema,
  correctionSchema,
  quoteListSchema,
  quoteMailSchema,
  quoteUseSchema,
} from '#business/quotes/admin-quote.ts'
import { solutionFieldsSchema, solutionRecordSchema } from '#business/solutions/solution-record.ts'
import { dueTranslationPageSchema, settledSchema } from '#business/translations/due-translation.ts'
import { staffFindsSchema, staffQuestionSchema } from '#business/search/staff-search.ts'
import { languages } from '#kernel/language.ts'
import type { NamedSchemas } from '../json-schema.ts'

const fileField = (description: string) => z.string().check(z.meta({ format: 'binary', description }))
const pictureField = fileField('A picture: JPEG, PNG, WebP or AVIF.')
/** The version that an edit was begun on. */
const edited = { updatedAt: z.optional(z.nullable(z.string())) }

/** What staff and programs send. */
export const adminRequests = {
  NoticesChange: [z.extend(ownNoticesSchema, {}), 'How I am told of what waits for me.'],
  PasskeyName: [passkeyNameSchema, 'What a passkey is called.'],
  NewStaff: [newStaffSchema, 'A new account.'],
  NewInvitation: [newInvitationSchema, 'Whom to invite.'],
  StaffChange: [
    staffChangeSchema,
    'What changes of an account; the password and the second factor can only be taken away.',
  ],
  NewWebhook: [newWebhookSchema, 'An address, and the events that it is told of.'],
  WebhookChange: [webhookChangeSchema, 'What changes of an address that is told.'],
  NewProgram: [newProgramSchema, 'What a program is called, what it may, and for how many days.'],
  LeadChange: [
    leadChangeSchema,
    'What changes of a request. A note is added to its timeline; the rest replaces what was there.',
  ],
  LeadChanges: [leadChangesSchema, 'One change of several requests, a hundred at most.'],
  TakenLead: [
    anyTakenLeadSchema,
    'A request as staff note it for somebody who rings, writes or walks in. What the visitors’ form asks may be left out; a phone number or an email may not.',
  ],
  BookingMove: [bookingMoveSchema, 'A time for a request; in place of another to come also why.'],
  BookingCancellation: [bookingCancelSchema, 'Why a booking is cancelled: the visitor is told all but `other`.'],
  BookingOutcome: [bookingOutcomeSchema, 'What became of a booking, once its time has come.'],
  NewClosedDay: [closedDayFormSchema, 'A day on which a country’s office is closed though it is a weekday.'],
  ApplicationChange: [
    applicationChangeSchema,
    'A decision, whose application it is, or a note. `more_info_needed` names the document to be sent again; the applicant reads `reason`, and it and `declined` need one. Of an approval `reason` is for the staff, and `message` what the applicant reads.',
  ],
  MailWordsChange: [
    z.object({ words: mailWordsSchema, ...edited }),
    'The words of a mail in both languages, in ICU; a part that is left out is the original.',
  ],
  MailSampleRequest: [
    z.object({ words: mailWordsSchema, language: z.enum(languages) }),
    'Words that need not be saved, and the language that is shown.',
  ],
  Draft: [draftSchema, 'A body that need not be saved.'],
  PostForm: [postFormSchema, 'A post; everything but its French title may be missing. Bodies are Markdown.'],
  PostChange: [z.partial(postFormSchema), 'What changes of a post.'],
  SolutionFields: [solutionFieldsSchema, 'A proven solution: French in the plain fields, its English twin in `…En`.'],
  SolutionChange: [z.extend(z.partial(solutionFieldsSchema), edited), 'What changes of a proven solution.'],
  ImageChange: [imageChangeSchema, 'What a picture shows, and what stays in view where it is cut.'],
  Restoration: [restoreSchema, 'How a record is restored: under another address, where its own is taken.'],
  SettledTranslation: [settledSchema, 'A record of which somebody has looked at both languages.'],
  ProductFields: [
    productFieldsSchema,
    'A product. `price` is that of Nigeria where there are no `prices`; a country without one is on request. A solar panel needs no `batteryCapacity`.',
  ],
  ProductChange: [productChangeSchema, 'What changes of a product.'],
  ShortProductForm: [
    z.extend(shortProductSchema, { image: z.optional(pictureField) }),
    'The short form: a name, a price, if wanted a slug and a picture.',
  ],
  PresetList: [presetListSchema, 'All kinds of place, in their order. At least one is shown, each stands there once.'],
  QuoteCorrection: [correctionSchema, 'The system that is priced instead.'],
  QuoteMail: [quoteMailSchema, 'To whom a quote is sent.'],
  SettingEdit: [z.object({ value: settingValueSchema, ...edited }), 'The value of the group that the path names.'],
  CompanySetting: [settingSchemas.company, 'The group `company`.'],
  CountriesSetting: [settingSchemas.countries, 'The group `countries`.'],
  CostsSetting: [settingSchemas.costs, 'The group `costs`.'],
  ImpactSetting: [settingSchemas.impact, 'The group `impact`.'],
  TeamSetting: [settingSchemas.team, 'The group `team`.'],
  PartnersSetting: [settingSchemas.partners, 'The group `partners`.'],
  PhotographsSetting: [settingSchemas.photographs, 'The group `photographs`.'],
  FeaturedSetting: [settingSchemas.featured, 'The group `featured`.'],
  ClaimsSetting: [settingSchemas.claims, 'The group `claims`.'],
  LegalSetting: [legalSchema, 'The groups `warranty`, `terms`, `privacy`, `accessibility`.'],
  RetentionSetting: [settingSchemas.retention, 'The group `retention`.'],
  PagesSetting: [settingSchemas.pages, 'The group `pages`.'],
  StaffQuestion: [staffQuestionSchema, 'What staff look for.'],
  PersonRequest: [
    personRequestSchema,
    'Whom to look for: by address, by phone, or both, which finds what belongs to either.',
  ],
  ErasureRequest: [erasureSchema, 'Whom to erase, and on whose request.'],
  ImageForm: [z.object({ image: pictureField }), 'A picture, as a form.'],
  ThumbnailForm: [z.object({ thumbnail: pictureField }), 'A picture, as a form.'],
  ContentImageForm: [z.object({ contentImage: pictureField }), 'A picture, as a form.'],
  ProductTable: [z.object({ file: fileField('CSV, as the export writes it.') }), 'A table of products, as a form.'],
} satisfies NamedSchemas

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
  ChangedLeads: [changedLeadsSchema, 'Which requests were changed, and which were not.'],
  InboxFigures: [inboxFiguresSchema, 'What stands above the inbox.'],
  BookingCalendar: [
    bookingCalendarSchema,
    'The bookings of some days of one country, and the days on which it is closed from the first on.',
  ],
  ClosedDay: [closedDaySchema, 'A day on which a country’s office is closed though it is a weekday.'],
  ListedApplication: [listedApplicationSchema, 'An application in the list of those who review it.'],
  ApplicationPage: [applicationPageSchema, 'A page of applications; `nextCursor` asks for the one after it.'],
  Concern: [concernSchema, 'What is missing or odd in an application.'],
  ReviewedApplication: [adminApplicationSchema, 'An application as those who decide on it read it.'],
  MailSummary: [mailSummarySchema, 'A mail that has words.'],
  MailWords: [mailRecordSchema, 'The words of a mail, and what may be written there.'],
  MailPreview: [mailPreviewSchema, 'A mail as its reader would have it, with made-up data.'],
  TestMail: [z.object({ to: z.string() }), 'Where a test was sent.'],
  OutboxMail: [outboxMailSchema, 'A mail that the site has sent, or has to.'],
  OutboxPage: [outboxPageSchema, 'A page of mails; `nextCursor` asks for the one after it.'],
  AdminPostCard: [adminPostCardSchema, 'A post without its bodies.'],
  AdminPost: [adminPostSchema, 'A post as it was written.'],
  PostCounts: [postCountsSchema, 'How many posts each view of the list has.'],
  PostVersion: [postVersionSchema, 'A post that was replaced by a later save.'],
  RenderedDraft: [z.object({ html: z.string() }), 'A body as the public page will show it.'],
  DraftDocument: [draftDocumentSchema, 'A body as the rich-text editor shows it.'],
  SolutionRecord: [solutionRecordSchema, 'A proven solution as staff see it.'],
  MediaImage: [mediaImageSchema, 'A picture of the library.'],
  UsedImage: [usedImageSchema, 'A picture, and everything that shows it.'],
  MediaPage: [mediaPageSchema, 'A page of pictures; `nextCursor` asks for the one after it.'],
  ImageAddress: [z.object({ imageUrl: z.string() }), 'The address of a picture.'],
  ThumbnailAddress: [z.object({ thumbnailUrl: z.string() }), 'The address of a picture.'],
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
  ProductRecordPage: [adminProductPageSchema, 'A page of products; `nextCursor` asks for the one after it.'],
  ProductCounts: [productCountsSchema, 'How many products there are; one for homes and businesses counts in both.'],
  PastImport: [pastImportSchema, 'A table of products that was stored, and whether that was undone.'],
  BinPage: [binPageSchema, 'A page of the bin; `nextCursor` asks for the one after it.'],
  RestoredRecord: [restoredSchema, 'What is back.'],
  ToldImport: [toldImportSchema, 'What a table of products changes, or would change.'],
  ArrangedPresets: [arrangedPresetsSchema, 'The kinds of place that an audit starts from.'],
  QuoteList: [quoteListSchema, 'A page of quotes; `nextCursor` asks for the one after it.'],
  AdminQuote: [adminQuoteSchema, 'A quote as it was, what has changed since, and what it replaced.'],
  QuoteUse: [quoteUseSchema, 'A request or an application that is for a quote.'],
  SettingValue: [settingValueSchema, 'The value of a group.'],
  SettingRecord: [settingRecordSchema, 'A group of settings as it is, and as it came with the site (`defaultValue`).'],
  Analytics: [analyticsSchema, 'What was counted in a period; lists begin with the most. Spam is counted nowhere.'],
  PersonPage: [personPageSchema, 'The person of a record, with everything about its address and phone.'],
  StaffFinds: [staffFindsSchema, 'What a question of staff finds.'],
  PersonRecord: [personRecordSchema, 'Everything about an address or a phone, the newest of each first.'],
  ErasureProof: [erasureProofSchema, 'That a person was erased: nothing of the person is in it.'],
} satisfies NamedSchemas
