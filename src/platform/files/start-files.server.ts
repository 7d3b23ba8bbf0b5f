import type { Services } from '../services.server.ts'
import { sweepQueue } from './drop-files.server.ts'
import { rewrapKeys } from './rewrap-keys.server.ts'
import { emptySpoolFolder } from './sealed-spool.server.ts'
import { sweepFile, sweepFiles } from './sweep-files.server.ts'

/** Hourly, beside after every file given up: for what a killed process leaves while another one runs. */
const sweepTimes = '23 * * * *'
/** What is younger may be about to be stored. */
const graceMs = 60 * 60 * 1000

/** Puts the files in order before visitors come, and keeps them so: for a process whose jobs have started. */
export async function startFiles(services: Services): Promise<void> {
  await emptySpoolFolder(services.files.spoolFolder)
  await sweepFiles(services)
  await services.jobs.work(sweepQueue, ({ keys }) => sweep(services, keys))
  await services.jobs.schedule(sweepQueue, sweepTimes, {})
  const { rewrapped, unreadable } = await rewrapKeys(services)
  if (rewrapped > 0) services.log.info({ rewrapped }, 'files are sealed by the new secret')
  if (unreadable > 0) services.log.error({ unreadable }, 'files were sealed by a secret that is not set')
}

async function sweep(services: Services, keys: readonly string[] | undefined): Promise<void> {
  if (!keys) return sweepFiles(services, new Date(services.now().getTime() - graceMs))
  for (const key of keys) await sweepFile(services, key)
}
