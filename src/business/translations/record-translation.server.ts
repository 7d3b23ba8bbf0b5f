import { and, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { contentLanguages, perContentLanguage, type ContentLanguage } from '#kernel/language.ts'
import type { TranslatedKind } from './due-translation.ts'
import { translations } from './tables.server.ts'

/** The row that tells how far the languages of a record are from each other, to be joined to it. */
export const translationOf = (kind: TranslatedKind, id: SQLWrapper) =>
  and(eq(translations.kind, kind), sql`${translations.recordId} = ${id}::text`)

/** What that row says each language lacks. */
export const missingColumns = perContentLanguage((language) => translations[`${language}Missing`])

/** The languages that lack something; none for a record without such a row. */
export const languagesLacking = (missing: Readonly<Record<ContentLanguage, readonly string[] | null>>) =>
  contentLanguages.filter((language) => missing[language]?.length)
