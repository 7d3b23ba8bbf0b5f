import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { notedContacts } from '#kernel/noted-contact.ts'

/** What can happen to a lead. */
export const leadEventKinds = [
  'status',
  'note',
  'assignee',
  'next_step',
  'step_done',
  'moved',
  'cancelled',
  ...notedContacts,
] as const
export type LeadEvent = (typeof leadEventKinds)[number]

/** A line of a lead's timeline. */
export const leadEventSchema = z.object({
  id: z.int(),
  at: momentField(),
  staffName: z.string(),
  event: z.enum(leadEventKinds),
  said: z
    .string()
    .check(z.describe('The new status, the new owner’s name, the next step or the one done, or the note.')),
})
export type LeadTimelineEntry = Readonly<z.infer<typeof leadEventSchema>>

/** A request as it is now, with what has happened to it. */
type Worked = { readonly updatedAt: string; readonly timeline: readonly LeadTimelineEntry[] }

/**
 * True when one of the parts that a change replaces was replaced since `seen`, the version that it was made on. A note only adds,
 * and each part stands for itself: who writes a note and who sets a state are in nobody's way.
 */
export function isLate(
  { updatedAt, timeline }: Worked,
  seen: string | undefined,
  replaced: readonly LeadEvent[],
): boolean {
  if (seen === undefined || Date.parse(seen) === Date.parse(updatedAt)) return false
  const isSeen = ({ at }: LeadTimelineEntry) => Date.parse(at) <= Date.parse(seen)
  return timeline.some((entry) => replaced.includes(entry.event) && !isSeen(entry))
}
