import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** The images that staff have sent, one row for all sizes of each: their files are those of the store under `media/{id}/`. */
export const mediaImages = pgTable(
  'media_images',
  {
    /** 24 hexadecimal digits: when it was made, then chance. */
    id: text().primaryKey(),
    /** What its file was called. */
    name: text().notNull(),
    /** Of its largest size, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(''),
    altEn: text().notNull().default(''),
    /** The point that stays in view where it is cut, in percent. */
    focalX: smallint().notNull().default(50),
    focalY: smallint().notNull().default(50),
    /** Of the file that was sent, SHA-256: the same again is known by it. Null of one that was sent before this was kept. */
    fingerprint: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (image) => [
    index('media_images_fingerprint').on(image.fingerprint),
    check('media_images_focus', sql`${image.focalX} between 0 and 100 and ${image.focalY} between 0 and 100`),
  ],
)

export type MediaImageRow = typeof mediaImages.$inferSelect
