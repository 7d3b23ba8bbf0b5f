import * as z from 'zod/mini'
import { everydayLoadSchema } from '#business/energy/everyday-loads.ts'
import { featuredSchema } from '#business/energy/featured.ts'
import { typicalNeedNameSchema, typicalNeedSchema, typicalPlaceSchema } from '#business/energy/typical-needs.ts'
import { categorySchema, productDetailSchema, productSchema, statedPanelSchema } from '#business/catalogue/product.ts'
import { productSummarySchema } from '#business/catalogue/product-summary.ts'
import { productChoicesSchema, productCountSchema } from '#business/catalogue/product-page.ts'
import { ratingSourcesSchema, ratingsSchema } from '#business/catalogue/rating-field.ts'
import { specificationSchema } from '#business/catalogue/specification-schema.ts'
import { companyAccountSchema } from '#business/company/settings/company-account.ts'
import { toldLegalTextSchema } from '#business/company/legal/told-legal-text.ts'
import { listedPostSchema, postSchema } from '#business/posts/post.ts'
import { newsPageSchema } from '#business/posts/post-pages.ts'
import {
  provenSolutionDetailSchema,
  provenSolutionSchema,
  testimonialSchema,
} from '#business/solutions/proven-solution.ts'
import { sourcePackageSchema } from '#business/company/source-package.ts'
import { appliancePresetSchema } from '#business/energy/appliance-preset.ts'
import { auditAnswerSchema, closestAlternativeSchema, systemAnswerSchema } from '#business/energy/audit-answer.ts'
import { auditRequestSchema, yearRequestSchema } from '#business/energy/audit-request.ts'
import { yearAnswerSchema } from '#business/energy/calculate-audit.ts'
import { shortfallSchema } from '#business/energy/choose-system.ts'
import { compareRequestSchema, comparisonSchema } from '#business/energy/compare-systems.ts'
import { engineTablesSchema } from '#business/energy/engine-tables.ts'
import { explanationSchema } from '#business/energy/explanation.ts'
import { listedApplianceSchema, listedCategorySchema } from '#business/energy/listed-appliance.ts'
import { listedPlaceSchema } from '#business/energy/listed-place.ts'
import { recommendationAnswerSchema, sizingSummarySchema } from '#business/energy/recommendation-answer.ts'
import { recommendationRequestSchema } from '#business/energy/recommendation-request.ts'
import { requirementSchema } from '#business/energy/requirement.ts'
import { monthSchema } from '#business/energy/year.ts'
import {
  applicationReceiptSchema,
  applicationSchema,
  documentSummarySchema,
  statusLinkSchema,
  submittedApplicationSchema,
} from '#business/financing/application.ts'
import { affordabilitySchema, calculationSchema } from '#business/financing/calculation.ts'
import { scheduleRowSchema } from '#business/financing/instalment-plan.ts'
import { applicationRequestSchema, calculationRequestSchema } from '#business/financing/plan-request.ts'
import { submissionSchema } from '#business/financing/submission.ts'
import { timelineEntrySchema } from '#business/financing/timeline.ts'
import { appointmentSchema } from '#business/leads/appointment.ts'
import { withAttachments } from '#business/leads/attached-audit.ts'
import { maxCvBytes } from '#business/leads/cv.ts'
import { jobApplicationSchema } from '#business/leads/job-application.ts'
import { consultationSchema } from '#business/leads/consultation.ts'
import { contactMessageSchema } from '#business/leads/contact-message.ts'
import { leadReceiptSchema } from '#business/leads/lead.ts'
import { bookableDaySchema, offeredSlotSchema } from '#business/leads/offered-slot.ts'
import { orderSchema } from '#business/leads/order.ts'
import { newQuoteSchema, productQuoteSchema, quoteReceiptSchema, quoteSchema } from '#business/quotes/quote.ts'
import { searchHitSchema } from '#business/search/search-hit.ts'
import { documentReceiptSchema, documentTargetSchema } from '#business/financing/document-upload.ts'
import { serverText } from '#i18n/server-messages.server.ts'
import { problemCodes, type ProblemCode } from '#kernel/problem.ts'
import { problemDetailsSchema, statusOf } from '../problems.ts'
import { adminAnswers } from './admin/admin-answers.ts'
import { adminRequests } from './admin/admin-requests.ts'
import { addressOf, writeNamed, type JsonSchema, type NamedSchemas } from './json-schema.ts'

/** The form that a document comes in. */
const documentFormSchema = z.extend(documentTargetSchema, {
  document: z
    .string()
    .check(z.meta({ format: 'binary', description: 'JPEG, PNG, PDF or Word (DOC, DOCX), at most 10 MB.' })),
})

