import type { Services } from '../services.server.ts'
import { sweepQueue } from './drop-files.server.ts'
import { rewrapKeys } from './rewrap-keys.server.ts'
import { emptySpoolFolder } from './sealed-spool.server.ts'
import { sweepFiles } from './sweep-files.server.ts'

/** Every ten minutes, beside after every file given up: for what a killed process leaves while another one runs. */
const sweepTimes = '*/10 * * * *'

/** Puts the files in order before visitors come, and keeps them so: for a process whose jobs have started. */
export async function startFiles(services: Services): Promise<void> {
  await emptySpoolFolder(services.files.spoolFolder)
  await sweepFiles(services)
  await services.jobs.work(sweepQueue, () => sweepFiles(services))
  await services.jobs.schedule(sweepQueue, sweepTimes, {})
  const { rewrapped, unreadable } = await rewrapKeys(services)
  if (rewrapped > 0) services.log.info({ rewrapped }, 'files are sealed by the new secret')
  if (unreadable > 0) services.log.error({ unreadable }, 'files were sealed by a secret that is not set')
}
