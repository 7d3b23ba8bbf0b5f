import { count, sql } from 'drizzle-orm'
import { isDecided } from '#business/financing/application-status.ts'
import { financingApplications as applications } from '#business/financing/tables.server.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Decisions } from './analytics.ts'
import type { DaySpan } from './period.ts'
import { withinDays } from './within-days.server.ts'

/** What was decided of applications in a span of days of their country's calendar, and still stands. One query. */
export async function decisionsIn(db: Queryable, among: readonly Country[], span: DaySpan): Promise<Decisions> {
  const { country, status, decidedBy, decidedAt, submittedAt, totalAmount, overrides } = applications
  const minutes = sql`extract(epoch from ${decidedAt} - ${submittedAt}) / 60`
  const rows = await db
    .select({
      country: sql<Country | null>`${country}`,
      status,
      name: decidedBy,
      count: count(),
      amount: sql<number>`sum(${totalAmount})`,
      over: sql<number>`(count(*) filter (where ${status} = 'approved' and ${overrides} > 0))::int`,
      minutes: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by ${minutes}) filter (where ${status} <> 'withdrawn'))::float8`,
    })
    .from(applications)
    .where(withinDays(country, decidedAt, among, span))
    // The last set is all of them together.
    .groupBy(sql`grouping sets ((${country}, ${status}, ${decidedBy}), ())`)
  const all = rows.find((row) => row.country === null)
  const byPerson = rows.flatMap((row) => {
    if (row.country === null || !isDecided(row.status)) return []
    const { currency } = countryTable[row.country]
    return { name: row.name, status: row.status, currency, count: row.count, amount: row.amount, over: row.over }
  })
  return { minutes: all?.minutes ?? null, byPerson: byPerson.toSorted((a, b) => b.count - a.count) }
}
