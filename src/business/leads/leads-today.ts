import * as z from 'zod/mini'
import { dayField } from '#kernel/calendar-date.ts'
import { shareSchema } from '#business/accounts/whose-work.ts'
import { countSchema, mostCounted } from '#kernel/counted.ts'
import { inboxLeadSchema, listedLeadSchema } from './admin-lead.ts'
import { slotKinds } from './slots.ts'

const { name, email, phone, dialledNumber, town, country, language, updatedAt } = listedLeadSchema.shape
/** Who is called or written to, in their language. */
const person = { name, email, phone, dialledNumber, country, language }

/** A visit or a call that is booked. */
const comingBookingSchema = z.object({
  leadId: z.int(),
  kind: z.enum(slotKinds),
  ...person,
  date: dayField(),
  slot: z.string(),
  address: z.nullable(z.string()).check(z.describe('Where a visit is; null of any other time.')),
  words: z.string().check(z.describe('What they wrote, in short.')),
  assigneeId: z.nullable(z.string()),
  assigneeName: z.nullable(z.string()),
  isToday: z.boolean().check(z.describe('On the country’s calendar.')),
})
export type ComingBooking = Readonly<z.infer<typeof comingBookingSchema>>

const unsentQuote = z
  .nullable(z.string())
  .check(z.describe('The key of the newest quote that was made for it and is to be sent.'))

/** Somebody who was reached, and for whom nothing is to be done next. */
const steplessLeadSchema = z.extend(inboxLeadSchema, { unsentQuote })
export type SteplessLead = Readonly<z.infer<typeof steplessLeadSchema>>

/** What is to be done next for a request, and is due, or will be within the week. */
const dueStepSchema = z.extend(
  z.pick(listedLeadSchema, {
    reference: true,
    kind: true,
    status: true,
    nextStep: true,
    usualStep: true,
    unanswered: true,
    firstContactAt: true,
    answerDueAt: true,
    bookedAt: true,
    createdAt: true,
    nextStepTime: true,
    assigneeId: true,
    assigneeName: true,
  }),
  {
    leadId: z.int(),
    ...person,
    town,
    asked: inboxLeadSchema.shape.asked,
    updatedAt,
    unsentQuote,
    nextStepOn: dayField(),
    isOverdue: z.boolean().check(z.describe('It was for a day before today.')),
    isLater: z.boolean().check(z.describe('It is for one of the seven days after today.')),
    isOwned: z.boolean().check(z.describe('False where nobody owns the request: whoever comes first does it.')),
  },
)
export type DueStep = Readonly<z.infer<typeof dueStepSchema>>

const few = `${mostCounted} for as many or more.`

/** What of the requests needs doing now. */
export const leadsTodaySchema = z.object({
  share: shareSchema.check(
    z.describe(
      'Answers, steps of the week, requests without one and whoever is expected; `mine` is what whoever asks owns, and nobody’s.',
    ),
  ),
  owned: z.int().check(z.describe('How much of `share.mine` belongs to whoever asks.')),
  new: countSchema().check(z.describe(`Those of whom it is asked, or nobody’s, that nobody has touched. ${few}`)),
  due: countSchema().check(z.describe(`Those whose next step was for today or before. ${few}`)),
  week: countSchema().check(z.describe(`Steps of whoever asks, of today and the seven days after it. ${few}`)),
  planned: countSchema().check(z.describe(`All of \`steps\`. ${few}`)),
  stepless: countSchema().check(z.describe(`Those that were answered and have no next step. ${few}`)),
  firstStepless: z
    .readonly(z.array(z.readonly(steplessLeadSchema)))
    .check(z.describe('Five of them: whoever was in touch last first, who comes from a table last.')),
  waiting: z
    .readonly(z.array(z.readonly(inboxLeadSchema)))
    .check(z.describe('Those that nobody has touched, the oldest first; twenty at most.')),
  steps: z
    .readonly(z.array(z.readonly(dueStepSchema)))
    .check(
      z.describe('Their steps to the end of the seventh day after today, in the order of the inbox; fifty at most.'),
    ),
  bookings: z
    .readonly(z.array(z.readonly(comingBookingSchema)))
    .check(
      z.describe(
        'Today’s and tomorrow’s, the soonest first; of one’s own also those of the six days after, unless their request is `waiting` or has a row in `steps`.',
      ),
    ),
})
export type LeadsToday = Readonly<z.infer<typeof leadsTodaySchema>>
