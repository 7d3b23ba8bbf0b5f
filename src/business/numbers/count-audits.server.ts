import type { CalculatedAudit } from '#business/energy/calculated-audit.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { timeZoneOf, type Country } from '#kernel/country.ts'
import type { Services } from '#platform/services.server.ts'
import type { Measure } from './measure.ts'
import { numberChanges } from './tables.server.ts'

/** Counts audits without a query for each. */
export type AuditCounter = {
  count(audit: CalculatedAudit): void
  /** Writes down what was counted since the last time, as of today; what can't be written is kept for the next time. */
  write(): Promise<void>
}

type Tallies = Map<Country, Map<Measure, Map<string | number, number>>>

export function createAuditCounter({ db, now }: Pick<Services, 'db' | 'now'>): AuditCounter {
  let tallies: Tallies = new Map()

  function add(country: Country, measure: Measure, key: string | number, count = 1): void {
    const ofCountry = made(tallies, country, () => new Map<Measure, Map<string | number, number>>())
    const ofMeasure = made(ofCountry, measure, () => new Map<string | number, number>())
    ofMeasure.set(key, (ofMeasure.get(key) ?? 0) + count)
  }

  return {
    count({ country, segment, applianceIds }) {
      add(country, 'audit', segment)
      for (const id of new Set(applianceIds)) add(country, 'appliance', id)
    },
    async write() {
      const rows = rowsOf(tallies, now())
      if (rows.length === 0) return
      tallies = new Map()
      try {
        await db.insert(numberChanges).values(rows)
      } catch (error) {
        for (const { country, measure, key, count } of rows) add(country, measure, key, count)
        throw error
      }
    },
  }
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
    const day = wallClock(at, timeZoneOf[country]).date
    return [...ofCountry].flatMap(([measure, counts]) =>
      [...counts].map(([key, count]) => ({ day, country, measure, key: String(key), count })),
    )
  })
}
