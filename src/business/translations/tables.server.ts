import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { TranslatedKind } from './due-translation.ts'

const words = () => text().notNull().default('')
const fields = () => text().array().notNull().default([])
const moment = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/**
 * How far the languages of a record are from each other: one row per post, product, solution and group of settings. Triggers
 * keep it (db/migrations, `note_translation`).
 */
export const translations = pgTable(
  'translations',
  {
    kind: text().$type<TranslatedKind>().notNull(),
    recordId: text().notNull(),
    title: words(),
    titleEn: words(),
    /** The texts that are written in the other language only, as paths. */
    frMissing: fields(),
    enMissing: fields(),
    /** When a language last said something new; one that follows its twin takes its time. */
    frSaidAt: moment(),
    enSaidAt: moment(),
    /** Grows with every change. */
    change: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    isDue: boolean()
      .notNull()
      .generatedAlwaysAs(sql`fr_missing <> '{}' OR en_missing <> '{}' OR fr_said_at <> en_said_at`),
  },
  (its) => [
    primaryKey({ columns: [its.kind, its.recordId] }),
    index('translations_due')
      .on(its.change)
      .where(sql`${its.isDue}`),
    index('translations_due_kind')
      .on(its.kind, its.change)
      .where(sql`${its.isDue}`),
  ],
)
