import * as z from 'zod/mini'
import { listedApplicationSchema } from './admin-application.ts'

/** An application that nobody has decided on. */
const waitingApplicationSchema = z.extend(listedApplicationSchema, { isOverdue: z.boolean() })
export type WaitingApplication = Readonly<z.infer<typeof waitingApplicationSchema>>

/** What of the applications needs doing now. */
export const applicationsTodaySchema = z.object({
  waiting: z.int().check(z.describe('All that nobody has decided on.')),
  first: z
    .readonly(z.array(z.readonly(waitingApplicationSchema)))
    .check(z.describe('Those that wait longest, what is overdue first, and last what waits for its applicant.')),
})
export type ApplicationsToday = Readonly<z.infer<typeof applicationsTodaySchema>>
