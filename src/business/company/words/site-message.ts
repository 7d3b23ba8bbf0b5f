import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { countSchema } from '#kernel/counted.ts'
import { choice } from '#kernel/form-fields.ts'
import { perLanguage } from '#kernel/language.ts'

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

const wordsInOneLanguage = z.object({
  original: z.string().check(z.describe('As it comes with the site, in ICU.')),
  own: z.nullable(z.readonly(ownTextSchema)).check(z.describe('What staff wrote in its place; null: nothing.')),
  needs: z
    .readonly(z.array(z.string()))
    .check(z.describe('The arguments that a text must keep, by name: `count` of `{count, plural, …}`.')),
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

export const siteMessagePageSchema = z.object({
  items: z.readonly(z.array(siteMessageSchema)),
  total: countSchema().check(z.describe('How many match.')),
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
