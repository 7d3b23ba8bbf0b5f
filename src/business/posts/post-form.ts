import * as z from 'zod/mini'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { choice, line, lines, missingOr } from '#kernel/form-fields.ts'
import { webAddress } from '#business/markdown/markup/own-source.ts'
import { postTabs } from './admin-post.ts'
import { postTypes } from './post.ts'
import type { FieldError } from '#kernel/problem.ts'

/** The longest body, in characters. */
const longestBody = 200_000

const nothing = (value: unknown) => (value === null || value === undefined ? '' : value)
const optional = <T extends z.ZodMiniType<string, string>>(field: T) => z.pipe(z.transform(nothing), field)
const isPath = (value: string) => /^\/(?![/\\])/.test(value)

const oneLine = (max: number) => optional(line(0, max))
const address = (accepts: (value: string) => boolean) =>
  z.pipe(
    oneLine(2000).check(z.refine((value) => value === '' || accepts(value), 'invalid_address')),
    z.transform((value) => value || null),
  )
const body = () => optional(z.string('not_a_text').check(z.overwrite(cleanBody), z.maxLength(longestBody, 'too_long')))

/** A body as it was typed: line breaks of one kind, nothing that a database can't keep. */
function cleanBody(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(/\0/g, '').toWellFormed()
}

/** An ISO 8601 moment with its offset, or a day: its first minute in UTC. */
const momentPattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2}))?$/
/** Years that nobody means are slips of typing; of the first hundred, dates are read as those of our time. */
const isMoment = (value: string) =>
  momentPattern.test(value) &&
  isCalendarDate(value.slice(0, 10)) &&
  Date.parse(value) >= Date.parse('1900-01-01') &&
  Date.parse(value) < Date.parse('9999-01-01')
const moment = z.pipe(
  optional(z.string('not_a_text').check(z.refine((value) => value === '' || isMoment(value), 'invalid_moment'))),
  z.transform((value) => (value === '' ? null : new Date(value).toISOString())),
)
const flag = () => z._default(z.boolean({ error: missingOr('not_a_boolean') }), false)

/**
 * What is sent to save a post; everything but the French title may be missing. Codes: `required`, `too_long`, `not_a_text`,
 * `not_a_boolean`, `unknown_value`, `invalid_address` (of a picture: http, https or a path of the site; of a video or an
 * original: http or https), `invalid_moment`.
 */
export const postFormSchema = z.object(
  {
    type: z._default(choice(postTypes), 'blog'),
    slug: oneLine(300),
    title: line(1, 200),
    titleEn: oneLine(200),
    excerpt: optional(lines(1000)),
    excerptEn: optional(lines(1000)),
    author: oneLine(100),
    authorEn: oneLine(100),
    category: oneLine(100),
    categoryEn: oneLine(100),
    content: body(),
    contentEn: body(),
    thumbnailUrl: address((value) => isPath(value) || webAddress(value) !== null),
    videoUrl: address((value) => webAddress(value) !== null),
    originalUrl: address((value) => webAddress(value) !== null),
    isPublished: flag(),
    isFeatured: flag(),
    publishedAt: moment,
    updatedAt: z.optional(z.string('not_a_text')),
  },
  'not_an_object',
)
export type PostForm = z.output<typeof postFormSchema>

/** A body that need not be saved. Codes: `not_a_text`, `too_long`. */
export const draftSchema = z.object(
  { markdown: z.string('not_a_text').check(z.maxLength(longestBody, 'too_long')) },
  'not_an_object',
)

/** What the list is asked for. Codes: `invalid`, `unknown_value`, `too_long`. */
export const postSearchSchema = z.object(
  {
    tab: z._default(choice(postTabs), 'all'),
    q: z._default(line(0, 200), ''),
    limit: z._default(z.string().check(z.regex(/^([1-9]\d?|100)$/, 'invalid')), '24'),
    /** The id of the last post of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'invalid'))),
    /** `whole`: with the bodies. */
    view: z._default(choice(['cards', 'whole']), 'cards'),
  },
  'invalid',
)

/** The key of the words for what is wrong with a field of a post; null where there are no words but the usual ones. */
export function postErrorKey({ path, code }: FieldError) {
  if (path === 'title' && code === 'required') return 'admin-posts.error.title'
  if (path === 'slug' && code === 'taken') return 'admin-posts.error.slug'
  if (code === 'invalid_address') return 'admin-posts.error.address'
  return code === 'invalid_moment' ? 'admin-posts.error.moment' : null
}
