import type { Retention } from '#kernel/retention.ts'
import type { Queue } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'
import { removePastTime } from './remove-past-time.server.ts'

/** Deletes what is past its time. */
const retentionQueue: Queue<object> = {
  name: 'retention',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 3_600,
}

/** Every night, in UTC. */
const nightly = '37 2 * * *'

/**
 * Has everything deleted when its time is over, from now on: for a process whose jobs have started. `readRetention` rejects
 * while the settings can't be read: nothing goes by periods that nobody set.
 */
export async function startRetention(services: Services, readRetention: () => Promise<Retention>): Promise<void> {
  await services.jobs.work(retentionQueue, async () => {
    const removed = await removePastTime(services, await readRetention())
    if (Object.values(removed).some((count) => count > 0))
      services.log.info({ removed }, 'what was past its time is gone')
  })
  await services.jobs.schedule(retentionQueue, nightly, {})
}
