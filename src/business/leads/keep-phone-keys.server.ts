import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { financingApplications } from '#business/financing/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Queue } from '#platform/jobs.server.ts'
import { phoneKey } from '#platform/phone-number.server.ts'
import type { Services } from '#platform/services.server.ts'
import { leads } from './tables.server.ts'

const tables = { leads, financingApplications } as const
type Table = keyof typeof tables

/** Reads the phones of rows that were stored before there were keys; `above`: the id to go on from. */
const readPhones: Queue<{ readonly table: Table; readonly above: number }> = {
  name: 'read-phones',
  retryLimit: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  expireInSeconds: 900,
}
/** Rows of one job. */
const rowsOfJob = 500

/** Rows whose phone has no key yet. An index has those alone. */
function listUnread(db: Database, table: Table, above: number, limit: number) {
  const { id, phone, phoneKey: key, country } = tables[table]
  return db
    .select({ id, phone, country })
    .from(tables[table])
    .where(and(isNotNull(phone), isNull(key), gt(id, above)))
    .orderBy(asc(id))
    .limit(limit)
}

/** Has the phones of old requests and applications read in the background, so that they are found as new ones are. */
export async function startReadingPhones(services: Services): Promise<void> {
  const { db, jobs } = services
  await jobs.work(readPhones, (job) => readSome(services, job))
  for (const table of Object.keys(tables) as Table[]) {
    const unread = await listUnread(db, table, 0, 1)
    if (unread.length > 0) await jobs.send(readPhones, { table, above: 0 })
  }
}

async function readSome(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { table, above }: { readonly table: Table; readonly above: number },
): Promise<void> {
  const rows = await listUnread(db, table, above, rowsOfJob)
  const { id: idColumn, phone: phoneColumn } = tables[table]
  await db.transaction(async (tx) => {
    for (const { id, phone, country } of rows) {
      // Corrected meanwhile, it has its key.
      const isSame = and(eq(idColumn, id), eq(phoneColumn, phone ?? ''))
      await tx
        .update(tables[table])
        .set({ phoneKey: phoneKey(phone ?? '', country) })
        .where(isSame)
    }
  })
  const last = rows.at(-1)
  if (last) await jobs.send(readPhones, { table, above: last.id })
}
