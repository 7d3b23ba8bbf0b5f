import { sql } from 'drizzle-orm'
import type { CalculatedAudit } from '#business/energy/calculated-audit.ts'
import { repeat } from '#platform/repeat.server.ts'
import type { Services } from '#platform/services.server.ts'
import { createAuditCounter } from './count-audits.server.ts'

const writeEveryMs = 1_000
const foldEveryMs = 5_000

export type KeptNumbers = {
  /** Counts an audit, in memory: it costs whoever asked next to nothing. */
  readonly countAudit: (audit: CalculatedAudit) => void
  /** Writes the last of it. */
  readonly stop: () => Promise<void>
}

/** Keeps the numbers from now on: writes audits down every second, and adds changes up into totals every five. */
export function startAnalytics(services: Pick<Services, 'db' | 'log' | 'now'>): KeptNumbers {
  const { db, log } = services
  const counter = createAuditCounter(services)
  const failed = (err: unknown) => log.warn({ err }, 'numbers could not be written, they are tried again')
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
