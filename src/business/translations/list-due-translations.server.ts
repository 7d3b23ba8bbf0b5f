import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { type Staff, permit } from '#business/accounts/actor.ts'
import { isAllowed } from '#business/accounts/permissions.ts'
import { contentLanguages, perContentLanguage, type ContentLanguage } from '#kernel/language.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import {
  dueFilterSchema,
  mostDue,
  type DueTranslation,
  type DueTranslationPage,
  settledSchema,
  translatedKindNames,
  translatedKinds,
  type TranslatedKind,
} from './due-translation.ts'
import { translations } from './tables.server.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { need, refused } from '#kernel/outcome.ts'

const pageSize = 50

const saidAt = perContentLanguage((language) => translations[`${language}SaidAt`])
// Compared by the database, whose clock is finer than a browser's.
const lastSaid = sql`greatest(${sql.join(Object.values(saidAt), sql`, `)})`
const older = sql<ContentLanguage | null>`case ${sql.join(
  contentLanguages.map((language) => sql`when ${saidAt[language]} < ${lastSaid} then ${language}::text`),
  sql` `,
)} end`
const columns = { ...getTableColumns(translations), older }
type Row = typeof translations.$inferSelect & { readonly older: ContentLanguage | null }

/** Every record that the staff member may change and whose languages don't say the same. Refused as {@link permit} says, or `invalid`. */
export const listDueTranslations = staffUseCase(
  { may: 'translations.read', input: dueFilterSchema },
  async ({ db, by }, { kind, cursor }): Promise<DueTranslationPage> => {
    const kinds = kindsOf(by)
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
    return {
      items: shown.map(dueTranslationOf),
      counts: await countDue(db, kinds),
      nextCursor: rows.length > pageSize && last ? String(last.change) : null,
    }
  },
)

/** How many records that the staff member may change are due, up to {@link mostDue} of each kind. Refused as {@link permit} says. */
export const countDueTranslations = staffUseCase({ may: 'translations.read' }, async ({ db, by }): Promise<number> => {
  const counts = Object.values(await countDue(db, kindsOf(by)))
  return counts.reduce((sum, due) => sum + due, 0)
})

const kindsOf = ({ role }: Staff) => translatedKindNames.filter((kind) => isAllowed(role, translatedKinds[kind]))

/** Reads no more of the index than it tells of. */
async function countDue(db: Queryable, kinds: readonly TranslatedKind[]): Promise<DueTranslationPage['counts']> {
  const { rows } = await db.execute<{ kind: TranslatedKind; due: number }>(sql`
    select kind, (
      select count(*)::int from (
        select from ${translations} as its where its.is_due and its.kind = asked.kind limit ${mostDue}
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

/**
 * Somebody has read both languages of a record and finds that they say the same: none is older any more. What one of them
 * lacks stays due. Refused as {@link permit} says for the record too; as `invalid` (fields), `not_found`.
 */
export const settleTranslation = staffUseCase(
  { may: 'translations.read', input: settledSchema },
  async ({ db, now, by }, { kind, recordId }): Promise<null> => {
    need(permit(by, translatedKinds[kind]))
    const latest = sql`greatest(${translations.frSaidAt}, ${translations.enSaidAt})`
    return db.transaction(async (tx) => {
      const [settled] = await tx
        .update(translations)
        .set({ frSaidAt: latest, enSaidAt: latest })
        .where(and(eq(translations.kind, kind), eq(translations.recordId, recordId)))
        .returning()
      if (!settled) return need(refused('not_found'))
      const entry = { action: 'translation.settle', kind, recordId, label: settled.title }
      await recordChange(tx, by, entry, now())
      return null
    })
  },
)
