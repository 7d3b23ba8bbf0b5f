import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { BodyFault, WrittenHtml } from '#business/markdown/written-html.server.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import type { SampleMark } from './samples/sample-piece.ts'
import type { SettingGroup } from './settings/setting-groups.ts'

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

/** The HTML of a legal text, and what of it could not be rendered: it is plain text there. */
export type LegalHtml = WrittenHtml & { readonly faults: readonly BodyFault[] }

/** What staff have set, a group a row; a group without a row is as it comes with the site. */
export const siteSettings = pgTable('site_settings', {
  group: text('setting_group').$type<SettingGroup>().primaryKey(),
  /** Null: as it comes with the site, again. */
  value: jsonb().$type<unknown>(),
  /** Of a legal text: the HTML of its bodies. */
  html: jsonb().$type<LegalHtml>(),
  /** The value as it was last saved: what is shown while `value` can't be read. */
  lastGood: jsonb().$type<unknown>(),
  /** What comes with the site is version 1; every change of the group is one more, and so is going back. */
  version: integer().notNull().default(1),
  /** To the millisecond, as a browser reads it and sends it back to show which version it edited. Null: never changed. */
  updatedAt: timestamp({ withTimezone: true, precision: 3 }),
})

/** What staff decided of the sample content that comes with the site; a piece without a row is shown as the sample that it is. */
export const sampleMarks = pgTable('sample_marks', {
  /** Its kind and which one: `article:choosing-a-battery`. */
  piece: text().primaryKey(),
  mark: text().$type<SampleMark>().notNull(),
})

/** What staff wrote in place of a text of the site's pages; a text without a row is as it comes with the site. */
export const siteWords = pgTable(
  'site_words',
  {
    language: text().$type<Language>().notNull(),
    /** Of the message. */
    key: text().notNull(),
    /** In ICU, with the arguments of the original. */
    text: text().notNull(),
    /** Who wrote it, by name: it stays when the account goes. */
    writtenBy: text().notNull(),
    /** To the millisecond, as a browser reads it and sends it back to show which version it edited. */
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (words) => [primaryKey({ columns: [words.language, words.key] })],
)
