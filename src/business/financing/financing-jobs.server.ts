import type { Queue } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'
import { remindStaff } from './remind-staff.server.ts'
import { removeOldDrafts } from './remove-old-drafts.server.ts'
import { removeOldUploads } from './remove-old-uploads.server.ts'

const retries = { retryLimit: 5, retryDelay: 30, retryDelayMax: 600, expireInSeconds: 600 }

/** Deletes old drafts, and uploads that nobody finished. */
export const retentionQueue: Queue<object> = { name: 'financing-retention', ...retries }
const reminderQueue: Queue<object> = { name: 'financing-reminders', ...retries }

/** Every night, and every quarter of an hour of the offices' day, in UTC: Ouagadougou's clock, an hour behind Lagos. */
const nightly = '17 2 * * *'
const inOfficeHours = '*/15 7-17 * * 1-5'

/** Looks after applications from now on: old drafts go, staff are reminded. For a process whose jobs have started. */
export async function startFinancingJobs(services: Services): Promise<void> {
  const { jobs, log } = services
  await jobs.work(retentionQueue, async () => {
    const drafts = await removeOldDrafts(services)
    const uploads = await removeOldUploads(services)
    if (drafts > 0) log.info({ drafts }, 'old financing drafts were deleted')
    if (uploads > 0) log.info({ uploads }, 'uploads that nobody finished were deleted')
  })
  await jobs.work(reminderQueue, async () => {
    const applications = await remindStaff(services)
    if (applications > 0) log.info({ applications }, 'staff were reminded of financing applications')
  })
  await jobs.schedule(retentionQueue, nightly, {})
  await jobs.schedule(reminderQueue, inOfficeHours, {})
}
