import type { CalculatedAudit } from '#business/energy/calculated-audit.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Services } from '#platform/services.server.ts'
import type { Measure } from './measure.ts'
import { numberChanges } from './tables.server.ts'
import { sql } from 'drizzle-orm'
import { repeat } from '#platform/repeat.server.ts'

/** Counts audits without a query for each. */
export type AuditCounter = {
  count(audit: CalculatedAudit): void
  /** Writes down what was counted since the last time, as of today; what can't be written is kept for the next time. */
  write(): Promise<void>
}

type Tally = Map<string | number, number>
type Tallies = Map<Country, Map<Measure, Tally>>

export function createAuditCounter({ db, now }: Pick<Services, 'db' | 'now'>): AuditCounter {
  let tallies: Tallies = new Map()

  function tallyOf(country: Country, measure: Measure): Tally {
    const ofCountry = made(tallies, country, () => new Map<Measure, Tally>())
    return made(ofCountry, measure, () => new Map())
  }

  return {
    count({ country, segment, applianceIds }) {
      add(tallyOf(country, 'audit'), segment, 1)
      const appliances = tallyOf(country, 'appliance')
      for (const id of new Set(applianceIds)) add(appliances, id, 1)
    },
    async write() {
      const rows = rowsOf(tallies, now())
      if (rows.length === 0) return
      tallies = new Map()
      try {
        await db.insert(numberChanges).values(rows)
      } catch (error) {
        for (const { country, measure, key, count } of rows) add(tallyOf(country, measure), key, count)
        throw error
      }
    },
  }
}

function add(tally: Tally, key: string | number, count: number): void {
  tally.set(key, (tally.get(key) ?? 0) + count)
}

function made<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const fresh = make()
  map.set(key, fresh)
  return fresh
}

function rowsOf(tallies: Tallies, at: Date) {
  return [...tallies].flatMap(([country, ofCountry]) => {
    const day = wallClock(at, countryTable[country].utcOffset).date
    return [...ofCountry].flatMap(([measure, counts]) =>
      [...counts].map(([key, count]) => ({ day, country, measure, key: String(key), count })),
    )
  })
}

const writeEveryMs = 1_000
const foldEveryMs = 5_000

type AnalyticsRecorder = {
  /** Counts an audit, in memory: it costs whoever asked next to nothing. */
  readonly countAudit: (audit: CalculatedAudit) => void
  /** Writes the last of it. */
  readonly stop: () => Promise<void>
}

/** Keeps the analytics from now on: writes audits down every second, and adds changes up into totals every five. */
export function startAnalytics(services: Pick<Services, 'db' | 'log' | 'now'>): AnalyticsRecorder {
  const { db, log } = services
  const counter = createAuditCounter(services)
  const failed = (err: unknown) => log.warn({ err }, 'analytics could not be written, they are tried again')
  const writing = repeat(writeEveryMs, () => counter.write(), failed)
  const folding = repeat(foldEveryMs, async () => void (await db.execute(sql`select fold_numbers()`)), failed)
  return {
    countAudit: (audit) => counter.count(audit),
    async stop() {
      await Promise.all([writing.stop(), folding.stop()])
      await counter.write().catch(failed)
    },
  }
}
