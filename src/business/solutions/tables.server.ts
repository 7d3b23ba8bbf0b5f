import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { SolutionSector } from './case-studies/sector.ts'

const words = () => text().notNull().default('')
/** To the millisecond, as a browser reads it and sends it back to show which version it edited. */
const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** The id of the library's image that a solution shows, if it is one. */
export const imagesOfSolution = (solution: Record<'imageUrl', AnyPgColumn>) =>
  sql<string[]>`media_ids(coalesce(${solution.imageUrl}, ''))`

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
    /** The day on which the customer said it. */
    customerSaidOn: date({ mode: 'string' }),
    /** Where it stands as the customer published it. */
    customerSourceUrl: text(),
    isPublished: boolean().notNull().default(true),
    isFeatured: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (solution) => [
    index('proven_solutions_images').using('gin', imagesOfSolution(solution)),
    check(
      'proven_solutions_sector',
      sql`${solution.sector} in ('residential', 'healthcare', 'commercial', 'education', 'industrial', 'agriculture', 'government', 'community')`,
    ),
  ],
)

export type SolutionRow = typeof provenSolutions.$inferSelect
