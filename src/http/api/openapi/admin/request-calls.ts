import { figuresFilterSchema, leadFilterSchema } from '#business/leads/admin-lead.ts'
import { calendarQuestionSchema } from '#business/leads/booking-calendar.ts'
import { adminCalls, fileOf } from './admin-call.ts'

const leads = { may: 'leads.work' } as const

/** What visitors ask, and when they are expected. */
export const requestCalls = adminCalls('Back office: requests', 'What visitors ask, and when they are expected.', {
  'GET /leads': {
    ...leads,
    id: 'listLeads',
    summary: 'Requests, in the order that is asked for',
    description:
      '`assignee` is an account, `me`, or `none`; `status` one state or several, parted by commas; amounts are sorted within a `country`; `after` asks for what came after a request (`lastId`); `cursor` is `nextCursor` of the page before.',
    query: leadFilterSchema,
    answer: 'LeadPage',
  },
  'GET /leads.csv': {
    ...leads,
    id: 'exportLeads',
    summary: 'The same as a table',
    query: leadFilterSchema,
    answer: fileOf('text/csv', 'A row a request.'),
  },
  'GET /leads/assignees': {
    ...leads,
    id: 'listLeadAssignees',
    summary: 'To whom a request can be given',
    answer: ['Assignee'],
  },
  'POST /leads': {
    ...leads,
    id: 'takeLead',
    summary: 'Note a request for somebody who rings or walks in, and book its time',
    description:
      'An `Idempotency-Key` makes a repeated submit the same one. It begins as contacted, and is of whoever notes it unless `assigneeId` says otherwise.',
    body: 'TakenLead',
    example: {
      kind: 'appointment',
      channel: 'phone',
      country: 'bf',
      language: 'fr',
      name: 'Awa Sawadogo',
      phone: '+226 70 00 00 00',
      date: '2027-03-03',
      slot: '09:30',
    },
    created: true,
    answer: 'LeadReceipt',
    problems: ['conflict', 'slot_full', 'not_found'],
  },
  'GET /leads/figures': {
    ...leads,
    id: 'countNewLeads',
    summary: 'How many are new',
    query: figuresFilterSchema,
    answer: 'InboxFigures',
  },
  'GET /leads/arrivals': {
    ...leads,
    id: 'followLeads',
    summary: 'Be told when a request comes',
    description:
      'Server-sent events: `lead_arrived` says that one came, and `GET /leads?after=` which. It ends after five minutes; whoever wants to hear more asks anew.',
    answer: fileOf('text/event-stream', 'An event as soon as it happens, until the stream ends.'),
  },
  'POST /leads/changes': {
    ...leads,
    id: 'changeLeads',
    summary: 'Change the status or owner of several',
    description: 'Each as `PATCH /leads/{id}` does it; what may not be changed so is left as it is and named.',
    body: 'LeadChanges',
    example: { ids: [1, 2], change: { status: 'contacted' } },
    answer: 'ChangedLeads',
  },
  'GET /leads/{id}': {
    ...leads,
    id: 'findLead',
    summary: 'A request with all that was asked and has happened',
    answer: 'Lead',
  },
  'GET /leads/{id}/file': {
    ...leads,
    id: 'openLeadFile',
    summary: 'The file that came with a request',
    answer: fileOf('application/octet-stream', 'To be kept, never to be opened in place.'),
    problems: ['file_missing'],
  },
  'PATCH /leads/{id}': {
    ...leads,
    id: 'changeLead',
    summary: 'Change its status, owner, next step or person; add a note',
    body: 'LeadChange',
    example: { status: 'contacted', note: 'Called: wants a visit on Friday.' },
    answer: 'Lead',
    problems: ['stale', 'conflict'],
  },
  'GET /calendar': {
    ...leads,
    id: 'readCalendar',
    summary: 'Who is expected in a country, day by day',
    query: calendarQuestionSchema,
    answer: 'BookingCalendar',
  },
  'PUT /leads/{id}/booking': {
    ...leads,
    id: 'moveBooking',
    summary: 'Book a time, or another in place of it; the visitor is told',
    body: 'BookingMove',
    answer: 'Lead',
    problems: ['stale', 'conflict', 'slot_full'],
  },
  'POST /leads/{id}/booking/cancellation': {
    ...leads,
    id: 'cancelBooking',
    summary: 'Cancel a booking; the visitor is told',
    body: 'BookingCancellation',
    example: { reason: 'customer' },
    answer: 'Lead',
    problems: ['stale'],
  },
  'PUT /leads/{id}/booking/outcome': {
    ...leads,
    id: 'settleBooking',
    summary: 'Say what became of it',
    body: 'BookingOutcome',
    example: { outcome: 'no_show' },
    answer: 'Lead',
    problems: ['stale'],
  },
  'POST /closed-days': {
    may: 'calendar.manage',
    id: 'closeDay',
    summary: 'Close a country’s office for a day',
    body: 'NewClosedDay',
    created: true,
    answer: 'ClosedDay',
    problems: ['conflict'],
  },
  'DELETE /closed-days/{id}': { may: 'calendar.manage', id: 'reopenDay', summary: 'Open it again' },
})
