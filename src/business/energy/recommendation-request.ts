import * as z from 'zod/mini'
import { countries } from '#kernel/country.ts'
import { recommendationDefaults } from './recommendation-defaults.ts'
import { segments } from './segment.ts'

/** Far above any site that we could equip: a slip of the keyboard, not a need. Wh a day or W. */
const implausible = 1e9

const amount = () => z.number().check(z.gte(0), z.lte(implausible))

/** The body of `POST /api/recommendation`: energies in Wh a day, the peak in W. */
export const recommendationRequestSchema = z.object({
  segment: z.enum(segments, { error: ({ input }) => (input === undefined ? 'required' : 'unknown_segment') }),
  dailyWhEssential: z._default(amount(), recommendationDefaults.dailyWhEssential),
  dailyWhNonEssential: z._default(amount(), recommendationDefaults.dailyWhNonEssential),
  peakWRequired: z._default(amount(), recommendationDefaults.peakWRequired),
  country: z.optional(z.enum(countries, 'unknown_country')),
})
export type RecommendationRequest = z.infer<typeof recommendationRequestSchema>
