import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Scope } from '#business/accounts/scopes.ts'
import { staff } from '#business/accounts/tables.server.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Programs that may use the back office in the name of whoever made them. */
export const programs = pgTable(
  'programs',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    scopes: text().array().$type<Scope[]>().notNull(),
    /** SHA-256 of the token, which is random enough for it; the token itself is kept nowhere. */
    tokenHash: text().notNull().unique('programs_token'),
    /** How the token begins, to be told apart by. */
    tokenStart: text().notNull(),
    /** Whoever made it: the program may what they may, and nothing once they are gone. */
    ownerId: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (program) => [index('programs_owner').on(program.ownerId)],
)
