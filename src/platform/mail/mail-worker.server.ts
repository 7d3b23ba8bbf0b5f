import { eq, sql } from 'drizzle-orm'
import { advisoryKeys } from '../database/advisory-keys.ts'
import type { Services } from '../services.server.ts'
import { createDelivery, type Deliver } from './deliver.server.ts'
import { mailQueue } from './mail-queue.ts'
import type { RenderMail } from './mail.ts'
import { mailOutbox } from './tables.server.ts'

/** Sends what `queueMail` queues, from now on and since before: for a process whose jobs have started. */
export async function startMailWorker(services: Services, render: RenderMail): Promise<void> {
  const deliver = createDelivery(services.settings)
  await services.jobs.work(mailQueue, async ({ mailId }, { isLast }) => {
    const failure = await sendMail(services, render, deliver, mailId, isLast)
    if (failure) throw new Error(`mail ${mailId} waits for another try: ${failure}`)
  })
  await requeueForgotten(services)
}

/** Answers why a mail has to be tried again, or null: it left, or is given up because that can't help. */
async function sendMail(services: Services, render: RenderMail, deliver: Deliver, id: string, isLast: boolean) {
  const { db, log, now } = services
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  if (mail?.state !== 'queued') return null
  const attempts = mail.attempts + 1
  try {
    const rendered = await render(mail.template, mail.props, mail.language)
    await deliver({ ...mail, ...rendered })
    const sent = { state: 'sent', subject: rendered.subject, sentAt: now(), attempts, lastError: null } as const
    await db.update(mailOutbox).set(sent).where(eq(mailOutbox.id, id))
    return null
  } catch (error) {
    const state = isLast || isRefusedForGood(error) ? 'failed' : 'queued'
    const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error)
    await db.update(mailOutbox).set({ state, attempts, lastError }).where(eq(mailOutbox.id, id))
    if (state === 'queued') return codesOf(error)
    log.error({ mail: id, template: mail.template, attempts, reason: codesOf(error) }, 'a mail was given up')
    return null
  }
}

function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** What the log may keep of a failure: a mail server's words repeat addresses, so they stay in `last_error`. */
function codesOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'see last_error of its row in mail_outbox'
}

/** Waiting mails whose job is gone (after a restore, say) get a new one; processes that start together take turns. */
async function requeueForgotten({ db, jobs }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.mailRecovery})`)
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from ${mailOutbox} mail where state = 'queued' and not exists (
        select from pgboss.job where name = ${mailQueue.name} and state in ('created', 'retry', 'active')
          and data->>'mailId' = mail.id::text
      )`)
    for (const { id } of rows) await jobs.send(mailQueue, { mailId: id }, { tx })
  })
}
