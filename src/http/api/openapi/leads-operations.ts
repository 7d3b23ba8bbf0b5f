import { appointmentForm } from '#business/leads/appointment.ts'
import { consultationForm } from '#business/leads/consultation.ts'
import { messageForm } from '#business/leads/contact-message.ts'
import { jobApplicationForm } from '#business/leads/job-application.ts'
import { slotQuestionSchema } from '#business/leads/offered-slot.ts'
import { orderForm } from '#business/leads/order.ts'
import { exampleOf } from '#business/leads/visitor-form.ts'
import { writeSchema, type JsonSchema } from './json-schema.ts'
import { idempotencyKey, listOf, one, type Answer, type OperationGroup, type Parameter } from './operation.ts'

const exampleDay = '2027-03-03'

const receipt: Answer = one('LeadReceipt', 'Stored, and mailed to the company.')

const slotExamples: Readonly<Record<string, string>> = { kind: 'consultation', date: exampleDay }

function slotParameters(): Parameter[] {
  const { properties = {}, required = [] } = writeSchema(slotQuestionSchema)
  return Object.entries(properties).map(([name, schema]) => ({
    in: 'query',
    name,
    required: required.includes(name),
    schema: schema as JsonSchema,
    example: slotExamples[name],
  }))
}

/** The routes of what visitors ask of the company. */
export const leadsOperations: OperationGroup = {
  tag: 'Requests',
  description:
    'What visitors ask of the company: stored before it is answered. The energy audit that a visitor has made may go along as ' +
    '`audit`; it is calculated anew, and stored with its numbers. `quoteKey` names the quote that a request is for, which is kept from ' +
    'then on; one that opens nothing is 404.',
  operations: [
    {
      id: 'listSlots',
      method: 'get',
      path: '/slots',
      summary: 'The slots of a day, and which can still be booked',
      parameters: slotParameters(),
      status: 200,
      answer: listOf('OfferedSlot', 'Every slot of the day, in order.'),
      problems: ['invalid'],
    },
    {
      id: 'listBookableDays',
      method: 'get',
      path: '/bookable-days',
      summary: 'The next days on which something can still be booked',
      parameters: slotParameters().filter(({ name }) => name !== 'date'),
      status: 200,
      answer: listOf('BookableDay', 'The soonest days with a free slot, in order.'),
      problems: ['invalid'],
    },
    {
      id: 'requestConsultation',
      method: 'post',
      path: '/consultations',
      summary: 'Ask for a consultation and book its slot',
      description:
        '`preferredDate` is a weekday from today to a year ahead in the country’s time zone; `state` is one of the country’s ' +
        'states or towns. The last place of a slot has one winner.',
      parameters: [idempotencyKey],
      request: { name: 'ConsultationRequest', example: exampleOf(consultationForm) },
      status: 201,
      answer: receipt,
      problems: ['not_found', 'slot_full', 'conflict', 'too_many_requests'],
    },
    {
      id: 'bookAppointment',
      method: 'post',
      path: '/appointments',
      summary: 'Book half an hour at the office',
      description:
        '`date` is a weekday from today to a year ahead in the country’s time zone, `slot` a half hour that has not begun. The ' +
        'last place of a slot has one winner. The visitor gets a calendar file by mail.',
      parameters: [idempotencyKey],
      request: { name: 'AppointmentRequest', example: exampleOf(appointmentForm) },
      status: 201,
      answer: receipt,
      problems: ['not_found', 'slot_full', 'conflict', 'too_many_requests'],
    },
    {
      id: 'sendMessage',
      method: 'post',
      path: '/messages',
      summary: 'Write to the company',
      description:
        'An email address or a phone number to answer to is needed. The same words within a day are the same message.',
      parameters: [idempotencyKey],
      request: { name: 'ContactMessageRequest', example: { ...exampleOf(messageForm), country: 'bf' } },
      status: 201,
      answer: receipt,
      problems: ['not_found', 'conflict', 'too_many_requests'],
    },
    {
      id: 'placeOrder',
      method: 'post',
      path: '/orders',
      summary: 'Order a product at the catalogue’s price',
      description:
        'The company calls back. A product without a price in the country can’t be ordered: 409. With `quoteKey` the whole of that ' +
        'quote is ordered: `productId` and `country` are the quote’s and `quantity` is 1 (else 422), the price is its total while it ' +
        'holds and that of today from then on; a system that is not sold so any more is 409.',
      parameters: [idempotencyKey],
      request: { name: 'OrderRequest', example: { productId: 2, ...exampleOf(orderForm), country: 'cm' } },
      status: 201,
      answer: receipt,
      problems: ['not_found', 'conflict', 'too_many_requests'],
    },
    {
      id: 'applyForJob',
      method: 'post',
      path: '/job-applications',
      summary: 'Apply for a job',
      description:
        'What kind of file a CV is, is told by its bytes: any other is 415, and so is a name that claims another kind than they ' +
        'are.',
      parameters: [idempotencyKey],
      request: {
        name: 'JobApplicationForm',
        example: { ...exampleOf(jobApplicationForm), country: 'bf', cv: 'cv.pdf' },
        type: 'multipart/form-data',
      },
      status: 201,
      answer: receipt,
      problems: ['conflict', 'too_many_requests'],
    },
  ],
}