/** The form of a job application as it is sent: the file is read as it streams, the rest by the schema that it has here. */
const jobApplicationFormSchema = z.extend(jobApplicationSchema, {
  cv: z.optional(z.string()).check(
    z.meta({
      format: 'binary',
      description: `A PDF or Word document (.doc, .docx) of at most ${maxCvBytes} bytes. Stored encrypted, sent to nobody.`,
    }),
  ),
})

function meaningOf(code: ProblemCode): string {
  return `${statusOf[code]} \`${code}\`: ${serverText.en(`problems.${code}.detail`)}`
}

const requests = {
  ...adminRequests,
  AuditRequest: [
    auditRequestSchema,
    'The appliances of a site and how they are used: hours by day (09:00 to 17:00) and by night. Lines of one appliance are added up.',
  ],
  YearRequest: [yearRequestSchema, 'An audit, and a system with its units and panels.'],
  QuoteRequest: [newQuoteSchema, 'An energy audit, and the system that is to be priced for it.'],
  ProductQuoteRequest: [productQuoteSchema, 'Where the product is to be installed.'],
  CompareRequest: [compareRequestSchema, 'An audit, and up to three products to hold against it.'],
  RecommendationRequest: [recommendationRequestSchema, 'A need in three numbers: Wh a day, and the peak in W.'],
  CalculationRequest: [
    calculationRequestSchema,
    'A product, a down payment, a duration, and the price as it was shown.',
  ],
  ApplicationRequest: [applicationRequestSchema, 'The plan that is applied for, with the amounts as they were shown.'],
  DocumentUpload: [documentFormSchema, 'A document, as a form; its fields may also come after the file.'],
  TakenDocument: [
    z.omit(documentFormSchema, { financingApplicationId: true }),
    'A document that staff add, as a form.',
  ],
  SubmissionRequest: [submissionSchema, 'What is told beside the documents, and the consent.'],
  // The shape is the same at any time; the rules between fields are told in words.
  ConsultationRequest: [
    withAttachments(consultationSchema(new Date(0))),
    'A visitor asks for an expert’s visit or call.',
  ],
  AppointmentRequest: [withAttachments(appointmentSchema(new Date(0))), 'Half an hour at the office.'],
  ContactMessageRequest: [
    withAttachments(contactMessageSchema),
    'What a visitor writes to the company, and where to answer.',
  ],
  JobApplicationForm: [jobApplicationFormSchema, 'Who would like to work for the company, and why: a form.'],
  OrderRequest: [withAttachments(orderSchema), 'What a visitor orders, and how they can be called.'],
} satisfies NamedSchemas

