import * as z from 'zod/mini'
import { shareSchema } from '#business/accounts/whose-work.ts'
import { countSchema } from '#kernel/counted.ts'
import { listedApplicationSchema } from './admin-application.ts'

/** What follows an approval: the call that its mail promises, then the down payment. */
export const stepsAfterApproval = ['call', 'down_payment'] as const

/** What staff do next with an application that is not over. */
export const applicationSteps = ['review', ...stepsAfterApproval] as const
export type ApplicationStep = (typeof applicationSteps)[number]

/** An application that nobody has decided on. */
const waitingApplicationSchema = z.extend(listedApplicationSchema, {
  isOverdue: z.boolean(),
  asksYou: z.boolean().check(z.describe('Whether its second approval is for whoever reads it to give.')),
})
export type WaitingApplication = Readonly<z.infer<typeof waitingApplicationSchema>>

/** An approved application whose applicant waits for a call, or who is waited for. */
const approvedApplicationSchema = z.extend(listedApplicationSchema, {
  step: z.enum(stepsAfterApproval),
  downPayment: z.int(),
})
export type ApprovedApplication = Readonly<z.infer<typeof approvedApplicationSchema>>

/** What of the applications needs doing now. */
export const applicationsTodaySchema = z.object({
  share: shareSchema.check(
    z.describe(
      'Those to decide on and those to be followed after their approval; one’s own with what nobody owns and what one is to approve second.',
    ),
  ),
  owned: countSchema().check(
    z.describe('How much of `share.mine` belongs to whoever asks, or waits for them to approve it second.'),
  ),
  waiting: z.int().check(z.describe('All that nobody has decided on.')),
  first: z
    .readonly(z.array(z.readonly(waitingApplicationSchema)))
    .check(
      z.describe(
        'What one is to approve second, then those that wait longest, what is overdue first, and last what waits for its applicant.',
      ),
    ),
  approved: z
    .readonly(z.array(z.readonly(approvedApplicationSchema)))
    .check(
      z.describe('Approved in the last 60 days: to be called, or waited for with their down payment; the first ten.'),
    ),
})
export type ApplicationsToday = Readonly<z.infer<typeof applicationsTodaySchema>>
