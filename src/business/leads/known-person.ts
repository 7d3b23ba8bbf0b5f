import * as z from 'zod/mini'
import { countries } from '#kernel/country.ts'
import { relatedLeadSchema } from './admin-lead.ts'

/** Who has asked before by it: how many requests, and the last. */
export const knownPersonSchema = z.object({
  count: z.int(),
  last: z.nullable(z.extend(relatedLeadSchema, { name: z.string() })),
  dialledNumber: z
    .optional(z.nullable(z.string()))
    .check(z.describe('What the phone dials in the `country` that was named; null where that can’t be told.')),
  countryOfPhone: z
    .optional(z.nullable(z.enum(countries)))
    .check(z.describe('The other country in which that phone can be dialled; null where there is none.')),
})
export type KnownPerson = Readonly<z.infer<typeof knownPersonSchema>>
