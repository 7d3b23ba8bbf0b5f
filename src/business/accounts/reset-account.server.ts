import { eq } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Services } from '#platform/services.server.ts'
import { recordChange } from './record-change.server.ts'
import { replacePassword } from './store-staff.server.ts'
import { staff, staffPasskeys, staffSecondFactors } from './tables.server.ts'

/**
 * For whoever runs the machine, when nobody else can: a new one-time password, no authenticator app, no passkey, every session ended, the
 * account open again. Answers the password. Refused as `not_found`.
 */
export async function resetAccount(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
): Promise<Outcome<{ readonly oneTimePassword: string }>> {
  return db.transaction(async (tx) => {
    const [person] = await tx.select().from(staff).where(eq(staff.email, email.toLowerCase())).for('update')
    if (!person) return refused('not_found')
    const { id, name } = person
    await tx.delete(staffSecondFactors).where(eq(staffSecondFactors.userId, id))
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, id))
    await tx.update(staff).set({ twoFactorEnabled: false, disabledAt: null, updatedAt: now() }).where(eq(staff.id, id))
    const oneTimePassword = await replacePassword(tx, id, now())
    await recordChange(tx, null, { action: 'staff.reset', kind: 'staff', recordId: id, label: name }, now())
    return done({ oneTimePassword })
  })
}
