import { inArray } from 'drizzle-orm'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import { invalidate } from '#platform/cache.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { sampleMarks } from '../tables.server.ts'
import {
  asksForSettings,
  canBeConfirmed,
  sampleChangeSchema,
  type SamplePiece,
  type SampleState,
} from './sample-piece.ts'
import { storedSampleMarks } from './sample-marks.server.ts'

/** The pieces of a context that are samples still, whatever was decided of them: what staff wrote is none. */
export type SampleSource = (db: Queryable, log: Permitted['log']) => Promise<readonly Omit<SamplePiece, 'state'>[]>

async function piecesOf(db: Queryable, log: Permitted['log'], sources: readonly SampleSource[]) {
  const [marks, ...found] = await Promise.all([storedSampleMarks(db), ...sources.map((source) => source(db, log))])
  const stateOf = (key: string): SampleState => marks.get(key) ?? 'sample'
  return found.flat().map((piece): SamplePiece => Object.assign(piece, { state: stateOf(piece.key) }))
}

/** Every piece of the sample content and what was decided of it. Refused as {@link permit} says. */
export const listSamples = staffUseCase(
  { may: 'samples.manage' },
  ({ db, log }, sources: readonly SampleSource[]): Promise<SamplePiece[]> => piecesOf(db, log, sources),
)

const actions: Readonly<Record<SampleState, string>> = {
  sample: 'sample.show',
  hidden: 'sample.hide',
  confirmed: 'sample.confirm',
}

/**
 * Hides pieces everywhere, shows them again, or says that they are the company's own; that, and to take it back, asks for the
 * settings. Answers all of them. Refused as {@link permit} says; as `invalid`: `pieces` (`unknown_value`: no piece that is a sample, or one that can only be written anew).
 */
export const changeSamples = staffUseCase(
  { may: 'samples.manage', input: sampleChangeSchema },
  async ({ db, log, now, by }, { pieces: keys, state }, sources: readonly SampleSource[]): Promise<SamplePiece[]> => {
    const all = await piecesOf(db, log, sources)
    const meant = all.filter(({ key }) => keys.includes(key))
    if (meant.some((piece) => asksForSettings(piece, state))) need(permit(by, 'settings.manage'))
    const isPossible = (piece: SamplePiece) => state !== 'confirmed' || canBeConfirmed(piece.kind)
    if (meant.length < new Set(keys).size || !meant.every(isPossible)) {
      return need(refused('invalid', { errors: [{ path: 'pieces', code: 'unknown_value' }] }))
    }
    const changed = meant.filter((piece) => piece.state !== state)
    if (changed.length === 0) return all
    const changedKeys = changed.map(({ key }) => key)
    await db.transaction(async (tx) => {
      await tx.delete(sampleMarks).where(inArray(sampleMarks.piece, changedKeys))
      if (state !== 'sample') await tx.insert(sampleMarks).values(changedKeys.map((piece) => ({ piece, mark: state })))
      const titles = changed.map(({ title }) => title)
      const [only, another] = changed
      const one = another ? undefined : only
      const entry = { kind: 'sample', recordId: one?.key ?? null, label: one?.title ?? '' }
      await recordChange(tx, by, { action: actions[state], ...entry, after: { pieces: titles } }, now())
      await invalidate(tx, 'company')
    })
    return all.map((piece) => (changed.includes(piece) ? Object.assign(piece, { state }) : piece))
  },
)
