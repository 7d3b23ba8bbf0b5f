import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { notedContacts } from '#kernel/noted-contact.ts'
import { usualSteps } from '#kernel/usual-step.ts'

/** What can happen to a lead. */
export const leadEventKinds = [
  'taken',
  'status',
  'note',
  'assignee',
  'next_step',
  'step_done',
  'booked',
  'moved',
  'cancelled',
  'held',
  'no_show',
  'corrected',
  'taken_back',
  'quote_sent',
  'won_amount',
  'expected_amount',
  'contacted_before',
  ...notedContacts,
] as const
export type LeadEvent = (typeof leadEventKinds)[number]

const reachedBy: readonly LeadEvent[] = ['taken', 'held', 'reached', 'chat']
/** All that tells how often somebody was called in vain. */
export const callEvents: readonly LeadEvent[] = [...reachedBy, 'no_answer', 'taken_back']
/** True of an event that shows that the person was spoken to, whatever the request's state. */
export const isReached = (event: string): boolean => reachedBy.some((one) => one === event)

/** Whether they were spoken to, as the history tells: a contact that was taken back was none. */
export function wasReached(history: readonly Pick<LeadTimelineEntry, 'event' | 'said'>[]): boolean {
  const reached = history.filter(({ event }) => isReached(event)).length
  return reached > history.filter(({ event, said }) => event === 'taken_back' && isReached(said)).length
}

/** How many calls nobody has answered since the person was last reached; what was taken back never was. */
export function unansweredCalls(history: readonly Pick<LeadTimelineEntry, 'event' | 'said'>[]): number {
  let calls = 0
  let before = 0
  for (const { event, said } of history) {
    if (event === 'no_answer') calls += 1
    else if (event === 'taken_back' && said === 'no_answer') calls -= 1
    else if (event === 'taken_back' && isReached(said)) calls += before
    else if (isReached(event)) {
      before = calls
      calls = 0
    }
  }
  return Math.max(calls, 0)
}

/** Why staff give a booking another time, or none. The visitor is told all but `other`. */
export const bookingReasons = ['customer', 'unreachable', 'team', 'weather', 'other'] as const
export type BookingReason = (typeof bookingReasons)[number]

/** Why a request is lost, where staff say it. */
export const lostReasons = ['price', 'competitor', 'no_answer', 'not_now', 'not_feasible', 'other'] as const
export type LostReason = (typeof lostReasons)[number]

/** How a person is called and reached, and where they live. */
export const personFields = ['name', 'phone', 'email', 'town', 'language', 'country'] as const
export type PersonField = (typeof personFields)[number]

const correctionSchema = z.object({
  field: z.enum(personFields),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** What stands beside `said`. */
const eventDetailsSchema = z.object({
  reason: z.optional(z.enum(bookingReasons)),
  lostBecause: z.optional(z.enum(lostReasons)),
  words: z.optional(z.string().check(z.describe('What staff wrote of why.'))),
  before: z.optional(
    z
      .string()
      .check(z.describe('The booked time or the expected amount until then, or the note as it was first written.')),
  ),
  person: z.optional(z.readonly(z.array(correctionSchema))),
  sentBy: z.optional(z.enum(['mail', 'chat'])).check(z.describe('Which way a quote went.')),
})
export type EventDetails = Readonly<z.infer<typeof eventDetailsSchema>>

/** The same as it is stored, with what nobody is told: the key by which a note that is sent again is the same note. */
export type KeptDetails = EventDetails & { readonly sentOnceBy?: string }

/** What is told of the details of an event; null where that is nothing. */
export function toldDetails(kept: KeptDetails | null): EventDetails | null {
  const { sentOnceBy: _, ...told } = kept ?? {}
  return Object.keys(told).length > 0 ? told : null
}

/** A line of a lead's timeline. */
export const leadEventSchema = z.object({
  id: z.int(),
  at: momentField(),
  staffId: z.nullable(z.string()),
  staffName: z.string(),
  event: z.enum(leadEventKinds),
  said: z
    .string()
    .check(
      z.describe(
        'How it came, the new status, the owner’s name, the next step or the one done, the booked time, the contact that is taken back, the quote, the amount agreed or expected (`1250000 NGN`; empty of none any more), the day of the last contact before a table was imported, or the note.',
      ),
    ),
  usualStep: z
    .nullable(z.enum(usualSteps))
    .check(z.describe('Of a next step or the one done: which usual step it is; null of free words.')),
  details: z.nullable(eventDetailsSchema),
})
export type LeadTimelineEntry = Readonly<z.infer<typeof leadEventSchema>>

/** A request as it is now, with what has happened to it. */
type Worked = { readonly updatedAt: string; readonly timeline: readonly LeadTimelineEntry[] }

/**
 * True when one of the parts that a change replaces was replaced since `seen`, the version that it was made on. A note only adds,
 * and each part stands for itself: who writes a note and who sets a state are in nobody's way.
 */
export function isStale(
  { updatedAt, timeline }: Worked,
  seen: string | undefined,
  replaced: readonly LeadEvent[],
): boolean {
  if (seen === undefined || Date.parse(seen) === Date.parse(updatedAt)) return false
  const isSeen = ({ at }: LeadTimelineEntry) => Date.parse(at) <= Date.parse(seen)
  return timeline.some((entry) => replaced.includes(entry.event) && !isSeen(entry))
}
