import { findAppliance } from '#business/energy/built-in-appliances.ts'
import type { Segment } from '#business/energy/segment.ts'
import type { LeadKind } from '#business/leads/lead.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import {
  contactBounds,
  minutesWithin,
  type ContactTimes,
  type Counted,
  type CountedState,
  type Funnel,
  type Analytics,
  type TickedAppliance,
  type ChosenProduct,
} from './analytics.ts'
import type { CountedPage, FunnelStep, Measure } from './measure.ts'
import type { DaySpan } from './period.ts'

const mostAppliances = 10
const mostProducts = 10
/** Quarters of fewer answers would be made up. */
const fewestForShares = 5

/** How often a product was chosen, and how. */
export type ProductChoices = Pick<ChosenProduct, 'id' | 'orders' | 'applications'>

/** What the counts of a period say, without the products. */
export function addUp(
  rows: readonly CountRow[],
  countries: readonly Country[],
): Omit<
  Analytics,
  'days' | 'country' | 'from' | 'to' | 'before' | 'requestsByDay' | 'products' | 'won' | 'quotesSent' | 'decisions'
> {
  const of = (measure: Measure) => rows.filter((row) => row.measure === measure)
  const kinds = of('request')
  const audits = of('audit')
  return {
    requests: total(kinds),
    requestsByKind: ranked(kinds, ({ key }) => key as LeadKind),
    requestsByPage: ranked(of('page'), ({ key }) => key as CountedPage),
    requestsByCountry: ranked(kinds, ({ country }) => country),
    requestsByState: states(of('state')),
    funnels: countries.map((country) => funnelOf(rows, country)),
    contact: contactTimes(of('contact'), total(kinds.filter(isForSale))),
    audits: total(audits),
    auditsBySegment: ranked(audits, ({ key }) => key as Segment),
    appliances: tickedAppliances(of('appliance')),
  }
}

/** Who asks for a job buys nothing, and is answered by others. */
const isForSale = ({ key }: CountRow) => key !== 'job_application'

const total = (rows: readonly CountRow[]) => rows.reduce((sum, { count }) => sum + count, 0)

/** The sums of the rows by a key of theirs, the most first. */
function ranked<Key extends string>(rows: readonly CountRow[], keyOf: (row: CountRow) => Key): Counted<Key>[] {
  const sums = new Map<Key, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count)
  return [...sums]
    .map(([key, count]) => ({ key, count }))
    .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

function states(rows: readonly CountRow[]): CountedState[] {
  return rows
    .map(({ country, key, count }) => ({ country, key, count }))
    .toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key))
}

function tickedAppliances(rows: readonly CountRow[]): TickedAppliance[] {
  return ranked(rows, ({ key }) => key)
    .slice(0, mostAppliances)
    .flatMap(({ key, count }) => {
      const appliance = findAppliance(Number(key))
      return appliance ? [{ id: appliance.id, name: appliance.name, nameEn: appliance.nameEn, audits: count }] : []
    })
}

function funnelOf(rows: readonly CountRow[], country: Country): Funnel {
  const count = (measure: Measure, counts: (row: CountRow) => boolean) =>
    total(rows.filter((row) => row.country === country && row.measure === measure && counts(row)))
  const applications = (step: FunnelStep) => count('application', ({ key }) => key === step)
  return {
    country,
    steps: {
      audits: count('audit', () => true),
      requests: count('request', isForSale),
      started: applications('started'),
      submitted: applications('submitted'),
      approved: applications('approved'),
    },
  }
}

function contactTimes(rows: readonly CountRow[], requests: number): ContactTimes {
  const buckets = Array.from({ length: contactBounds.length + 1 }, (_, at) =>
    total(rows.filter(({ key }) => key === String(at))),
  )
  const within = (share: number) => minutesWithin(share, buckets) ?? 0
  const contacted = buckets.reduce((sum, count) => sum + count, 0)
  // What staff noted for somebody was answered before it was written down.
  const noted = total(rows.filter(({ key }) => key === 'noted'))
  return {
    contacted,
    waiting: Math.max(requests - noted - contacted, 0),
    minutes:
      contacted >= fewestForShares ? { quarter: within(0.25), half: within(0.5), threeQuarters: within(0.75) } : null,
    buckets,
  }
}

/** The products that were ordered and applied for most. */
export function mostChosen(rows: readonly CountRow[]): ProductChoices[] {
  const chosen = rows.filter(({ measure }) => measure === 'ordered' || measure === 'applied')
  const count = (id: string, measure: Measure) =>
    total(chosen.filter((row) => row.key === id && row.measure === measure))
  return ranked(chosen, ({ key }) => key)
    .slice(0, mostProducts)
    .map(({ key: id }) => ({ id, orders: count(id, 'ordered'), applications: count(id, 'applied') }))
}

/**
 * The bars of a period with how many requests each has: `totals` of all requests by the end of each, and of the day before the
 * first; `changes` of single days beside them.
 */
export function countBars(
  bars: readonly DaySpan[],
  totals: readonly CountsOfDay[],
  changes: readonly CountsOfDay[],
): Analytics['requestsByDay'] {
  const by = (end: CalendarDate) => sum(totals.filter(({ day }) => day === end))
  return bars.map(({ from, to }) => {
    const late = changes.filter(({ day }) => from <= day && day <= to)
    return { from, to, count: by(to) - by(addDays(from, -1)) + sum(late) }
  })
}

type CountsOfDay = { readonly day: CalendarDate; readonly counts: Readonly<Record<string, number>> }

const sum = (days: readonly CountsOfDay[]) =>
  days.flatMap(({ counts }) => Object.values(counts)).reduce((all, count) => all + count, 0)

/** How many of each key of a measure there were in a country. */
export type Counts = {
  readonly measure: Measure
  readonly country: Country
  readonly counts: Readonly<Record<string, number>>
}

/** How many of a key of a measure there were in a country. */
export type CountRow = Pick<Counts, 'measure' | 'country'> & { readonly key: string; readonly count: number }

/** Counts added up, others taken away: a row for each measure, country and key of which any are left. */
export function sumCounts(added: readonly Counts[], taken: readonly Counts[] = []): CountRow[] {
  const sums = new Map<string, Map<string, number>>()
  const count = ({ measure, country, counts }: Counts, sign: 1 | -1) => {
    const place = `${measure} ${country}`
    const ofPlace = sums.get(place) ?? new Map<string, number>()
    sums.set(place, ofPlace)
    for (const [key, many] of Object.entries(counts)) ofPlace.set(key, (ofPlace.get(key) ?? 0) + sign * many)
  }
  for (const one of added) count(one, 1)
  for (const one of taken) count(one, -1)
  return [...sums].flatMap(([place, ofPlace]) => {
    const [measure, country] = place.split(' ') as [Measure, Country]
    return [...ofPlace].filter(([, left]) => left > 0).map(([key, left]) => ({ measure, country, key, count: left }))
  })
}
