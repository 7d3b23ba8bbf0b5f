import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Country } from '#kernel/country.ts'
import { measures, type Measure } from './measure.ts'

const measure = () => text().$type<Measure>().notNull()
const country = () => text().$type<Country>().notNull()

/**
 * How many of what there were from the beginning to the end of a day, by key (which kind, page, product…, as the measure has
 * it): nothing of whoever was counted. A day on which nothing of it was counted has no row. Written by `fold_numbers`.
 */
export const numberTotals = pgTable(
  'number_totals',
  {
    measure: measure(),
    country: country(),
    /** On the country's calendar. */
    day: date({ mode: 'string' }).notNull(),
    counts: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (total) => [primaryKey({ columns: [total.measure, total.country, total.day] })],
)

/**
 * What was counted and is not in the totals yet: writers only ever add rows, so that none waits for another. A count may
 * be negative: something turned out to be something else.
 */
export const numberChanges = pgTable(
  'number_changes',
  {
    day: date({ mode: 'string' }).notNull(),
    country: country(),
    measure: measure(),
    key: text().notNull(),
    count: integer().notNull(),
  },
  () => [check('number_changes_measure', sql.raw(`measure in (${measures.map((one) => `'${one}'`).join(', ')})`))],
)
