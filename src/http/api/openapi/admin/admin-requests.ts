import * as z from 'zod/mini'
import { ownNoticesSchema, passkeyNameSchema } from '#business/accounts/own-account.ts'
import { newInvitationSchema } from '#business/accounts/invitation.ts'
import { newStaffSchema, staffChangeSchema } from '#business/accounts/staff-member.ts'
import { restoreSchema } from '#business/bin/binned-record.ts'
import {
  productChangeSchema,
  productFieldsSchema,
  shortProductSchema,
} from '#business/catalogue/editing/product-fields.ts'
import { closedDayFormSchema } from '#business/company/closed-day.ts'
import { legalSchema } from '#business/company/legal/legal-settings.ts'
import { sampleChangeSchema } from '#business/company/samples/sample-piece.ts'
import { settingSchemas, settingValueSchema } from '#business/company/settings/setting-groups.ts'
import { presetListSchema } from '#business/energy/preset-list.ts'
import { applicationChangeSchema } from '#business/financing/admin-application.ts'
import { leastReasonLength } from '#business/financing/decision-reason.ts'
import { takenApplicationSchema } from '#business/financing/taken-application.ts'
import { documentCheckSchema, shownDocumentSchema } from '#business/financing/document-fault.ts'
import { contactQuestionSchema } from '#kernel/contact-question.ts'
import { leadChangeSchema, leadChangesSchema } from '#business/leads/admin-lead.ts'
import { bookingCancelSchema, bookingMoveSchema, bookingOutcomeSchema } from '#business/leads/booking-calendar.ts'
import { leadImportSchema } from '#business/leads/lead-import.ts'
import { newViewSchema, viewChangeSchema } from '#business/leads/saved-view.ts'
import { anyTakenLeadSchema } from '#business/leads/taken-lead.ts'
import { mailWordsSchema } from '#business/mail/mail-record.ts'
import { imageChangeSchema } from '#business/media/media-image.ts'
import { draftSchema, postFormSchema } from '#business/posts/post-form.ts'
import { erasureSchema, personQuestionSchema, personRequestSchema } from '#business/privacy/person-record.ts'
import { newWebhookSchema, webhookChangeSchema } from '#business/programs/webhook.ts'
import { newProgramSchema } from '#business/programs/program.ts'
import {
  correctionSchema,
  quoteChatSchema,
  quoteForSchema,
  quoteMailSchema,
  quoteTieSchema,
} from '#business/quotes/admin-quote.ts'
import { solutionFieldsSchema, solutionShapeSchema } from '#business/solutions/solution-record.ts'
import { settledSchema } from '#business/translations/due-translation.ts'
import { staffQuestionSchema } from '#business/search/staff-search.ts'
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
  LeadImport: [leadImportSchema, 'Customers of a table, and what is true of all of them.'],
  ContactQuestion: [contactQuestionSchema, 'A phone, an address, or both.'],
  LeadChanges: [leadChangesSchema, 'One change of several requests, a hundred at most.'],
  NewSavedView: [newViewSchema, 'A filter and an order of the list, as `GET /leads` takes them, under a name.'],
  SavedViewChange: [viewChangeSchema, 'What changes of a view.'],
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
    `A decision, whose application it is, or a note. \`more_info_needed\` names the document to be sent again; the applicant reads \`reason\`, and it and \`declined\` need one. Of an approval \`reason\` is for the staff (${leastReasonLength} letters at least over something missing or odd), and \`message\` what the applicant reads; of any other status \`staffReason\` is for the staff. \`downPayment\` says what came, on which day, how and under which reference; each call adds one; another amount than what is missing, or a day before the application, needs a reason as long. \`downPaymentCorrection\` puts one right, or a refund, for such a reason (0: it never was), and \`refund\` says what was given back, on which day and how (\`means\`), all that is to be unless it names an \`amount\`, and why.`,
  ],
  TakenApplication: [
    takenApplicationSchema,
    'An application for somebody else: the plan, with the amounts as they were shown, and who applies; a phone or an email is needed.',
  ],
  ShownDocument: [shownDocumentSchema, 'What a screen found wrong with a document; null once all of it was shown.'],
  DocumentCheck: [
    documentCheckSchema,
    'Whether a document is what it should be; how it was seen, of one that the site can’t show.',
  ],
  MailWordsChange: [
    z.object({ words: mailWordsSchema, ...edited }),
    'The words of a mail in both languages, in ICU; a part that is left out is the original.',
  ],
  SiteWordsChange: [
    z.object({ text: z.string(), everywhere: z.optional(z.boolean()), ...edited }),
    'A text in ICU with the arguments of the original, without markup, at most three times as long or 200 characters longer; `everywhere` also for the texts that are alike.',
  ],
  MailSampleRequest: [
    z.object({ words: mailWordsSchema, language: z.enum(languages) }),
    'Words that need not be saved, and the language that is shown.',
  ],
  Draft: [draftSchema, 'A body that need not be saved.'],
  PostForm: [postFormSchema, 'A post; everything but its French title may be missing. Bodies are Markdown.'],
  PostChange: [z.partial(postFormSchema), 'What changes of a post.'],
  SolutionFields: [
    solutionFieldsSchema,
    'A proven solution: French in the plain fields, its English twin in `…En`. A draft needs its title alone.',
  ],
  SolutionChange: [z.extend(z.partial(solutionShapeSchema), edited), 'What changes of a proven solution.'],
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
  QuoteFor: [quoteForSchema, 'An audit, the system that is priced, and whom it is for.'],
  QuoteTie: [quoteTieSchema, 'The request that a quote was made for.'],
  QuoteChat: [quoteChatSchema, 'What is to be done next for the request of a quote that was sent in a chat.'],
  QuoteMail: [quoteMailSchema, 'To whom a quote is sent.'],
  SampleChange: [sampleChangeSchema, 'What to make of which pieces.'],
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
  PeopleQuestion: [personQuestionSchema, 'Whom to list: the last ones, or whom some words tell.'],
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
