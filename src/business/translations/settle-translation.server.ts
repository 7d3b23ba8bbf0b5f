import { and, eq, sql } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { settledSchema } from './due-translation.ts'
import { translations } from './tables.server.ts'
import { translatedKinds } from './translated-kind.ts'

/**
 * Somebody has read both languages of a record and finds that they say the same: none is older any more. What one of them
 * lacks stays due. Refused as {@link permit} says for the record too; as `invalid` (fields), `not_found`.
 */
export async function settleTranslation({ db, actor, now }: Acting, request: unknown): Promise<Outcome<null>> {
  const permitted = permit(actor, 'translations.read')
  if (!permitted.ok) return permitted
  const parsed = parse(settledSchema, request)
  if (!parsed.ok) return parsed
  const { kind, recordId } = parsed.value
  const mayChange = permit(actor, translatedKinds[kind])
  if (!mayChange.ok) return mayChange
  const latest = sql`greatest(${translations.frSaidAt}, ${translations.enSaidAt})`
  return db.transaction(async (tx) => {
    const [settled] = await tx
      .update(translations)
      .set({ frSaidAt: latest, enSaidAt: latest })
      .where(and(eq(translations.kind, kind), eq(translations.recordId, recordId)))
      .returning()
    if (!settled) return refused('not_found')
    const entry = { action: 'translation.settle', kind, recordId, label: settled.title }
    await recordChange(tx, permitted.value, entry, now())
    return done(null)
  })
}
