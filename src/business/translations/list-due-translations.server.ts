import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit, type Staff } from '#business/accounts/actor.ts'
import { isAllowed } from '#business/accounts/permissions.ts'
import { contentLanguages, perContentLanguage, type ContentLanguage } from '#kernel/language.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { dueFilterSchema, mostCounted, type DueTranslation, type DueTranslationPage } from './due-translation.ts'
import { translations } from './tables.server.ts'
import { translatedKindNames, translatedKinds, type TranslatedKind } from './translated-kind.ts'

const pageSize = 50

const saidAt = perContentLanguage((language) => translations[`${language}SaidAt`])
// Compared by the database, whose clock is finer than a browser's.
const latest = sql`greatest(${sql.join(Object.values(saidAt), sql`, `)})`
const older = sql<ContentLanguage | null>`case ${sql.join(
  contentLanguages.map((language) => sql`when ${saidAt[language]} < ${latest} then ${language}::text`),
  sql` `,
)} end`
const columns = { ...getTableColumns(translations), older }
type Row = typeof translations.$inferSelect & { readonly older: ContentLanguage | null }

/** Every record that the staff member may change and whose languages don't say the same. Refused as {@link permit} says, or `invalid`. */
export async function listDueTranslations(
  { db, actor }: Acting,
  request: unknown,
): Promise<Outcome<DueTranslationPage>> {
  const permitted = permit(actor, 'translations.read')
  if (!permitted.ok) return permitted
  const parsed = parse(dueFilterSchema, request)
  if (!parsed.ok) return parsed
  const { kind, cursor } = parsed.value
  const kinds = kindsOf(permitted.value)
  const rows = await db
    .select(columns)
    .from(translations)
    .where(
      and(
        eq(translations.isDue, true),
        inArray(translations.kind, kinds),
        kind ? eq(translations.kind, kind) : undefined,
        cursor ? lt(translations.change, Number(cursor)) : undefined,
      ),
    )
    .orderBy(desc(translations.change))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return done({
    items: shown.map(dueTranslationOf),
    counts: await countDue(db, kinds),
    nextCursor: rows.length > pageSize && last ? String(last.change) : null,
  })
}

const kindsOf = ({ role }: Staff) => translatedKindNames.filter((kind) => isAllowed(role, translatedKinds[kind]))

/** Reads no more of the index than it tells of. */
async function countDue(db: Queryable, kinds: readonly TranslatedKind[]): Promise<DueTranslationPage['counts']> {
  const { rows } = await db.execute<{ kind: TranslatedKind; due: number }>(sql`
    select kind, (
      select count(*)::int from (
        select from ${translations} as its where its.is_due and its.kind = asked.kind limit ${mostCounted}
      ) as counted
    ) as due
    from unnest(${sql.param(kinds)}::text[]) as asked (kind)`)
  return Object.fromEntries(rows.map(({ kind, due }) => [kind, due]))
}

function dueTranslationOf(row: Row): DueTranslation {
  const { kind, recordId, title, titleEn, frMissing, enMissing, frSaidAt, enSaidAt, older: behind } = row
  return {
    kind,
    recordId,
    title,
    titleEn,
    missing: { fr: frMissing, en: enMissing },
    older: behind,
    saidAt: { fr: frSaidAt.toISOString(), en: enSaidAt.toISOString() },
  }
}
