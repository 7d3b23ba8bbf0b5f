import type { Services } from '#platform/services.server.ts'
import type { Staff } from './actor.ts'
import { recordChange } from './record-change.server.ts'
import { recentFailures } from './sign-in-failures.server.ts'

/** What each call at the door is in the audit log: by somebody who gets in, and by somebody who is in. */
const actions: Readonly<Record<string, { readonly entering?: string; readonly inside?: string }>> = {
  '/sign-in/email': { entering: 'account.sign_in', inside: 'account.sign_in' },
  '/two-factor/verify-totp': { entering: 'account.sign_in', inside: 'account.second_factor' },
  '/two-factor/verify-backup-code': { entering: 'account.recovery' },
  '/two-factor/disable': { inside: 'account.no_second_factor' },
  '/two-factor/generate-backup-codes': { inside: 'account.recovery_codes' },
  '/passkey/verify-authentication': { entering: 'account.passkey_sign_in', inside: 'account.passkey_sign_in' },
  '/passkey/verify-registration': { inside: 'account.passkey_add' },
  '/sign-out': { inside: 'account.sign_out' },
}

/**
 * Notes in the audit log what somebody did at the door, where that is worth a line: from where, and after how many refusals.
 * `wasIn`: they were signed in before.
 */
export async function noteAtDoor(
  { db, now }: Pick<Services, 'db' | 'now'>,
  who: Staff,
  call: string,
  { wasIn, network }: { readonly wasIn: boolean; readonly network: string },
): Promise<void> {
  const action = actions[call]?.[wasIn ? 'inside' : 'entering']
  if (!action) return
  const failures = await recentFailures({ db, now }, who.id)
  const after = { network, ...(failures > 0 && { failures }) }
  await recordChange(db, who, { action, kind: 'staff', recordId: who.id, label: who.name, after }, now())
}
