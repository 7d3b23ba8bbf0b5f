import * as z from 'zod/mini'
import { line, wholeNumber } from '#kernel/form-fields.ts'
import { momentField } from '#kernel/calendar-date.ts'

/** Something that shows an image: a post, a product, a solution. */
const placeSchema = z.object({
  kind: z.string(),
  recordId: z.string(),
  /** What people call it. */
  label: z.string(),
})
export type Place = Readonly<z.infer<typeof placeSchema>>

/** An image of the library. */
export const mediaImageSchema = z.object({
  id: z.string(),
  imageUrl: z.string().check(z.describe('Its largest size, to be used as it is.')),
  name: z.string().check(z.describe('What its file was called.')),
  width: z.int(),
  height: z.int(),
  alt: z.string().check(z.describe('What it shows, in French, for whoever does not see it.')),
  altEn: z.string(),
  focalX: z.int().check(z.describe('The point that stays in view where it is cut: percent from the left.')),
  focalY: z.int().check(z.describe('Percent from the top.')),
  createdAt: momentField(),
  updatedAt: momentField(),
})
export type MediaImage = Readonly<z.infer<typeof mediaImageSchema>>

/** An image that was sent; `wasKnown`: the library had that very file already, and this is the image of it. */
export type SentImage = MediaImage & { readonly wasKnown: boolean }

/** An image, and everything that shows it. */
export const usedImageSchema = z.extend(mediaImageSchema, { places: z.readonly(z.array(z.readonly(placeSchema))) })
export type UsedImage = Readonly<z.infer<typeof usedImageSchema>>

/** What the library answers to whoever sends it an image. */
export const addedImageSchema = z.extend(usedImageSchema, {
  wasKnown: z.boolean().check(z.describe('The library had that very file already: this is the image of it.')),
})
export type AddedImage = Readonly<z.infer<typeof addedImageSchema>>

export const mediaPageSchema = z.object({
  items: z.readonly(z.array(z.readonly(usedImageSchema))),
  nextCursor: z.nullable(z.string()),
})
export type MediaPage = Readonly<z.infer<typeof mediaPageSchema>>

/** What can be changed of an image. Codes: `not_a_text`, `too_long`, and those of {@link wholeNumber}. */
export const imageChangeSchema = z.object(
  {
    alt: z.optional(line(0, 300)),
    altEn: z.optional(line(0, 300)),
    focalX: z.optional(wholeNumber(0, 100)),
    focalY: z.optional(wholeNumber(0, 100)),
    updatedAt: z.optional(z.string('invalid')),
  },
  'not_an_object',
)

/** How many images can be asked for by their ids at once. */
export const mostIds = 200

const idList = new RegExp(String.raw`^[0-9a-f]{24}(,[0-9a-f]{24}){0,${mostIds - 1}}$`)

/** What can be asked of the library. Codes: `too_long`, `invalid`. */
export const mediaFilterSchema = z.object({
  q: z.optional(line(0, 100)),
  ids: z
    .optional(z.string('not_a_text').check(z.regex(idList, 'invalid')))
    .check(z.describe(`Of these alone, separated by commas, at most ${mostIds}.`)),
  cursor: z.optional(z.string().check(z.regex(/^[0-9a-f]{24}$/, 'invalid'))),
})
