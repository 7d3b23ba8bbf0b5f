import * as z from 'zod/mini'
import { countSchema } from '#kernel/counted.ts'
import { choice } from '#kernel/form-fields.ts'

/** Whose work a day is made of: one's own, or that of everybody and of nobody. */
export const whoseWork = ['mine', 'everybody'] as const
export type WhoseWork = (typeof whoseWork)[number]

/** Everybody's where it is not said. */
export const whoseWorkSchema = z.object({ whose: z.optional(choice(whoseWork)) }, 'invalid')

/** How much there is to do, whoever is shown: of whoever asks, and of all. */
export const shareSchema = z.object({ mine: countSchema(), everybody: countSchema() })
export type WorkShare = Readonly<z.infer<typeof shareSchema>>
