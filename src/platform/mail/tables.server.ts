import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#kernel/language.ts'
import type { MailState } from '#kernel/mail-state.ts'
import type { MailProps } from './mail.ts'

/** Every mail the site has to send, or has sent; written in the transaction of what it tells about. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    subject: text(),
    template: text().notNull(),
    props: jsonb().$type<MailProps>().notNull(),
    language: text().$type<Language>().notNull(),
    state: text().$type<MailState>().notNull().default('queued'),
    /** How many tries were begun, but for those that ended because the mail server was away. */
    attempts: integer().notNull().default(0),
    nextTryAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The try that is under way, the process that makes it, and until when nobody else may begin one. */
    attemptId: uuid(),
    attemptBy: text(),
    attemptUntil: timestamp({ withTimezone: true }),
    lastError: text(),
    idempotencyKey: text().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (mail) => [
    check('mail_outbox_state', sql`${mail.state} in ('queued', 'sent', 'failed')`),
    index('mail_outbox_to').on(sql`lower(${mail.to})`),
    index('mail_outbox_reference').on(sql`(${mail.props}->>'reference')`),
    index('mail_outbox_newest').on(mail.createdAt, mail.id),
    index('mail_outbox_listed').on(sql`(${mail.state} = 'failed')`, mail.createdAt, mail.id),
    index('mail_outbox_waiting')
      .on(mail.createdAt)
      .where(sql`${mail.state} = 'queued'`),
    index('mail_outbox_failed')
      .on(mail.createdAt)
      .where(sql`${mail.state} = 'failed'`),
  ],
)
