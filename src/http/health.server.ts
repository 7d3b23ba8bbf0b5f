import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { readBackupState } from '#platform/backup/nightly-backup.server.ts'
import type { Services } from '#platform/services.server.ts'
import { retryAfterSeconds, UnavailableError } from '#platform/unavailable.server.ts'
import { tryToWrite } from '#platform/keep-data-folder.server.ts'

/** Milliseconds: how long an answer may take, and how long it holds, however many ask. */
const patience = 1_500
const freshness = 1_000

/**
 * `/healthz`: the process lives. `/readyz`: the database answers, its migrations are in, and what is written stays, in the database
 * and in DATA_DIR; `?verbose` tells it as JSON, and how the nightly backups are, which do not make it less ready.
 */
export function healthRoutes(services: Pick<Services, 'db' | 'settings' | 'log' | 'now'>): Hono {
  let checking: Promise<boolean> | null = null
  let wasReady = true

  const check = async () => {
    const failure = await whyNotReady(services)
    if (failure && wasReady) services.log.error({ err: failure }, 'not ready')
    wasReady = failure === null
    setTimeout(() => (checking = null), freshness).unref()
    return wasReady
  }
  return new Hono()
    .get('/healthz', (c) => c.text('ok\n'))
    .get('/readyz', async (c) => {
      checking ??= check()
      const ready = await checking
      if (c.req.query('verbose') !== undefined) {
        const backup = await readBackupState(services.settings, services.now())
        if (!ready) c.header('retry-after', String(retryAfterSeconds))
        return c.json({ ready, checks: { data: ready ? 'ok' : 'failed', backup } }, ready ? 200 : 503)
      }
      if (ready) return c.text('ready\n')
      return c.text('not ready\n', 503, { 'retry-after': String(retryAfterSeconds) })
    })
}

async function whyNotReady(services: Pick<Services, 'db' | 'settings'>): Promise<unknown> {
  const late = pause(patience, null, { ref: false }).then(() =>
    Promise.reject(new UnavailableError('no answer in time')),
  )
  try {
    await Promise.race([tryToWrite(services), late])
    return null
  } catch (error) {
    return error
  } finally {
    late.catch(() => {})
  }
}
