import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { requeueMail } from '#platform/mail/requeue-mail.server.ts'

/**
 * Tries a mail again that was given up, as if it were new. Refused as {@link permit} says; as `not_found`; as `conflict`
 * (`state`: `not_failed`) for one that has left or still waits.
 */
export async function retryMail({ db, actor, now }: Acting, id: string): Promise<Outcome<null>> {
  const permitted = permit(actor, 'mails.manage')
  if (!permitted.ok) return permitted
  return db.transaction(async (tx) => {
    const found = await requeueMail(tx, id)
    if (!found) return refused('not_found')
    if (!found.isRequeued) return refused('conflict', { errors: [{ path: 'state', code: 'not_failed' }] })
    const entry = { action: 'mail.retry', kind: 'mail', recordId: id, label: found.template }
    await recordChange(tx, permitted.value, entry, now())
    return done(null)
  })
}
