import { and, desc, eq, getTableName, inArray, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { permit, type Staff } from '#business/accounts/actor.ts'
import { isAllowed } from '#business/accounts/permissions.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import type { ImageSource } from '#business/media/image-library.server.ts'
import { translatedKinds } from '#business/translations/due-translation.ts'
import { translations } from '#business/translations/tables.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import { invalidate, type Topic } from '#platform/cache.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { putBack } from '#platform/database/put-back.server.ts'
import type { Queue } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'
import {
  binDays,
  binFilterSchema,
  binnedKinds,
  daysLeft,
  restoreSchema,
  type BinnedKind,
  type BinnedRecord,
  type BinPage,
  type Restored,
} from './binned-record.ts'
import { binned, binnedParts, imagesOfBinned } from './tables.server.ts'

/** Rows of another table that belong to a record: those where `ofRecord` holds of its id. */
type BinnedPart = { readonly table: PgTable; readonly ofRecord: (recordId: number) => SQL }

/** Records of one kind that go to the bin, as their context tells. */
export type BinSource = {
  readonly kind: BinnedKind
  readonly table: PgTable
  readonly recordId: SQLWrapper
  /** What people call a record. */
  readonly label: SQLWrapper
  readonly parts: readonly BinnedPart[]
  /** The topic of what is cached of them. */
  readonly topic: Topic
  /** Of a kind whose records have an address of their own. */
  readonly address?: {
    readonly column: SQLWrapper
    readonly slugOf: (written: string) => string
    /** The advisory lock that those who give addresses take. */
    readonly lock: number
  }
}

/**
 * Keeps a record and all that belongs to it in the bin, in the transaction that then deletes it: nobody else changes it until that
 * ends. False where there is no such record.
 */
export async function keepInBin(tx: Transaction, by: Staff, source: BinSource, id: number, at: Date): Promise<boolean> {
  const { kind, table, recordId, label } = source
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${binned} (kind, record_id, label, deleted_at, staff_name, record)
    select ${kind}, ${recordId}, ${label}, ${at.toISOString()}::timestamptz, ${by.name}, to_jsonb(${table}) from ${table} where ${recordId} = ${id}
    for update returning id`)
  const [kept] = rows
  if (!kept) return false
  for (const part of partsOf(source)) {
    await tx.execute(sql`
      insert into ${binnedParts} (binned_id, part, record)
      select ${kept.id}, ${getTableName(part.table)}, to_jsonb(${part.table}) from ${part.table} where ${part.ofRecord(id)}`)
  }
  return true
}

/** How far its translations are belongs to every record. */
function partsOf({ kind: its, parts }: BinSource): readonly BinnedPart[] {
  const ofRecord = (one: number) => sql`${translations.kind} = ${its} and ${translations.recordId} = ${String(one)}`
  return [...parts, { table: translations, ofRecord }]
}

const pageSize = 50

/** What the staff member may change of what is in the bin, what was deleted last first. Refused as {@link permit} says. */
export const listBin = staffUseCase(
  { may: 'bin.use', input: binFilterSchema },
  async ({ db, now, by }, { cursor }): Promise<BinPage> => {
    const rows = await db
      .select(columns)
      .from(binned)
      .where(and(inArray(kind, kindsOf(by)), cursor ? lt(binned.id, Number(cursor)) : undefined))
      .orderBy(desc(binned.id))
      .limit(pageSize + 1)
    const told = (row: (typeof rows)[number]): BinnedRecord =>
      Object.assign(row, { deletedAt: row.deletedAt.toISOString(), daysLeft: daysLeft(row.deletedAt, now()) })
    const items = rows.slice(0, pageSize).map(told)
    return { items, nextCursor: rows.length > pageSize ? String(items.at(-1)?.id) : null }
  },
)

const kindsOf = ({ role }: Staff) => binnedKinds.filter((one) => isAllowed(role, translatedKinds[one]))

const { id, kind, recordId, label, deletedAt, staffName } = binned
const columns = {
  id,
  kind,
  recordId,
  label,
  slug: sql<string | null>`${binned.record}->>'slug'`,
  deletedAt,
  staffName,
}

/**
 * Brings a record back as it was, with its id, its texts, its images and all that belongs to it; under its own address or the given
 * one. Refused as {@link permit} says for the record too; as `not_found`; as `invalid` (`slug`: one without a letter); as `conflict` (`slug`: `taken`)
 * where another record has the address meanwhile.
 */
export const restoreBinned = staffUseCase(
  { may: 'bin.use', input: restoreSchema },
  async ({ db, now, by }, { slug }, binnedId: number, sources: readonly BinSource[]): Promise<Restored> =>
    db.transaction(async (tx) => {
      const [row] = await tx.select(columns).from(binned).where(eq(binned.id, binnedId)).for('update')
      const source = row && sourceOf(sources, row.kind)
      if (!row || !source) return need(refused('not_found'))
      need(permit(by, translatedKinds[row.kind]))
      const address = await freeAddress(tx, source, slug ?? row.slug)
      const changed = address === null ? sql`'{}'::jsonb` : sql`jsonb_build_object('slug', ${address}::text)`
      await putBack(tx, source.table, sql`select record || ${changed} as record from ${binned} where id = ${binnedId}`)
      for (const { table } of partsOf(source)) {
        const its = and(eq(binnedParts.binnedId, binnedId), eq(binnedParts.part, getTableName(table)))
        if ((await tx.$count(binnedParts, its)) > 0)
          await putBack(tx, table, sql`select record from ${binnedParts} where ${its}`)
      }
      await tx.delete(binned).where(eq(binned.id, binnedId))
      const entry = { kind: row.kind, recordId: row.recordId, label: row.label }
      const after = address !== null && address !== row.slug ? { slug: address } : null
      await recordChange(tx, by, { action: `${row.kind}.restore`, ...entry, after }, now())
      await invalidate(tx, source.topic)
      return { kind: row.kind, recordId: row.recordId }
    }),
)

const sourceOf = (sources: readonly BinSource[], wanted: BinnedKind) => sources.find((source) => source.kind === wanted)

/** The address under which a record comes back; null for a kind without. Needs an attempt around it. */
async function freeAddress(
  tx: Transaction,
  { table, address }: BinSource,
  wanted: string | null,
): Promise<string | null> {
  if (!address || wanted === null) return null
  const slug = address.slugOf(wanted)
  if (slug === '') return need(refused('invalid', { errors: [{ path: 'slug', code: 'invalid' }] }))
  await tx.execute(sql`select pg_advisory_xact_lock(${address.lock})`)
  const taken = await tx.$count(table, sql`${address.column} = ${slug}`)
  return taken > 0 ? need(refused('conflict', { errors: [{ path: 'slug', code: 'taken' }] })) : slug
}

/** Removes a record from the bin for good. Refused as {@link permit} says; as `not_found`. */
export const removeBinned = staffUseCase({ may: 'bin.empty' }, ({ db, now, by }, binnedId: number): Promise<null> =>
  db.transaction(async (tx) => {
    const [row] = await tx.delete(binned).where(eq(binned.id, binnedId)).returning({ kind, recordId, label })
    if (!row) return need(refused('not_found'))
    await recordChange(tx, by, { action: `${row.kind}.purge`, ...row }, now())
    return null
  }),
)

/** The images that records in the bin show: they may come back. */
export const binnedImages: ImageSource = {
  kind: 'bin',
  action: 'products.manage',
  table: binned,
  images: imagesOfBinned(binned),
  recordId: binned.id,
  label: binned.label,
}

const batch = 100

/** Removes what has been in the bin for its time, a hundred at a time, each in the audit log. Answers how many went. */
export async function emptyOldBin({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - binDays * 86_400_000)
  const removed = await db.transaction(async (tx) => {
    const old = tx
      .select({ id })
      .from(binned)
      .where(lt(deletedAt, before))
      .limit(batch)
      .for('update', { skipLocked: true })
    const rows = await tx
      .delete(binned)
      .where(sql`${id} in ${old}`)
      .returning({ kind, recordId, label })
    for (const row of rows) await recordChange(tx, null, { action: `${row.kind}.purge`, ...row }, now())
    return rows.length
  })
  return removed < batch ? removed : removed + (await emptyOldBin({ db, now }))
}

const binQueue: Queue<object> = {
  name: 'bin',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 3_600,
}

/** Every night, in UTC. */
const nightly = '52 2 * * *'

/** Has the bin emptied of what is past its time, from now on: for a process whose jobs have started. */
export async function startBin(services: Services): Promise<void> {
  await services.jobs.work(binQueue, async () => {
    const removed = await emptyOldBin(services)
    if (removed > 0) services.log.info({ removed }, 'what was past its time in the bin is gone')
  })
  await services.jobs.schedule(binQueue, nightly, {})
}
