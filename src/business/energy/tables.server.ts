import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ApplianceUsage } from './audit-request.ts'
import type { Segment } from './segment.ts'

/** The kinds of place as staff arranged them, all or none: while there is no row the built-in ones are shown. */
export const appliancePresets = pgTable('appliance_presets', {
  key: text().primaryKey(),
  position: integer().notNull(),
  segment: text().$type<Segment>().notNull(),
  name: text().notNull(),
  nameEn: text().notNull(),
  isHidden: boolean().notNull(),
  lines: jsonb().$type<ApplianceUsage[]>().notNull(),
  /** Of the whole list: the same in every row. */
  updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
})
