import { and, between, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { products } from '#business/catalogue/tables.server.ts'
import { leads } from '#business/leads/tables.server.ts'
import { quotes } from '#business/quotes/tables.server.ts'
import { wallClock, addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { countries, defaultCountry, countryTable, type Country } from '#kernel/country.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { addUp, countBars, mostChosen, type ProductChoices, sumCounts, type Counts } from './add-up.ts'
import { submittedOf, type ChosenProduct, type Analytics, type SentQuotes, type WonMonth } from './analytics.ts'
import { decisionsIn } from './count-decisions.server.ts'
import { withinDays } from './within-days.server.ts'
import { barsOf, daysBefore, daysUntil, analyticsQuestionSchema, type DaySpan } from './period.ts'
import { measures } from './measure.ts'
import { numberChanges, numberTotals } from './tables.server.ts'

/**
 * What was counted in a period as seen today (on Nigeria's calendar when both countries are asked for), and in what it is compared
 * with. Six queries.
 * Refused as {@link permit} says, or `invalid` (fields).
 */
export const readAnalytics = staffUseCase(
  { may: 'analytics.read', input: analyticsQuestionSchema },
  async ({ db, now, by }, { days, country }): Promise<Analytics> => {
    const asked = country ? [country] : countries
    const span = daysUntil(wallClock(now(), countryTable[country ?? defaultCountry].utcOffset).date, days)
    const bars = barsOf(days, span)
    const before = daysBefore(span, days)
    const counted = await readCounts(db, asked, bars, before.from)
    const [totals, changes] = [counted.filter(({ isTotal }) => isTotal), counted.filter(({ isTotal }) => !isTotal)]
    const rowsOf = ({ from, to }: DaySpan) => {
      const totalsBy = (end: CalendarDate) => totals.filter(({ day }) => day === end)
      const late = changes.filter(({ day }) => from <= day && day <= to)
      return sumCounts([...totalsBy(to), ...late], totalsBy(addDays(from, -1)))
    }
    const rows = rowsOf(span)
    const { requests, audits, funnels } = addUp(rowsOf(before), asked)
    const ofRequests = ({ measure }: CountedBy) => measure === 'request'
    return {
      ...span,
      days,
      country: country ?? null,
      before: { requests, audits, submitted: submittedOf(funnels) },
      ...addUp(rows, asked),
      requestsByDay: countBars(bars, totals.filter(ofRequests), changes.filter(ofRequests)),
      won: await wonByMonth(db, asked, span, by.id),
      decisions: await decisionsIn(db, asked, span),
      quotesSent: await quotesSentIn(db, asked, span, by.id),
      products: await named(db, mostChosen(rows)),
    }
  },
)

/** The customers who were won, and still are, by the month in which they last were on the calendar of their country. */
async function wonByMonth(
  db: Queryable,
  among: readonly Country[],
  { from, to }: DaySpan,
  me: string,
): Promise<WonMonth[]> {
  const month = sql<string>`to_char(${leads.wonOn}, 'YYYY-MM')`
  const rows = await db
    .select({
      month,
      country: leads.country,
      count: count(),
      withAmount: count(leads.wonAmount),
      amount: sql<number>`coalesce(sum(${leads.wonAmount}), 0)::float8`,
      mineCount: ofMine(sql`count(*)`, me),
      mineAmount: ofMine(sql`sum(${leads.wonAmount})`, me),
    })
    .from(leads)
    .where(and(between(leads.wonOn, from, to), inArray(leads.country, [...among])))
    .groupBy(month, leads.country)
    .orderBy(desc(month), leads.country)
  return rows.map(inCurrency)
}

type Mine = { readonly country: Country; readonly mineCount: number; readonly mineAmount: number }

const inCurrency = <Row extends Mine>({ country, mineCount, mineAmount, ...told }: Row) => ({
  ...told,
  currency: countryTable[country].currency,
  mine: { count: mineCount, amount: mineAmount },
})

/** An aggregate over the requests that somebody owns. */
const ofMine = (aggregate: SQL, me: string) =>
  sql<number>`coalesce(${aggregate} filter (where ${leads.assigneeId} = ${me}), 0)::float8`

/** The quotes that were sent in a span of days of their country's calendar. */
async function quotesSentIn(
  db: Queryable,
  among: readonly Country[],
  span: DaySpan,
  me: string,
): Promise<SentQuotes[]> {
  const rows = await db
    .select({
      country: quotes.country,
      count: count(),
      amount: sql<number>`sum((${quotes.system} ->> 'totalPrice')::float8)`,
      mineCount: ofMine(sql`count(*)`, me),
      mineAmount: ofMine(sql`sum((${quotes.system} ->> 'totalPrice')::float8)`, me),
    })
    .from(quotes)
    .leftJoin(leads, eq(leads.id, quotes.leadId))
    .where(withinDays(quotes.country, quotes.sentAt, among, span))
    .groupBy(quotes.country)
    .orderBy(desc(count()), quotes.country)
  return rows.map(inCurrency)
}

/** The products with their names of today; null for those that have left the catalogue. */
async function named(db: Queryable, chosen: readonly ProductChoices[]): Promise<ChosenProduct[]> {
  const ids = chosen.map(({ id }) => Number(id))
  const rows = await db
    .select({ id: products.id, name: products.name, nameEn: products.nameEn })
    .from(products)
    .where(inArray(products.id, ids))
  return chosen.map((product) => {
    const { name = null, nameEn = null } = rows.find(({ id }) => String(id) === product.id) ?? {}
    return { ...product, name, nameEn }
  })
}

/** What was counted by the end of a day; or, not in the totals yet, what was counted of that day. */
type CountedBy = Counts & { readonly day: CalendarDate; readonly isTotal: boolean }

/**
 * What there was before `since` and `bars` (days that follow one another) and by the end of the last, of requests by the end of
 * each, and what is not in those totals yet. One statement: what is on its way into the totals is seen once, here or there.
 */
export async function readCounts(
  db: Queryable,
  among: readonly Country[],
  bars: readonly DaySpan[],
  since = bars[0]?.from ?? '',
): Promise<CountedBy[]> {
  const [from, to] = [bars[0]?.from ?? '', bars.at(-1)?.to ?? '']
  const ends = [...new Set([addDays(since, -1), addDays(from, -1), to])]
  const barEnds = [...new Set([...ends, ...bars.map((bar) => bar.to)])]
  const wanted = measures.flatMap((measure) =>
    (measure === 'request' ? barEnds : ends).map((day) => ({ measure, day })),
  )
  const wantedMeasures = sql.param(wanted.map(({ measure }) => measure))
  const wantedDays = sql.param(wanted.map(({ day }) => day))
  const inCountries = sql.param([...among])
  const { rows } = await db.execute<CountedBy>(sql`
    select wanted.measure, asked.country, wanted.day::text, true as "isTotal", counts
    from unnest(${wantedMeasures}::text[], ${wantedDays}::date[]) as wanted (measure, day)
    cross join unnest(${inCountries}::text[]) as asked (country)
    cross join lateral (
      select counts from ${numberTotals} as known
      where known.measure = wanted.measure and known.country = asked.country and known.day <= wanted.day
      order by known.day desc limit 1
    ) as latest
    union all
    select measure, country, day::text, false, jsonb_object_agg(key, count)
    from (
      select measure, country, day, key, sum(count) as count from ${numberChanges}
      where country = any(${inCountries}) and day between ${since} and ${to}
      group by measure, country, day, key
    ) as changed
    group by measure, country, day`)
  return rows
}
