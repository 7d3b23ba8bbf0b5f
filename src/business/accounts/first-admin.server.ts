import { sql } from 'drizzle-orm'
import type { Services } from '#platform/services.server.ts'
import { StartupError } from '#platform/startup-error.ts'
import { advisoryKeys } from '#platform/database/advisory-keys.ts'
import { recordChange } from './record-change.server.ts'
import { storeStaff } from './store-staff.server.ts'
import { staff } from './tables.server.ts'
import { weakPassword, type PasswordFault } from './weak-password.server.ts'

/** Who runs the back office of a site that nobody runs yet: `made` now, `present` already, or `missing`. */
export type FirstAdmin = 'made' | 'present' | 'missing'

const faults: Readonly<Record<PasswordFault, string>> = {
  common_password: 'among the first that are tried',
  own_name_password: 'too much like the address or the company’s name',
}

/**
 * Makes the `admin` that the settings name where there is no staff; sites that start together make one.
 * @throws StartupError for a password that is guessed
 */
export async function ensureFirstAdmin(
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  company: string,
): Promise<FirstAdmin> {
  if (settings.firstAdmin && (await db.$count(staff)) === 0) await refuseGuessed(settings.firstAdmin, company)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.firstAdmin})`)
    if ((await tx.$count(staff)) > 0) return 'present'
    if (!settings.firstAdmin) return 'missing'
    const { email, password } = settings.firstAdmin
    const name = nameIn(email)
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

const nameIn = (email: string) => email.slice(0, email.indexOf('@'))

async function refuseGuessed(
  { email, password }: { readonly email: string; readonly password: string },
  company: string,
): Promise<void> {
  const fault = await weakPassword(password, { name: nameIn(email), email }, company)
  if (fault) throw new StartupError(`ADMIN_PASSWORD holds a password that is ${faults[fault]}; choose a longer phrase`)
}