const answers = {
  ...adminAnswers,
  DocumentReceipt: [documentReceiptSchema, 'A document that is stored.'],
  Product: [productSchema, 'A product priced for one country. Texts are French, with an English twin in `…En`.'],
  ProductDetail: [productDetailSchema, 'A product with its specification sheet.'],
  Ratings: [
    ratingsSchema,
    'What the audit sizes by: W, Wh, V, A; depth of discharge is a share of 1; null where it is not stated. On battery alone: `continuousW`, `surgeW`; of its battery: `dischargeW`, `chargeW`; `pvInputW` 0 takes no panels; `backupBox`: it works in an outage by a backup box only, which its price holds.',
  ],
  RatingSources: [ratingSourcesSchema, 'How each rating that is stated is known, and where it was read.'],
  StatedPanel: [
    statedPanelSchema,
    'What the sheet of a solar panel states: W, its open voltage at 15 °C, its working current.',
  ],
  Specification: [specificationSchema, 'The lines of a specification sheet; what is not known is left out.'],
  ProductCount: [productCountSchema, 'How many products there are.'],
  ProductCategory: [categorySchema, 'A shelf of the catalogue.'],
  Appliance: [listedApplianceSchema, 'An appliance that can be ticked.'],
  TypicalNeedName: [typicalNeedNameSchema, 'An appliance or a kind of place that people search a system for.'],
  ProductChoices: [productChoicesSchema, 'What products can be narrowed by.'],
  Featured: [featuredSchema, 'What the home page tells of a country’s catalogue.'],
  EverydayLoad: [everydayLoadSchema, 'What a product runs on its battery.'],
  TypicalNeed: [typicalNeedSchema, 'What a need asks for.'],
  TypicalPlace: [typicalPlaceSchema, 'What typical needs ask for at a place.'],
  AppliancePreset: [appliancePresetSchema, 'A kind of place with the list that an audit of one may start from.'],
  ApplianceCategory: [listedCategorySchema, 'A shelf of the appliance picker.'],
  Place: [listedPlaceSchema, 'A town whose sun is known.'],
  EngineTables: [engineTablesSchema, 'All that the engine reads beside a request.'],
  AuditAnswer: [auditAnswerSchema, 'What the appliances need, and the product that gives it.'],
  Requirement: [requirementSchema, 'What a system must be able to do. W, Wh and Wp.'],
  Explanation: [explanationSchema, 'How a number came about: the values that its formula was fed, in reading order.'],
  Shortfall: [shortfallSchema, 'A rating that is too small. W and Wh.'],
  SystemAnswer: [systemAnswerSchema, 'A system that works, priced whole, and what it does not carry.'],
  YearAnswer: [yearAnswerSchema, 'A year of a system, hour by hour.'],
  Comparison: [comparisonSchema, 'Products side by side, each as it would be installed for the load.'],
  Month: [monthSchema, 'An ordinary day of a month, and ten days of its weather. Wh.'],
  ClosestAlternative: [closestAlternativeSchema, 'Where nothing fits: the system that lacks least, and what it lacks.'],
  SizingSummary: [sizingSummarySchema, 'What is needed. W, Wh (nominal capacity) and Wp.'],
  RecommendationAnswer: [
    z.extend(recommendationAnswerSchema, {
      message: z.string().check(z.describe('What the code says, in the language of the request.')),
    }),
    'The cheapest system that fits a need in three numbers.',
  ],
  QuoteReceipt: [quoteReceiptSchema, 'A quote is stored.'],
  Quote: [quoteSchema, 'A quote as it was made, and what the same system costs now.'],
  Calculation: [calculationSchema, 'What a product costs down and a month. The rows sum to the total to the unit.'],
  ScheduleRow: [scheduleRowSchema, 'A payment: 0 is the down payment.'],
  Affordability: [affordabilitySchema, 'The monthly income that a plan needs, in whole units of its currency.'],
  ApplicationReceipt: [applicationReceiptSchema, 'An application is stored.'],
  Application: [applicationSchema, 'An application for financing, as its owner reads it.'],
  StatusLink: [statusLinkSchema, 'What opens an application in any browser.'],
  SubmittedApplication: [submittedApplicationSchema, 'An application, and the link that opens it in any browser.'],
  ProductSummary: [
    productSummarySchema,
    'What names, pictures and prices a product; in an application, as it was when the visitor applied.',
  ],
  DocumentSummary: [documentSummarySchema, 'A document of an application.'],
  TimelineEntry: [timelineEntrySchema, 'Something that happened to an application.'],
  LeadReceipt: [leadReceiptSchema, 'A request is stored.'],
  BookableDay: [bookableDaySchema, 'A day on which something can still be booked.'],
  OfferedSlot: [offeredSlotSchema, 'A slot of a day.'],
  ListedPost: [listedPostSchema, 'A post without its body. Texts are French, with an English twin in `…En`.'],
  NewsPage: [newsPageSchema, 'A page of the news.'],
  Post: [postSchema, 'A post; its body is sanitised HTML, of which nothing runs.'],
  ProvenSolution: [provenSolutionSchema, 'A system that works at a customer’s.'],
  ProvenSolutionDetail: [
    provenSolutionDetailSchema,
    'A solution with all that is known of it; what is not is null, or empty.',
  ],
  Testimonial: [testimonialSchema, 'What a customer said of their system.'],
  CompanyAccount: [
    companyAccountSchema,
    'What the company tells of itself. Texts are French, with an English twin in `…En`, empty where it is not written.',
  ],
  LegalText: [toldLegalTextSchema, 'A legal text, in force since a day.'],
  SearchHit: [searchHitSchema, 'A thing that a search found, in the language that was asked for.'],
  SourcePackage: [sourcePackageSchema, 'A package of the site’s own source.'],
  Problem: [
    problemDetailsSchema,
    ['Why a call was refused (RFC 9457), in the language of the request.', ...problemCodes.map(meaningOf)].join('\n\n'),
  ],
} satisfies NamedSchemas

export type RequestName = keyof typeof requests
export type AnswerName = keyof typeof answers

/** A reference to a named schema. */
export function schemaRef(name: RequestName | AnswerName): JsonSchema {
  return { $ref: addressOf(name) }
}

/** Every named schema of the document: requests as they are sent, answers as they arrive. */
export function componentSchemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries([...writeNamed(requests, 'input'), ...writeNamed(answers, 'output')])
}
