import { noteSecret } from '../encryption/secret-check.server.ts'
import type { Services } from '../services.server.ts'
import { sweepQueue, sweepFile, sweepFiles } from './sweep-files.server.ts'
import { rewrapKeys } from './rewrap-keys.server.ts'
import { emptySpoolFolder } from './sealed-spool.server.ts'

/** Beside after every file given up: for what a killed process leaves, and what could not be removed at once. */
const sweepTimes = '*/10 * * * *'

/** Puts the files in order, and keeps them so: for a process whose jobs have started. */
export async function startFiles(services: Services): Promise<void> {
  await emptySpoolFolder(services.files.spoolFolder)
  const sweep = (keys?: readonly string[]) => (keys ? sweepNamed(services, keys) : sweepFiles(services))
  await services.jobs.work(sweepQueue, ({ keys }) => sweep(keys))
  await services.jobs.schedule(sweepQueue, sweepTimes, {})
  await sweep().catch((err: unknown) =>
    services.log.warn({ err }, 'files that were given up are left to the next sweep'),
  )
  const { rewrapped, unreadable } = await rewrapKeys(services)
  if (rewrapped > 0) services.log.info({ rewrapped }, 'files are sealed by the new secret')
  await noteSecret(services.db, services.settings)
  if (unreadable > 0) services.log.error({ unreadable }, 'files were sealed by a secret that is not set')
}

async function sweepNamed(services: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) await sweepFile(services, key)
}
