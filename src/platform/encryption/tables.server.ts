import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What the data's secret is told by, in one row. */
export const appSecrets = pgTable(
  'app_secrets',
  {
    id: integer().primaryKey(),
    /** Derived from the secret; null for whichever the next start has. */
    verifier: text(),
  },
  (secret) => [check('app_secrets_one', sql`${secret.id} = 1`)],
)
