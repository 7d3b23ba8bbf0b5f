import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SolutionSector } from './case-studies/sector.ts'
import type { PostType } from './posts/post.ts'

const words = () => text().notNull().default('')
/** To the millisecond, as a browser reads it and sends it back to show which version it edited. */
const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** News and blog posts that staff write, in French with an English twin in `…En`; a text is '' until it is written. */
export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique('posts_slug'),
    type: text().$type<PostType>().notNull().default('blog'),
    title: words(),
    titleEn: words(),
    excerpt: words(),
    excerptEn: words(),
    author: words(),
    authorEn: words(),
    category: words(),
    categoryEn: words(),
    /** Markdown, with inline HTML for what it lacks. */
    content: words(),
    contentEn: words(),
    thumbnailUrl: text(),
    videoUrl: text(),
    /** Where it was first published, if that was elsewhere. */
    originalUrl: text(),
    isPublished: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    /** Published from then on; null: since it was made. */
    publishedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (post) => [
    check('posts_type', sql`${post.type} in ('news', 'blog')`),
    check('posts_slug_form', sql`${post.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${post.slug}) <= 200`),
  ],
)

export type PostRow = typeof posts.$inferSelect

/** Systems that work at a customer's. Ids leave the first thousand to the case studies that come with the site. */
export const provenSolutions = pgTable(
  'proven_solutions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    title: words(),
    titleEn: words(),
    sector: text().$type<SolutionSector>().notNull(),
    description: words(),
    descriptionEn: words(),
    impact: words(),
    impactEn: words(),
    location: words(),
    locationEn: words(),
    /** Free text. */
    date: words(),
    beneficiaries: words(),
    beneficiariesEn: words(),
    capacity: words(),
    imageUrl: text(),
    videoUrl: text(),
    customerName: words(),
    customerTitle: words(),
    customerTitleEn: words(),
    customerQuote: words(),
    customerQuoteEn: words(),
    isPublished: boolean().notNull().default(true),
    isFeatured: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (solution) => [
    check(
      'proven_solutions_sector',
      sql`${solution.sector} in ('residential', 'healthcare', 'commercial', 'education', 'industrial', 'agriculture', 'government', 'community')`,
    ),
  ],
)

export type SolutionRow = typeof provenSolutions.$inferSelect
