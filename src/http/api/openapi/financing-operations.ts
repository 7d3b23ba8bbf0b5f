import type * as z from 'zod/mini'
import { draftDays } from '#kernel/retention.ts'
import type { applicationRequestSchema, calculationRequestSchema } from '#business/financing/plan-request.ts'
import type { SubmissionInput } from '#business/financing/submission.ts'
import { idempotencyKey, listOf, one, type Answer, type OperationGroup, type Parameter } from './operation.ts'

const calculationExample: z.input<typeof calculationRequestSchema> = {
  productId: 2,
  downPaymentPercentage: 30,
  tenureMonths: 12,
  totalPrice: 3_500_000,
}

const applicationExample: z.input<typeof applicationRequestSchema> = {
  productId: 2,
  downPaymentPercentage: 30,
  tenureMonths: 12,
  monthlyPayment: 204_167,
  totalAmount: 3_500_000,
}

const submissionExample: SubmissionInput = {
  additionalInfo: {
    fullName: 'Amina Bello',
    monthlyIncome: '450 000',
    incomePeriod: 'month',
    employerName: 'Dangote',
    email: 'amina@example.com',
    phone: '0803 000 0000',
  },
  termsAccepted: true,
}

const applicationId: Parameter = {
  in: 'path',
  name: 'id',
  required: true,
  schema: { type: 'integer', minimum: 1 },
  example: 123,
}

const setsCookie = {
  'Set-Cookie': {
    description: 'Opens the application to this browser: `financing_access`, http-only.',
    schema: { type: 'string' },
  },
} as const

const statusPage: Answer = {
  description: 'On to the page of the application, whose address holds no token.',
  headers: {
    Location: { description: 'The page.', schema: { type: 'string', format: 'uri-reference' } },
    ...setsCookie,
  },
}

const shownAmounts =
  'The amounts are those that the visitor was shown; where one is not ours (any more), 409 `price_changed` has the right ' +
  '`price`, `currency` and `monthlyPayment`. A product that is not sold in instalments in the country is 409. ' +
  'With `quoteKey` the plan is of the total of that quote, whose product and country are to be named (else 422): what it says until ' +
  '`validUntil`, what it costs today from then on (409, with `quotedPrice` beside). An unknown or expired key is 404, a system that is ' +
  'not sold so any more 409.'

/** The routes of financing. */
export const financingOperations: OperationGroup = {
  tag: 'Financing',
  description:
    'Instalments without interest, and applications for them. An application belongs to the browser that made it: to ' +
    'everybody else it does not exist.',
  operations: [
    {
      id: 'calculatePlan',
      method: 'post',
      path: '/financing/calculate',
      summary: 'What a product costs down and a month',
      description: shownAmounts,
      request: { name: 'CalculationRequest', example: calculationExample },
      status: 200,
      answer: one('Calculation', 'The plan, its first payment due today.'),
      problems: ['not_found', 'conflict', 'price_changed'],
    },
    {
      id: 'applyForFinancing',
      method: 'post',
      path: '/financing/apply',
      summary: 'Begin an application',
      description: `${shownAmounts} A draft that nobody submits is deleted after ${draftDays} days. A repeat opens the draft to its browser once more within a day, if the key has 22 characters or more.`,
      parameters: [idempotencyKey],
      request: { name: 'ApplicationRequest', example: applicationExample },
      status: 201,
      answer: { ...one('ApplicationReceipt', 'The draft.'), headers: setsCookie },
      problems: ['not_found', 'conflict', 'price_changed', 'cross_origin', 'too_many_requests'],
    },
    {
      id: 'listOwnApplications',
      method: 'get',
      path: '/financing/applications',
      summary: 'The applications of this browser',
      status: 200,
      answer: listOf('Application', 'Newest first; none without the cookie.'),
    },
    {
      id: 'findOwnApplication',
      method: 'get',
      path: '/financing/applications/{id}',
      summary: 'An application of this browser',
      parameters: [applicationId],
      status: 200,
      answer: one('Application', 'The application.'),
      problems: ['not_found'],
    },
    {
      id: 'submitApplication',
      method: 'patch',
      path: '/financing/applications/{id}',
      summary: 'Submit a draft',
      description:
        'Needs all five documents (409 `documents_missing` names in `missingDocuments` those that are not there) and the ' +
        'consent. The plan starts on this day.',
      parameters: [applicationId],
      request: { name: 'SubmissionRequest', example: submissionExample },
      status: 200,
      answer: one('SubmittedApplication', 'The application, submitted.'),
      problems: ['not_found', 'conflict', 'documents_missing', 'cross_origin'],
    },
    {
      id: 'changePlan',
      method: 'put',
      path: '/financing/applications/{id}/plan',
      summary: 'Apply for another plan, with the same documents',
      description: shownAmounts,
      parameters: [applicationId],
      request: { name: 'ApplicationRequest', example: applicationExample },
      status: 200,
      answer: one('Application', 'The draft with its new plan.'),
      problems: ['not_found', 'conflict', 'price_changed', 'cross_origin'],
    },
    {
      id: 'issueStatusLink',
      method: 'post',
      path: '/financing/applications/{id}/status-link',
      summary: 'Another link that opens a submitted application',
      description: 'For its owner whose submit lost its answer: the link is told once, and only its hash is kept.',
      parameters: [applicationId],
      status: 200,
      answer: one('StatusLink', 'The link, good for a year.'),
      problems: ['not_found', 'conflict', 'cross_origin'],
    },
    {
      id: 'openStatusLink',
      method: 'get',
      path: '/financing/status-link',
      summary: 'Open an application in this browser',
      description: 'The links of mails sent before `/financing/follow` had the address; good for a year.',
      parameters: [{ in: 'query', name: 'token', required: true, schema: { type: 'string' }, example: 'token' }],
      status: 303,
      answer: statusPage,
      problems: ['not_found'],
    },
  ],
}
