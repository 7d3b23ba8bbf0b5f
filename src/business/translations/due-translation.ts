import * as z from 'zod/mini'
import { choice, line } from '#kernel/form-fields.ts'
import type { ContentLanguage, LocalizedContent } from '#kernel/language.ts'
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

/** A record whose languages don't say the same. */
export type DueTranslation = {
  readonly kind: TranslatedKind
  /** As its address has it: an id, or the name of a group of settings. */
  readonly recordId: string
  readonly title: string
  readonly titleEn: string
  /** The texts that a language lacks and the other has, as paths: `description`, `value.team.2.role`. */
  readonly missing: LocalizedContent<readonly string[]>
  /** The language that has not followed the other's last change. */
  readonly older: ContentLanguage | null
  /** ISO 8601: when a language last said something that the other had not. */
  readonly saidAt: LocalizedContent
}

/** Where counting stops. */
export const mostCounted = 1000

/** A page of them, the latest change first; `counts` are of everything that is due, by kind, up to {@link mostCounted}. */
export type DueTranslationPage = {
  readonly items: readonly DueTranslation[]
  readonly counts: Readonly<Partial<Record<TranslatedKind, number>>>
  readonly nextCursor: string | null
}

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
