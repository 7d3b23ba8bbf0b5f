import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MailName } from './mail-name.ts'

/** What staff wrote in place of the words that come with the site, a mail a row; a mail without a row is as it came. */
export const mailWords = pgTable('mail_words', {
  mail: text().$type<MailName>().primaryKey(),
  /** By language and part, in ICU: only what differs from the original. Null: as it came with the site, again. */
  words: jsonb().$type<unknown>(),
  /** What comes with the site is version 1; every change is one more, and so is going back. */
  version: integer().notNull().default(1),
  /** To the millisecond, as a browser reads it and sends it back to show which version it edited. Null: never changed. */
  updatedAt: timestamp({ withTimezone: true, precision: 3 }),
})
