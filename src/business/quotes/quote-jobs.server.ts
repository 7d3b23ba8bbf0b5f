import { and, isNull, lte } from 'drizzle-orm'
import type { Queue } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'
import { quotes } from './tables.server.ts'

const retentionQueue: Queue<object> = {
  name: 'quote-retention',
  retryLimit: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  expireInSeconds: 600,
}

/** UTC. */
const nightly = '27 2 * * *'

/** Removes quotes that have expired, every night from now on. For a process whose jobs have started. */
export async function startQuoteJobs(services: Services): Promise<void> {
  const { jobs, log } = services
  await jobs.work(retentionQueue, async () => {
    const removed = await removeExpiredQuotes(services)
    if (removed > 0) log.info({ quotes: removed }, 'expired quotes were deleted')
  })
  await jobs.schedule(retentionQueue, nightly, {})
}

/** Deletes quotes that have expired and that no request uses. Answers how many there were. */
export async function removeExpiredQuotes({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const removed = await db
    .delete(quotes)
    .where(and(isNull(quotes.usedAt), lte(quotes.expiresAt, now())))
    .returning({ id: quotes.id })
  return removed.length
}
