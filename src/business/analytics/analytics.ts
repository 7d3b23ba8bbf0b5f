import * as z from 'zod/mini'
import { segments } from '#business/energy/segment.ts'
import { decidedStatuses } from '#business/financing/application-status.ts'
import { leadKinds } from '#business/leads/lead.ts'
import { dayField } from '#kernel/calendar-date.ts'
import { countries } from '#kernel/country.ts'
import { currencies } from '#kernel/money.ts'
import { countedPages, funnelSteps } from './measure.ts'
import { periods } from './period.ts'

const figure = z.int()

/** How many there were of a kind, page, segment…; never of none. */
const countedSchema = <Key extends z.ZodMiniType<string, string>>(key: Key) =>
  z.readonly(z.object({ key, count: figure }))
export type Counted<Key extends string> = { readonly key: Key; readonly count: number }

/** A state of Nigeria or a town of Burkina Faso, as the consultation form has them. */
const countedStateSchema = z.readonly(z.object({ key: z.string(), count: figure, country: z.enum(countries) }))
export type CountedState = z.infer<typeof countedStateSchema>

/** How often a product was chosen; without names once it has left the catalogue. */
const chosenProductSchema = z.readonly(
  z.object({
    id: z.string(),
    name: z.nullable(z.string()),
    nameEn: z.nullable(z.string()),
    orders: figure,
    applications: z.int().check(z.describe('Those that were submitted.')),
  }),
)
export type ChosenProduct = z.infer<typeof chosenProductSchema>

/** In how many audits an appliance was ticked, however many of it. */
const tickedApplianceSchema = z.readonly(
  z.object({ id: z.int(), name: z.string(), nameEn: z.string(), audits: figure }),
)
export type TickedAppliance = z.infer<typeof tickedApplianceSchema>

/** How far visitors of a country came. Nobody is followed: each step counts what there was of it. */
const funnelSchema = z.readonly(
  z.object({ country: z.enum(countries), steps: z.readonly(z.record(z.enum(funnelSteps), figure)) }),
)
export type Funnel = z.infer<typeof funnelSchema>

/** How many applications were sent in, in all countries. */
export const submittedOf = (funnels: readonly Funnel[]): number =>
  funnels.reduce((sum, { steps }) => sum + steps.submitted, 0)

/** How long requests waited for the first contact; those for a job are left out. */
const contactTimesSchema = z.readonly(
  z.object({
    contacted: figure,
    waiting: figure,
    minutes: z
      .nullable(z.readonly(z.object({ quarter: z.number(), half: z.number(), threeQuarters: z.number() })))
      .check(
        z.describe(
          'Within which a quarter, half and three quarters were contacted; null as long as fewer than five were.',
        ),
      ),
    buckets: z
      .readonly(z.array(figure))
      .check(z.describe('How many within 15 min, 30 min, 1 h, 2 h, 4 h, 8 h, 1 d, 2 d, 3 d, 7 d, and later.')),
  }),
)
export type ContactTimes = z.infer<typeof contactTimesSchema>

/** Of them those whose request whoever asks owns. */
const mineSchema = z
  .readonly(z.object({ count: figure, amount: figure }))
  .check(z.describe('Of them those of the requests of whoever asks.'))

/** The quotes that staff sent, each as it was sent last, and what they come to. */
const sentQuotesSchema = z.readonly(
  z.object({ currency: z.enum(currencies), count: figure, amount: figure, mine: mineSchema }),
)
export type SentQuotes = z.infer<typeof sentQuotesSchema>

/** What became of the requests of customers in a month: how many were won in it, and what was agreed where staff said it. */
const wonMonthSchema = z.readonly(
  z.object({
    month: z.string().check(z.describe('`YYYY-MM`.')),
    currency: z.enum(currencies),
    count: figure,
    withAmount: z.int().check(z.describe('Those of which the amount is known.')),
    amount: figure,
    mine: mineSchema,
  }),
)
export type WonMonth = z.infer<typeof wonMonthSchema>

/** What was decided of applications, and how soon; `name` is null where the applicant withdrew by themselves. */
const decisionsSchema = z.readonly(
  z.object({
    minutes: z
      .nullable(z.number())
      .check(z.describe('From sending in to the decision: half took less, withdrawn ones left out; null of none.')),
    byPerson: z.readonly(
      z.array(
        z.object({
          name: z.nullable(z.string()).check(z.describe('Who decided; of two who approved the second.')),
          status: z.enum(decidedStatuses),
          currency: z.enum(currencies),
          count: figure,
          amount: figure,
          over: figure.check(z.describe('Of them approved over something missing or odd.')),
        }),
      ),
    ),
  }),
)
export type Decisions = z.infer<typeof decisionsSchema>

const day = dayField()
const list = <Entry extends z.ZodMiniType>(entry: Entry) => z.readonly(z.array(entry))

/** What was counted in a period; lists begin with the most. Spam is counted nowhere. */
export const analyticsSchema = z.object({
  from: day,
  to: day,
  days: z.enum(periods),
  country: z.nullable(z.enum(countries)).check(z.describe('Null for both.')),
  before: z
    .readonly(z.object({ requests: figure, audits: figure, submitted: figure }))
    .check(z.describe('What there was in as many days before them.')),
  requests: figure,
  requestsByDay: list(z.readonly(z.object({ from: day, to: day, count: figure }))),
  requestsByKind: list(countedSchema(z.enum(leadKinds))),
  requestsByPage: list(countedSchema(z.enum(countedPages))),
  requestsByCountry: list(countedSchema(z.enum(countries))),
  requestsByState: list(countedStateSchema),
  funnels: list(funnelSchema),
  contact: contactTimesSchema,
  won: list(wonMonthSchema).check(z.describe('The newest month first.')),
  decisions: decisionsSchema.check(z.describe('Those of the period that still stand, by the day of the decision.')),
  quotesSent: list(sentQuotesSchema).check(z.describe('By currency; of none there is no entry.')),
  products: list(chosenProductSchema),
  audits: figure,
  auditsBySegment: list(countedSchema(z.enum(segments))),
  appliances: list(tickedApplianceSchema).check(z.describe('The ten that were ticked most.')),
})
export type Analytics = Readonly<z.infer<typeof analyticsSchema>>

/** Where the buckets of the time to the first contact end, in minutes; the last has no end. `numbers_of` in the database knows them too. */
export const contactBounds = [15, 30, 60, 120, 240, 480, 1440, 2880, 4320, 10_080] as const

/** The longest that the buckets can tell apart, in minutes. */
export const longestContact = 10_080

/** A bucket's ends in minutes; null for no end. */
export function contactBucket(at: number): { readonly from: number; readonly to: number | null } {
  return { from: contactBounds[at - 1] ?? 0, to: contactBounds[at] ?? null }
}

/**
 * The minutes within which a share of what is in the buckets lies, as if each bucket were filled evenly; null of nothing.
 * What lies in the last bucket is given as where that begins: {@link longestContact} means "or more".
 */
export function minutesWithin(share: number, counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total <= 0) return null
  let left = share * total
  for (const [at, count] of counts.entries()) {
    const { from, to } = contactBucket(at)
    if (count > 0 && left <= count) return to === null ? from : from + (left / count) * (to - from)
    left -= count
  }
  return longestContact
}
