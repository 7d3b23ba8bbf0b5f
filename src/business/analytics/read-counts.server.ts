import { sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { measures } from './measure.ts'
import type { DaySpan } from './period.ts'
import type { Counts } from './sum-counts.ts'
import { numberChanges, numberTotals } from './tables.server.ts'

/** What was counted by the end of a day; or, not in the totals yet, what was counted of that day. */
export type CountedBy = Counts & { readonly day: CalendarDate; readonly isTotal: boolean }

/**
 * What there was before `bars` (days that follow one another) and by the end of the last, of requests by the end of each, and
 * what is not in those totals yet. One statement: what is on its way into the totals is seen once, here or there.
 */
export async function readCounts(
  db: Queryable,
  countries: readonly Country[],
  bars: readonly DaySpan[],
): Promise<CountedBy[]> {
  const [from, to] = [bars[0]?.from ?? '', bars.at(-1)?.to ?? '']
  const ends = [addDays(from, -1), to]
  const barEnds = [addDays(from, -1), ...bars.map((bar) => bar.to)]
  const wanted = measures.flatMap((measure) =>
    (measure === 'request' ? barEnds : ends).map((day) => ({ measure, day })),
  )
  const wantedMeasures = sql.param(wanted.map(({ measure }) => measure))
  const wantedDays = sql.param(wanted.map(({ day }) => day))
  const inCountries = sql.param([...countries])
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
      where country = any(${inCountries}) and day between ${from} and ${to}
      group by measure, country, day, key
    ) as changed
    group by measure, country, day`)
  return rows
}
