import type { Services } from '#platform/services.server.ts'
import type { Staff } from './actor.ts'
import { recordChange } from './record-change.server.ts'

/** What each call at the door is in the audit log: by somebody who gets in, and by somebody who is in. */
const actions: Readonly<Record<string, { readonly entering?: string; readonly inside?: string }>> = {
  '/sign-in/email': { entering: 'account.sign_in', inside: 'account.sign_in' },
  '/two-factor/verify-totp': { entering: 'account.sign_in', inside: 'account.second_factor' },
  '/two-factor/verify-backup-code': { entering: 'account.recovery' },
  '/two-factor/disable': { inside: 'account.no_second_factor' },
  '/two-factor/generate-backup-codes': { inside: 'account.recovery_codes' },
  '/sign-out': { inside: 'account.sign_out' },
}

/** Notes in the audit log what somebody did at the door, where that is worth a line. `wasIn`: they were signed in before. */
export async function noteAtDoor(
  { db, now }: Pick<Services, 'db' | 'now'>,
  who: Staff,
  call: string,
  wasIn: boolean,
): Promise<void> {
  const action = actions[call]?.[wasIn ? 'inside' : 'entering']
  if (action) await recordChange(db, who, { action, kind: 'staff', recordId: who.id, label: who.name }, now())
}
