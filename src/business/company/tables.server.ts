import { date, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Country } from '#kernel/country.ts'

/** Weekdays on which a country's office is closed: holidays and others. */
export const closedDays = pgTable(
  'closed_days',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    country: text().$type<Country>().notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** Why, to staff: `Independence Day`. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (day) => [unique('closed_days_country_date').on(day.country, day.date)],
)
