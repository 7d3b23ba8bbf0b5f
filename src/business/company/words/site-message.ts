import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { countSchema } from '#kernel/counted.ts'
import { choice } from '#kernel/form-fields.ts'
import { languages, perLanguage } from '#kernel/language.ts'

/** The parts of the site whose texts staff can write anew, each of one file of messages, in the order of the site. */
export const wordAreas = [
  'shell',
  'home',
  'catalogue',
  'specification',
  'compare',
  'everyday',
  'energy',
  'sizing',
  'savings',
  'installation',
  'typical',
  'quote',
  'quote-compare',
  'simulator',
  'plan',
  'financing',
  'eligibility',
  'application',
  'tracking',
  'leads',
  'contact',
  'about',
  'content',
  'search',
  'download',
] as const
export type WordArea = (typeof wordAreas)[number]

/** What stands around legal texts, which staff write in the settings. */
export const isLegal = (key: string): boolean => key.startsWith('content.legal.')

/** How much longer than the original a text may be: the place that it stands in is made for that one. */
export const longestFor = (original: string): number => Math.max(3 * original.length, original.length + 200)

const ownTextSchema = z.object({
  text: z.string().check(z.describe('In ICU, with the arguments of the original.')),
  by: z.string().check(z.describe('Who wrote it.')),
  at: momentField(),
})

const textPlaceSchema = z.object({ key: z.string(), area: z.enum(wordAreas) })

/** Where a text of the site stands: its key, and the part of the site that it is of. */
export type TextPlace = Readonly<z.infer<typeof textPlaceSchema>>

const wordsInOneLanguage = z.object({
  original: z.string().check(z.describe('As it comes with the site, in ICU.')),
  own: z.nullable(z.readonly(ownTextSchema)).check(z.describe('What staff wrote in its place; null: nothing.')),
  needs: z
    .readonly(z.array(z.string()))
    .check(z.describe('The arguments that a text must keep, by name: `count` of `{count, plural, …}`.')),
  alike: z
    .readonly(z.array(z.readonly(textPlaceSchema)))
    .check(z.describe('The other texts with the same original that say the same now, in the order of the site.')),
})
export type WordsInOneLanguage = Readonly<z.infer<typeof wordsInOneLanguage>>

/** A text of the site's pages, in every language. */
export const siteMessageSchema = z.object({
  key: z.string(),
  area: z.enum(wordAreas).check(z.describe('The part of the site that it is of.')),
  isLegal: z.boolean().check(z.describe('It stands on the pages of legal texts.')),
  words: z.readonly(z.object(perLanguage(() => z.readonly(wordsInOneLanguage)))),
})
export type SiteMessage = Readonly<z.infer<typeof siteMessageSchema>>

/** The other texts that say the same in every language: a list shows one of them. */
export function alikeThroughout({ words }: Pick<SiteMessage, 'words'>): readonly TextPlace[] {
  const [first = [], ...others] = languages.map((language) => words[language].alike)
  return first.filter(({ key }) => others.every((places) => places.some((place) => place.key === key)))
}

export const siteMessagePageSchema = z.object({
  items: z
    .readonly(z.array(siteMessageSchema))
    .check(z.describe('Of those that say the same in every language, the first.')),
  total: countSchema().check(z.describe('How many match, those that say the same included.')),
  changed: countSchema().check(z.describe('How many texts of the site are not as they came with it.')),
  nextCursor: z.nullable(z.string()),
})
export type SiteMessagePage = Readonly<z.infer<typeof siteMessagePageSchema>>

/** What the list is narrowed to; `q` is words as a page shows them. */
export const wordFilterSchema = z.object(
  {
    q: z.optional(z.string('not_a_text').check(z.maxLength(300, 'too_long'))),
    area: z.optional(choice(wordAreas)),
    changed: z.optional(choice(['true'])),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,5}$/, 'invalid'))),
  },
  'invalid',
)

/** Whether those that say the same are brought back with it. */
export const resetFilterSchema = z.object({ everywhere: z.optional(choice(['true'])) }, 'invalid')
