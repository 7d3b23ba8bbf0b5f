import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { tellContentChanged } from '#platform/database/content-changed.server.ts'
import { solutionRecordOf } from './solution-records.server.ts'
import { solutionFieldsSchema, type SolutionRecord } from './solution-record.ts'
import { provenSolutions } from './tables.server.ts'

/** Adds a proven solution. Refused as {@link permit} says, or `invalid` (fields). */
export async function addSolution({ db, actor, now }: Acting, request: unknown): Promise<Outcome<SolutionRecord>> {
  const permitted = permit(actor, 'solutions.manage')
  if (!permitted.ok) return permitted
  const parsed = parse(solutionFieldsSchema, request)
  if (!parsed.ok) return parsed
  const at = now()
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(provenSolutions)
      .values({ ...parsed.value, createdAt: at, updatedAt: at })
      .returning()
    if (!row) throw new Error('the solution was not stored')
    const after = solutionRecordOf(row)
    const entry = { action: 'solution.create', kind: 'solution', recordId: row.id, label: row.title, after }
    await recordChange(tx, permitted.value, entry, at)
    await tellContentChanged(tx)
    return done(after)
  })
}
