import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { BinnedKind } from './binned-record.ts'

type Row = Readonly<Record<string, unknown>>

/** The ids of the library's images that a record in the bin shows. */
export const imagesOfBinned = (binned: Record<'record', AnyPgColumn>) =>
  sql<string[]>`media_ids((${binned.record})::text)`

/**
 * Records that staff deleted, whole, until their time is over. They have left their own table, so that nothing that reads it has to
 * leave them out.
 */
export const binned = pgTable(
  'binned',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<BinnedKind>().notNull(),
    recordId: integer().notNull(),
    /** What people call it. */
    label: text().notNull(),
    deletedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Whoever deleted it; the name outlives the account. */
    staffName: text().notNull(),
    /** Its row. */
    record: jsonb().$type<Row>().notNull(),
  },
  (its) => [
    unique('binned_record').on(its.kind, its.recordId),
    index('binned_deleted_at').on(its.deletedAt),
    index('binned_images').using('gin', imagesOfBinned(its)),
  ],
)

/** Rows of other tables that belong to a record in the bin: a post's versions, how far its translations are. */
export const binnedParts = pgTable(
  'binned_parts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    binnedId: integer()
      .notNull()
      .references(() => binned.id, { onDelete: 'cascade' }),
    /** The table that it is of. */
    part: text().notNull(),
    record: jsonb().$type<Row>().notNull(),
  },
  (its) => [index('binned_parts_binned').on(its.binnedId, its.part)],
)
