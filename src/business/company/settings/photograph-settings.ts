import * as z from 'zod/mini'
import { photographPlaces, type PhotographSlot } from '#kernel/brand.ts'
import { countries, perCountry } from '#kernel/country.ts'
import { optionalLine, optionalPicture } from './setting-fields.ts'

/** A photograph and what it shows, in words for those who don't see it; a picture of '' is none. */
const photographSchema = z
  .object({ picture: optionalPicture, alt: optionalLine(160), altEn: optionalLine(160) }, 'not_an_object')
  .check(z.refine(({ picture, alt }) => picture === '' || alt !== '', { path: ['alt'], error: 'required' }))

const none = { picture: '', alt: '', altEn: '' }
/** A place that the site had not always: what was set before says nothing of it. */
const laterSlot = () => z._default(photographSchema, none)

/** By slot: what has none shows what stood there before. */
export const photographsSchema = z.object({
  crew: photographSchema,
  team: photographSchema,
  wall: laterSlot(),
  customer: laterSlot(),
  van: laterSlot(),
  ...perCountry(() => photographSchema),
} satisfies Record<PhotographSlot, z.ZodMiniType>)
export type PhotographSettings = z.output<typeof photographsSchema>

export const photographSlots: readonly PhotographSlot[] = [...photographPlaces, ...countries]

/** What comes with the site is drawn: no photograph of anybody. */
export const noPhotographs: PhotographSettings = {
  crew: none,
  team: none,
  wall: none,
  customer: none,
  van: none,
  ...perCountry(() => none),
}
