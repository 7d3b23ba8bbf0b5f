import * as z from 'zod/mini'
import { backupStateSchema } from '#kernel/backup-state.ts'
import { momentField } from '#kernel/calendar-date.ts'

const count = (description: string) => z.int().check(z.describe(description))

/** How the machinery behind the site is. */
export const siteHealthSchema = z.object({
  failedMails: count('Mails that were given up.'),
  queuedMails: count('Mails that wait to be sent.'),
  oldestQueuedMail: z.nullable(momentField()).check(z.describe('Since when the oldest of them waits.')),
  stoppedWebhooks: count('Webhooks that the site turned off, because nothing had arrived for days.'),
  failedJobs: count('Jobs that were given up in the last week.'),
  lateJobs: count('Jobs that should have begun ten minutes ago.'),
  freeBytes: z
    .nullable(z.int())
    .check(z.describe('Left where the site keeps its data; null where that can’t be asked.')),
  isStorageLow: z.boolean(),
  backup: backupStateSchema.check(z.describe('Of every night.')),
})
export type SiteHealth = Readonly<z.infer<typeof siteHealthSchema>>
