import { eq } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { isStale, stale, versionAfter } from '#business/accounts/stale.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { tellContentChanged } from '#platform/database/content-changed.server.ts'
import { solutionRecordOf } from './solution-records.server.ts'
import { editedVersionSchema, solutionFieldsSchema, type SolutionRecord } from './solution-record.ts'
import { provenSolutions } from './tables.server.ts'

/**
 * Changes a proven solution; what the request leaves out stays as it is. Refused as {@link permit} says; as `invalid`
 * (fields), `not_found`, `stale` (see {@link isStale}).
 */
export async function changeSolution(
  { db, actor, now }: Acting,
  id: number,
  request: unknown,
): Promise<Outcome<SolutionRecord>> {
  const permitted = permit(actor, 'solutions.manage')
  if (!permitted.ok) return permitted
  const version = parse(editedVersionSchema, request)
  if (!version.ok) return version
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(provenSolutions).where(eq(provenSolutions.id, id)).for('update')
    if (!row) return refused('not_found')
    const before = solutionRecordOf(row)
    if (isStale(before, { updatedAt: version.value.updatedAt ?? undefined })) return stale(before)
    const parsed = parse(solutionFieldsSchema, { ...before, ...(request as object) })
    if (!parsed.ok) return parsed
    const at = versionAfter(before, now())
    const [changed = row] = await tx
      .update(provenSolutions)
      .set({ ...parsed.value, updatedAt: at })
      .where(eq(provenSolutions.id, id))
      .returning()
    const after = solutionRecordOf(changed)
    const entry = { action: 'solution.update', kind: 'solution', recordId: id, label: after.title, before, after }
    await recordChange(tx, permitted.value, entry, at)
    await tellContentChanged(tx)
    return done(after)
  })
}

/** Removes a proven solution for good. Refused as {@link permit} says, or `not_found`. */
export async function removeSolution({ db, actor, now }: Acting, id: number): Promise<Outcome<null>> {
  const permitted = permit(actor, 'solutions.manage')
  if (!permitted.ok) return permitted
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(provenSolutions).where(eq(provenSolutions.id, id)).returning()
    if (!row) return refused('not_found')
    const before = solutionRecordOf(row)
    const entry = { action: 'solution.delete', kind: 'solution', recordId: id, label: before.title, before }
    await recordChange(tx, permitted.value, entry, now())
    await tellContentChanged(tx)
    return done(null)
  })
}
