import { applicationFilterSchema } from '#business/financing/admin-application.ts'
import { adminCalls, fileOf } from './admin-call.ts'

const applications = { may: 'applications.work' } as const

/** Applications for financing. */
export const applicationCalls = adminCalls(
  'Back office: applications',
  'Applications for financing, their documents, and what is decided.',
  {
    'GET /applications': {
      ...applications,
      id: 'listApplications',
      summary: 'Applications: the undecided by their clock, any others the newest first',
      query: applicationFilterSchema,
      answer: 'ApplicationPage',
    },
    'GET /applications.csv': {
      ...applications,
      id: 'exportApplications',
      summary: 'The same as a table',
      query: applicationFilterSchema,
      answer: fileOf('text/csv', 'A row an application.'),
    },
    'GET /applications/payments.csv': {
      ...applications,
      id: 'exportPayments',
      summary: 'What came of their down payments and was given back, as a table',
      query: applicationFilterSchema,
      answer: fileOf('text/csv', 'A row a sum, with its sign; a correction is what it adds or takes away.'),
    },
    'GET /applications/counts': {
      ...applications,
      id: 'countApplications',
      summary: 'How many are in each status',
      query: applicationFilterSchema,
      answer: 'ApplicationCounts',
    },
    'GET /applications/assignees': {
      ...applications,
      id: 'listApplicationAssignees',
      summary: 'To whom an application can be given',
      answer: ['Assignee'],
    },
    'GET /applications/{id}': {
      ...applications,
      id: 'openApplication',
      summary: 'An application as those who decide read it',
      answer: 'ReviewedApplication',
    },
    'PATCH /applications/{id}': {
      ...applications,
      id: 'changeApplication',
      summary: 'Decide, ask for a document again, give it to somebody, note something',
      description:
        'The applicant is told of what is decided. `conflict` names what stands in the way; that a receipt’s number is noted already (`reference_noted`) comes with `noted`, the application where it stands, and passes with `isAnotherReceipt`; `forbidden` is what only `admin` and `sales` do: decide, undo it, and note the income read.',
      body: 'ApplicationChange',
      example: { status: 'in_review', note: 'Documents are complete.' },
      answer: 'ReviewedApplication',
      problems: ['stale', 'conflict'],
    },
    'GET /applications/{id}/receipts/{entryId}': {
      ...applications,
      id: 'printReceipt',
      summary: 'A receipt of what came of a down payment, or was given back',
      description:
        'Of an entry of the timeline that tells of money, as it stood then: tagged, in the language of the application. One that was put right says so and which replaces it.',
      answer: fileOf('application/pdf', 'The receipt.'),
    },
    'POST /applications/known': {
      ...applications,
      id: 'findKnownApplications',
      summary: 'What was applied for by a phone or an address',
      description: 'It is asked by POST so that nobody’s phone stands in an address.',
      body: 'ContactQuestion',
      example: { phone: '0803 123 4567' },
      answer: ['KnownApplication'],
    },
    'POST /applications': {
      ...applications,
      id: 'takeApplication',
      summary: 'Begin an application for somebody in the shop or on the phone',
      description:
        'It is submitted at once, its documents are added to it; an `Idempotency-Key` makes a repeated submit the same one.',
      body: 'TakenApplication',
      example: {
        productId: 2,
        country: 'cm',
        downPaymentPercentage: 30,
        tenureMonths: 12,
        totalAmount: 3_500_000,
        monthlyPayment: 204_167,
        language: 'en',
        fullName: 'Chidi Nwosu',
        phone: '+234 803 000 0000',
      },
      answer: 'ApplicationReceipt',
      created: true,
      problems: ['conflict', 'price_changed'],
    },
    'POST /applications/{id}/documents': {
      ...applications,
      id: 'takeDocument',
      summary: 'Keep a document that the applicant gave in another way',
      description:
        'In the place of the one before, until the application is decided. The timeline says who of the staff added it.',
      body: 'TakenDocument',
      form: true,
      answer: 'DocumentReceipt',
      created: true,
      problems: ['conflict'],
    },
    'GET /applications/{id}/documents/{documentId}': {
      ...applications,
      id: 'readDocument',
      summary: 'A document of an application',
      description: 'It counts as opened; that, and by whom, is written down.',
      answer: fileOf('*/*', 'The document as it was sent.'),
      problems: ['file_missing'],
    },
    'GET /applications/{id}/earlier-documents/{documentId}': {
      ...applications,
      id: 'readEarlierDocument',
      summary: 'A version of a document in whose place another one came',
      description: '`earlierId` of the timeline. That it was read, and by whom, is written down.',
      answer: fileOf('*/*', 'The document as it was sent.'),
      problems: ['file_missing'],
    },
    'GET /applications/{id}/documents/{documentId}/sheet': {
      ...applications,
      id: 'showDocument',
      summary: 'The same, to be shown on a screen',
      description:
        'That it was sent, and to whom, is written down; it counts as opened once `opened` is put. A picture or PDF that ends early has the header `Document-Fault: damaged`.',
      answer: fileOf('*/*', 'The document as it was sent.'),
      problems: ['file_missing'],
    },
    'PUT /applications/{id}/documents/{documentId}/sheet': {
      ...applications,
      id: 'noteDocumentShown',
      summary: 'Say whether a document could be shown',
      description: 'What can’t be read is a warning before the decision, also once it was downloaded.',
      body: 'ShownDocument',
      example: { fault: 'damaged' },
    },
    'PUT /applications/{id}/documents/{documentId}/opened': {
      ...applications,
      id: 'openDocument',
      summary: 'Say that a document was shown',
      description: 'It counts as opened by whoever says so.',
    },
    'PUT /applications/{id}/documents/{documentId}/checked': {
      may: 'applications.decide',
      id: 'checkDocument',
      summary: 'Say that a document is what it should be, or take that back',
      description:
        'It counts as opened, too. Of one with a `fault` say how it was seen; the timeline and the warnings tell that.',
      body: 'DocumentCheck',
      example: { checked: true, seenElsewhere: 'The original, in the shop' },
    },
  },
)
