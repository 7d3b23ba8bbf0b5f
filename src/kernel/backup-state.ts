import * as z from 'zod/mini'
import { momentField } from './calendar-date.ts'

/**
 * How the nightly backups are: `off` where none are set up, `none` before the first, `late` when the last is older than a night
 * and half a day, `failed` when the last try made none.
 */
export const backupStateSchema = z.object({
  state: z.enum(['off', 'none', 'well', 'late', 'failed']),
  lastAt: z.nullable(momentField()).check(z.describe('When the last one was made that is there.')),
})
export type BackupState = Readonly<z.infer<typeof backupStateSchema>>

const lateMs = 36 * 60 * 60 * 1000

/** @param failedAt when the last try failed, null where it did not */
export function backupStateOf(lastAt: Date | null, failedAt: Date | null, now: Date): BackupState {
  const said = lastAt?.toISOString() ?? null
  if (failedAt && failedAt.getTime() > (lastAt?.getTime() ?? 0)) return { state: 'failed', lastAt: said }
  if (!lastAt) return { state: 'none', lastAt: null }
  return { state: now.getTime() - lastAt.getTime() > lateMs ? 'late' : 'well', lastAt: said }
}
