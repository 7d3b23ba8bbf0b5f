import { sql } from 'drizzle-orm'
import { boolean, customType, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ContentLanguage } from '#kernel/language.ts'
import type { PriceList } from '#business/catalogue/price.ts'
import type { HitKind } from './search-hit.ts'

const words = () => text().notNull().default('')
/** Writers are few: no list of rows that the index has yet to take in, which every search would read through. */
const searchedAtOnce = { fastupdate: false }
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What search finds: one row per thing and language. Triggers keep the rows of products, posts and solutions
 * (db/migrations, `index_…`); what comes with the site is written at the start.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text().$type<HitKind>().notNull(),
    /** How its address ends: an id or a slug. */
    key: text().notNull(),
    language: text().$type<ContentLanguage>().notNull(),
    isBuiltIn: boolean().notNull().default(false),
    title: words(),
    excerpt: words(),
    /** Found as well as the title, not shown. */
    keywords: words(),
    /** Found last, not shown. */
    body: words(),
    imageUrl: text(),
    /** Of a solution: which drawing stands in for a missing picture. */
    sector: text(),
    prices: jsonb().$type<PriceList>().notNull().default({}),
    /** Not found before; null: always. */
    shownFrom: timestamp({ withTimezone: true, precision: 3 }),
    /** The shelf (`kind/language`) is a word of it too, so that the index alone finds what stands there. */
    heading: tsvector().generatedAlwaysAs(sql`search_heading(kind, language, title, keywords)`),
    document: tsvector().generatedAlwaysAs(sql`search_document(kind, language, title, keywords, excerpt, body)`),
  },
  (entry) => [
    primaryKey({ columns: [entry.kind, entry.key, entry.language, entry.isBuiltIn] }),
    index('search_entries_heading').using('gin', entry.heading).with(searchedAtOnce),
    index('search_entries_document').using('gin', entry.document).with(searchedAtOnce),
  ],
)

/** Every word of the entries, without accents: what a word that is not among them may have been meant to be. */
export const searchWords = pgTable(
  'search_words',
  { language: text().$type<ContentLanguage>().notNull(), word: text().notNull() },
  (known) => [
    primaryKey({ columns: [known.language, known.word] }),
    index('search_words_spelling')
      .using('gin', sql`${known.word} gin_trgm_ops`)
      .with(searchedAtOnce),
  ],
)
