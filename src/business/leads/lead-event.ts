import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'

/** What can happen to a lead. */
export const leadEventKinds = ['status', 'note', 'assignee', 'next_step', 'moved', 'cancelled'] as const
export type LeadEvent = (typeof leadEventKinds)[number]

/** A line of a lead's timeline. */
export const leadEventSchema = z.object({
  id: z.int(),
  at: momentField(),
  staffName: z.string(),
  event: z.enum(leadEventKinds),
  said: z.string().check(z.describe('The new status, the new owner’s name, the next step, or the note.')),
})
export type LeadTimelineEntry = Readonly<z.infer<typeof leadEventSchema>>
