import { sql } from 'drizzle-orm'
import type { Services } from '#platform/services.server.ts'
import { advisoryKeys } from '#platform/database/advisory-keys.ts'
import { recordChange } from './record-change.server.ts'
import { storeStaff } from './store-staff.server.ts'
import { staff } from './tables.server.ts'

/** Who runs the back office of a site that nobody runs yet: `made` now, `present` already, or `missing`. */
export type FirstAdmin = 'made' | 'present' | 'missing'

/** Makes the `admin` that the settings name where there is no staff; sites that start together make one. */
export async function ensureFirstAdmin({
  db,
  settings,
  now,
}: Pick<Services, 'db' | 'settings' | 'now'>): Promise<FirstAdmin> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.firstAdmin})`)
    if ((await tx.$count(staff)) > 0) return 'present'
    if (!settings.firstAdmin) return 'missing'
    const { email, password } = settings.firstAdmin
    const name = email.slice(0, email.indexOf('@'))
    const stored = await storeStaff(tx, { email, name, role: 'admin' }, { password, oneTimeUntil: null }, now())
    const entry = {
      action: 'staff.add',
      kind: 'staff',
      recordId: stored?.id ?? null,
      label: name,
      after: { email, role: 'admin' },
    }
    await recordChange(tx, null, entry, now())
    return 'made'
  })
}
