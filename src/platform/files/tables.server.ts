import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Every file of the store, from before its first byte is written until after its last one is removed. The rows of the
 * business refer to it; a file that is not `kept` belongs to none: yet, because it is being stored, or any more, because it
 * was given up.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text().primaryKey(),
    kept: boolean().notNull().default(false),
    /** What seals the file, itself wrapped by the application's secret; null for one that anybody may read. */
    sealedKey: text(),
    /** Bytes of the content, before it was sealed. */
    size: integer().notNull(),
    /** When storing it began: what is not kept long after that never will be. */
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** From then on it is never kept again, and is removed. */
    givenUpAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (file) => [
    index('stored_files_loose')
      .on(file.createdAt)
      .where(sql`not ${file.kept}`),
  ],
)
