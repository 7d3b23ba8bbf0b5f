import { inArray } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { products } from '#business/catalogue/tables.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countries, defaultCountry, countryTable } from '#kernel/country.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { addUp, countBars, mostChosen, type ProductChoices } from './add-up.ts'
import type { ChosenProduct, Numbers } from './numbers.ts'
import { barsOf, daysUntil, analyticsQuestionSchema } from './period.ts'
import { readCounts, type CountedBy } from './read-counts.server.ts'
import { sumCounts } from './sum-counts.ts'

/**
 * What was counted in a period that ends today (on Nigeria's calendar when both countries are asked for). Two queries.
 * Refused as {@link permit} says, or `invalid` (fields).
 */
export async function readAnalytics({ db, actor, now }: Acting, request: unknown): Promise<Outcome<Numbers>> {
  const permitted = permit(actor, 'numbers.read')
  if (!permitted.ok) return permitted
  const parsed = parse(analyticsQuestionSchema, request)
  if (!parsed.ok) return parsed
  const { days, country } = parsed.value
  const asked = country ? [country] : countries
  const span = daysUntil(wallClock(now(), countryTable[country ?? defaultCountry].timeZone).date, days)
  const bars = barsOf(days, span)
  const counted = await readCounts(db, asked, bars)
  const [totals, changes] = [counted.filter(({ isTotal }) => isTotal), counted.filter(({ isTotal }) => !isTotal)]
  const rows = sumCounts(
    [...totals.filter(({ day }) => day === span.to), ...changes],
    totals.filter(({ day }) => day < span.from),
  )
  const ofRequests = ({ measure }: CountedBy) => measure === 'request'
  return done({
    ...span,
    days,
    country: country ?? null,
    ...addUp(rows, asked),
    requestsByDay: countBars(bars, totals.filter(ofRequests), changes.filter(ofRequests)),
    products: await named(db, mostChosen(rows)),
  })
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
