import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { choice, line } from '#kernel/form-fields.ts'
import { inboxFields, inboxFilters } from './admin-lead.ts'
import { leadTracks } from './lead.ts'

/** How many views a person keeps, their shared ones included. */
export const mostViews = 30

/** What the inbox is narrowed to and how it is sorted, under a name: a person's alone, or shared with all who read requests. */
export const savedViewSchema = z.object({
  id: z.int(),
  track: z.enum(leadTracks),
  name: z.string(),
  query: z
    .string()
    .check(
      z.describe(
        'What `GET /leads` is asked with: `status=new%2Cwon&sort=due`. What this version can’t ask is left out.',
      ),
    ),
  isShared: z.boolean(),
  makerName: z.nullable(z.string()).check(z.describe('Null once the account of whoever made it is gone.')),
  isMine: z.boolean(),
  mayChange: z.boolean(),
  updatedAt: momentField(),
})
export type SavedView = Readonly<z.infer<typeof savedViewSchema>>

/**
 * Of a question to the inbox what this version can ask, in the order of its form. Another version may know more, fewer or other
 * words: what is not known here is left out.
 */
export function knownQuestion(query: string): string {
  const asked = new URLSearchParams(query)
  const known = inboxFilters.flatMap((name) => {
    const value = asked.get(name)?.trim() ?? ''
    return value && !value.includes('\0') && inboxFields[name].safeParse(value).success ? [[name, value]] : []
  })
  const question = new URLSearchParams(known)
  if (question.get('sort') === 'amount' && !question.has('country')) question.delete('sort')
  return question.toString()
}

/** Whoever saves a view asks nothing that would be left out. */
function isKnown(query: string): boolean {
  const names = new Set([...new URLSearchParams(query)].flatMap(([name, value]) => (value.trim() ? [name] : [])))
  return names.size === new URLSearchParams(knownQuestion(query)).size
}

const name = line(1, 60)
const query = z.string('not_a_text').check(z.maxLength(1000, 'too_long'), z.refine(isKnown, 'invalid'))
const isShared = z.boolean('not_a_boolean')

/** A view that is to be saved. Codes: `required`, `too_long`, `invalid`, `unknown_value`. */
export const newViewSchema = z.object(
  { track: choice(leadTracks), name, query, isShared: z.optional(isShared) },
  'invalid',
)

/** What changes of one. */
export const viewChangeSchema = z.object(
  {
    name: z.optional(name),
    query: z.optional(query),
    isShared: z.optional(isShared),
    updatedAt: z.optional(z.string('invalid')),
  },
  'invalid',
)
