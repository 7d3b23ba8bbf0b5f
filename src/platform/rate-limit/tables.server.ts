import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What each key has used up of its share, until when; the rate limiter's own format. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true, precision: 3 }),
  },
  (limit) => [index('rate_limits_expire').on(limit.expire)],
)
