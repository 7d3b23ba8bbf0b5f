import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { recordChange, isStale, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { keepInBin, type BinSource } from '#business/bin/bin.server.ts'
import { languagesLacking, missingColumns, translationOf } from '#business/translations/record-translation.server.ts'
import { translations } from '#business/translations/tables.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { invalidate } from '#platform/cache.server.ts'
import {
  editedVersionSchema,
  solutionFieldsSchema,
  type ListedSolutionRecord,
  type SolutionFields,
  type SolutionRecord,
} from './solution-record.ts'
import { provenSolutions, type SolutionRow, imagesOfSolution } from './tables.server.ts'
import { needImages, type ImageSource } from '#business/media/image-library.server.ts'

/** A stored solution in the shape of the back office's API. */
function solutionRecordOf({ createdAt, updatedAt, ...row }: SolutionRow): SolutionRecord {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** What a customer said was said on a day: on that of writing it down where staff name no other. */
function saidOnSome(fields: SolutionFields, at: Date): SolutionFields {
  if (fields.customerQuote + fields.customerQuoteEn === '') return fields
  return { ...fields, customerSaidOn: fields.customerSaidOn ?? at.toISOString().slice(0, 10) }
}

/** Every solution of staff, drafts included, the newest first. Refused as {@link permit} says. */
export const listSolutionRecords = staffUseCase(
  { may: 'solutions.manage' },
  async ({ db }): Promise<readonly ListedSolutionRecord[]> => {
    const rows = await db
      .select({ row: getTableColumns(provenSolutions), missing: missingColumns })
      .from(provenSolutions)
      .leftJoin(translations, translationOf('solution', provenSolutions.id))
      .orderBy(desc(provenSolutions.createdAt), desc(provenSolutions.id))
    return rows.map(({ row, missing }) =>
      Object.assign(solutionRecordOf(row), { toTranslate: missing ? languagesLacking(missing) : [] }),
    )
  },
)

/** One solution of staff. Refused as {@link permit} says, or `not_found`. */
export const readSolutionRecord = staffUseCase(
  { may: 'solutions.manage' },
  async ({ db }, id: number): Promise<SolutionRecord> => {
    const [row] = await db.select().from(provenSolutions).where(eq(provenSolutions.id, id))
    return row ? solutionRecordOf(row) : need(refused('not_found'))
  },
)

/** Adds a proven solution. Refused as {@link permit} says, or `invalid` (fields). */
export const addSolution = staffUseCase(
  { may: 'solutions.manage', input: solutionFieldsSchema },
  async ({ db, now, by }, asked): Promise<SolutionRecord> => {
    const at = now()
    return db.transaction(async (tx) => {
      await needImages(tx, { imageUrl: asked.imageUrl })
      const [row] = await tx
        .insert(provenSolutions)
        .values({ ...saidOnSome(asked, at), createdAt: at, updatedAt: at })
        .returning()
      if (!row) throw new Error('the solution was not stored')
      const after = solutionRecordOf(row)
      const entry = { action: 'solution.create', kind: 'solution', recordId: row.id, label: row.title, after }
      await recordChange(tx, by, entry, at)
      await invalidate(tx, 'solutions')
      return after
    })
  },
)

/**
 * Changes a proven solution; what the request leaves out stays as it is. Refused as {@link permit} says; as `invalid`
 * (fields), `not_found`, `stale` (see {@link isStale}).
 */
export const changeSolution = staffUseCase(
  { may: 'solutions.manage', input: editedVersionSchema },
  ({ db, now, by }, { updatedAt, ...changes }, id: number): Promise<SolutionRecord> =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(provenSolutions).where(eq(provenSolutions.id, id)).for('update')
      if (!row) return need(refused('not_found'))
      const before = solutionRecordOf(row)
      if (isStale(before, { updatedAt: updatedAt ?? undefined })) return need(stale(before))
      const fields = need(parse(solutionFieldsSchema, { ...before, ...changes }))
      await needImages(tx, { imageUrl: fields.imageUrl }, { imageUrl: before.imageUrl })
      const at = versionAfter(before, now())
      const [changed = row] = await tx
        .update(provenSolutions)
        .set({ ...saidOnSome(fields, at), updatedAt: at })
        .where(eq(provenSolutions.id, id))
        .returning()
      const after = solutionRecordOf(changed)
      const entry = { action: 'solution.update', kind: 'solution', recordId: id, label: after.title, before, after }
      await recordChange(tx, by, entry, at)
      await invalidate(tx, 'solutions')
      return after
    }),
)

/** Puts a proven solution into the bin. Refused as {@link permit} says, or `not_found`. */
export const removeSolution = staffUseCase({ may: 'solutions.manage' }, ({ db, now, by }, id: number): Promise<null> =>
  db.transaction(async (tx) => {
    const isKept = await keepInBin(tx, by, solutionBin, id, now())
    const [row] = await tx.delete(provenSolutions).where(eq(provenSolutions.id, id)).returning()
    if (!row || !isKept) return need(refused('not_found'))
    const before = solutionRecordOf(row)
    const entry = { action: 'solution.delete', kind: 'solution', recordId: id, label: before.title, before }
    await recordChange(tx, by, entry, now())
    await invalidate(tx, 'solutions')
    return null
  }),
)

const labelOfSolution = sql`coalesce(nullif(${provenSolutions.title}, ''), ${provenSolutions.titleEn})`

/** Proven solutions as they go to the bin and come back: they have no address but their id. */
export const solutionBin: BinSource = {
  kind: 'solution',
  table: provenSolutions,
  recordId: provenSolutions.id,
  label: labelOfSolution,
  parts: [],
  topic: 'solutions',
}

/** The images that proven solutions show; unpublished ones too. */
export const solutionImages: ImageSource = {
  kind: 'solution',
  action: 'solutions.manage',
  table: provenSolutions,
  images: imagesOfSolution(provenSolutions),
  recordId: provenSolutions.id,
  label: labelOfSolution,
}
