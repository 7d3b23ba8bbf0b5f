import * as z from 'zod/mini'
import { choice, line } from '#kernel/form-fields.ts'
import { momentField } from '#kernel/calendar-date.ts'
import { contentLanguages, perContentLanguage } from '#kernel/language.ts'
import type { Action } from '#business/accounts/permissions.ts'

/** What is written in both languages, and who may change it. */
export const translatedKinds = {
  post: 'posts.manage',
  product: 'products.manage',
  solution: 'solutions.manage',
  settings: 'settings.manage',
} as const satisfies Readonly<Record<string, Action>>

export type TranslatedKind = keyof typeof translatedKinds

export const translatedKindNames = Object.keys(translatedKinds) as TranslatedKind[]

/** What a list says of a record's languages. */
export const toTranslateSchema = z
  .readonly(z.array(z.enum(contentLanguages)))
  .check(z.describe('The languages that lack a part, or have it as a copy of the other.'))

/** A record whose languages don't say the same. */
const dueTranslationSchema = z.object({
  kind: z.enum(translatedKindNames),
  recordId: z.string().check(z.describe('As its address has it: an id, or the name of a group of settings.')),
  title: z.string(),
  titleEn: z.string(),
  missing: z
    .readonly(z.object(perContentLanguage(() => z.readonly(z.array(z.string())))))
    .check(
      z.describe('The texts that a language lacks and the other has, as paths: `description`, `value.team.2.role`.'),
    ),
  older: z
    .nullable(z.enum(contentLanguages))
    .check(z.describe('The language that has not followed the other’s last change.')),
  saidAt: z
    .readonly(z.object(perContentLanguage(() => momentField())))
    .check(z.describe('When a language last said something that the other had not.')),
})
export type DueTranslation = Readonly<z.infer<typeof dueTranslationSchema>>

/** Where counting stops. */
export const mostDue = 1000

/** A page of them, the latest change first; `counts` are of everything that is due, by kind, up to {@link mostDue}. */
export const dueTranslationPageSchema = z.object({
  items: z.readonly(z.array(z.readonly(dueTranslationSchema))),
  counts: z.readonly(z.partialRecord(z.enum(translatedKindNames), z.int())),
  nextCursor: z.nullable(z.string()),
})
export type DueTranslationPage = Readonly<z.infer<typeof dueTranslationPageSchema>>

/** What the list is filtered by. Codes: `unknown_value`, `invalid`. */
export const dueFilterSchema = z.object(
  {
    kind: z.optional(choice(translatedKindNames)),
    cursor: z.optional(z.string('invalid').check(z.regex(/^\d{1,15}$/, 'invalid'))),
  },
  'invalid',
)

/** The record of which somebody has looked at both languages. Codes: `required`, `unknown_value`, `not_a_text`, `too_long`. */
export const settledSchema = z.object({ kind: choice(translatedKindNames), recordId: line(1, 100) }, 'not_an_object')
