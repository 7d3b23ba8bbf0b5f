import { Hono } from 'hono'
import type { DatabaseHandle } from '#platform/database/database.server.ts'
import { isMigrated } from '#platform/database/migrate.server.ts'

/** `/healthz`: the process lives. `/readyz`: the database answers and its migrations are in. */
export function healthRoutes({ db }: Pick<DatabaseHandle, 'db'>): Hono {
  return new Hono()
    .get('/healthz', (c) => c.text('ok\n'))
    .get('/readyz', async (c) => {
      const ready = await isMigrated(db).catch(() => false)
      return c.text(ready ? 'ready\n' : 'not ready\n', ready ? 200 : 503)
    })
}
