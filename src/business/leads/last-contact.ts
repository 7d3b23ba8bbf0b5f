import * as z from 'zod/mini'
import { dayField } from '#kernel/calendar-date.ts'
import type { LeadEvent } from './lead-event.ts'

/** What of a history says that somebody of ours was in touch with its person. */
export const contactEvents = [
  'taken',
  'held',
  'reached',
  'chat',
  'quote_sent',
  'contacted_before',
] as const satisfies readonly LeadEvent[]
export type ContactEvent = (typeof contactEvents)[number]

export const lastContactSchema = z.object({
  on: dayField().check(z.describe('On the calendar of the country.')),
  by: z.nullable(z.string()).check(z.describe('Null where a table told it.')),
  way: z.enum(contactEvents),
})
/** When somebody of ours was last in touch with a person, and which way. */
export type LastContact = Readonly<z.infer<typeof lastContactSchema>>
