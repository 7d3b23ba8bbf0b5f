import { eq } from 'drizzle-orm'
import type { Services } from '#platform/services.server.ts'
import type { Staff } from './actor.ts'
import { recordChange } from './record-change.server.ts'
import { endWaitingSignIns } from './store-staff.server.ts'
import { staff } from './tables.server.ts'

/** Notes that a person has chosen a password of their own: the one that was printed for them opens nothing any more. */
export async function passwordChosen(
  { db, now }: Pick<Services, 'db' | 'now'>,
  person: Staff,
  network: string,
): Promise<void> {
  const { id, name } = person
  await db.transaction(async (tx) => {
    await tx.update(staff).set({ oneTimeUntil: null, updatedAt: now() }).where(eq(staff.id, id))
    await endWaitingSignIns(tx, id)
    await recordChange(
      tx,
      person,
      { action: 'account.password', kind: 'staff', recordId: id, label: name, after: { network } },
      now(),
    )
  })
}
