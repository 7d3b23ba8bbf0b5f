import { desc, eq } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { SolutionRecord } from './solution-record.ts'
import { provenSolutions, type SolutionRow } from './tables.server.ts'

/** A stored solution in the shape of the back office's API. */
export function solutionRecordOf({ createdAt, updatedAt, ...row }: SolutionRow): SolutionRecord {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** Every solution of staff, drafts included, the newest first. Refused as {@link permit} says. */
export async function listSolutionRecords({ db, actor }: Acting): Promise<Outcome<readonly SolutionRecord[]>> {
  const permitted = permit(actor, 'solutions.manage')
  if (!permitted.ok) return permitted
  const rows = await db
    .select()
    .from(provenSolutions)
    .orderBy(desc(provenSolutions.createdAt), desc(provenSolutions.id))
  return done(rows.map(solutionRecordOf))
}

/** One solution of staff. Refused as {@link permit} says, or `not_found`. */
export async function readSolutionRecord({ db, actor }: Acting, id: number): Promise<Outcome<SolutionRecord>> {
  const permitted = permit(actor, 'solutions.manage')
  if (!permitted.ok) return permitted
  const [row] = await db.select().from(provenSolutions).where(eq(provenSolutions.id, id))
  return row ? done(solutionRecordOf(row)) : refused('not_found')
}
