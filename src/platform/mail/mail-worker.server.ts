import { and, eq, isNull, sql } from 'drizzle-orm'
import { repeat } from '../repeat.server.ts'
import type { Services } from '../services.server.ts'
import {
  noteAccepted,
  openAcceptedFolder,
  recordAccepted,
  recordAllAccepted,
  type Acceptance,
  claimMails,
  freeAbandoned,
  type ClaimedMail,
} from './claim-mails.server.ts'
import { removeMailFiles } from './delete-mails.server.ts'
import { attemptMs, createDelivery, lanes, type Delivery } from './deliver.server.ts'
import type { RenderMail } from './mail.ts'
import { mailOutbox } from './tables.server.ts'

export type MailWorker = {
  /** Begins no more, lets mails that are being sent end for `patience` milliseconds, then leaves them to the next start. */
  stop(patience?: number): Promise<void>
}

const lookEveryMs = 1_000
/** After a mail's own failure: 5 s, 10 s and so on up to a quarter of an hour, for some eight hours in all. */
const firstDelaySeconds = 5
const longestDelaySeconds = 900
const mostAttempts = 40
/** While the mail server is away: 1 s, 2 s and so on up to half a minute. */
const longestPauseMs = 30_000

/**
 * A mail begins when the one before has been noted as accepted, or after so long. A kill in between is what sends a mail
 * twice: with a quick server one mail is exposed to it, with a slow one the lanes fill all the same.
 */
const paceMs = 50

type Sending = Services & {
  readonly render: RenderMail
  readonly delivery: Delivery
  readonly inPace: <T>(work: () => Promise<T>) => Promise<T>
}
type Outcome = 'ended' | 'server away'

/** Sends what `queueMail` queues, from now on and since before. */
export async function startMailWorker(services: Services, render: RenderMail): Promise<MailWorker> {
  const { db, log, settings } = services
  const sending: Sending = { ...services, render, delivery: createDelivery(settings), inPace: pacing(paceMs) }
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  const ending = new AbortController()
  let pause = { ms: 0, until: 0 }
  let isLooking = false
  let isWanted = false

  async function begin(mail: ClaimedMail): Promise<void> {
    const outcome = await attempt(sending, mail, stopping.signal)
    if (outcome === 'server away') lengthenPause()
    else pause = { ms: 0, until: 0 }
  }

  function lengthenPause(): void {
    if (pause.until > performance.now()) return
    if (pause.ms === 0) log.warn('mails wait: the mail server is away, or does not let us in')
    const ms = Math.min(Math.max(1_000, pause.ms * 2), longestPauseMs)
    pause = { ms, until: performance.now() + ms }
  }

  /** After a pause the server is asked before any mail is claimed; when it answers, all that waited goes at once. */
  async function isServerBack(): Promise<boolean> {
    if (pause.ms === 0) return true
    if (pause.until > performance.now()) return false
    if (await canDeliver(sending)) {
      pause = { ms: 0, until: 0 }
      return true
    }
    lengthenPause()
    return false
  }

  async function look(): Promise<void> {
    isWanted = true
    if (isLooking) return
    isLooking = true
    try {
      await recordAllAccepted(services)
      await freeAbandoned(db)
      while (isWanted && !ending.signal.aborted) {
        isWanted = false
        const free = lanes - underWay.size
        if (free === 0 || !(await isServerBack())) return
        for (const mail of await claimMails(db, free)) {
          isWanted = true
          const sent = begin(mail).catch((err: unknown) => log.error({ err, mail: mail.id }, 'a mail was not recorded'))
          underWay.add(sent)
          void sent.finally(() => {
            underWay.delete(sent)
            lookAgain()
          })
        }
      }
    } finally {
      isLooking = false
    }
  }
  const failed = (err: unknown) => log.warn({ err }, 'mails could not be looked for')
  const lookAgain = () => void (ending.signal.aborted || look().catch(failed))

  openAcceptedFolder(settings.dataDir)
  await recordAllAccepted(services)
  const looking = repeat(lookEveryMs, look, failed)
  lookAgain()
  return {
    async stop(patience = 3_000) {
      ending.abort()
      await looking.stop()
      const timer = setTimeout(() => stopping.abort(), patience)
      while (underWay.size > 0) await Promise.allSettled(underWay)
      clearTimeout(timer)
      sending.delivery.close()
    },
  }
}

/** Sends a claimed mail and records what became of it. */
async function attempt(sending: Sending, mail: ClaimedMail, stopping: AbortSignal): Promise<Outcome> {
  const { settings, inPace } = sending
  let acceptance: Acceptance
  try {
    acceptance = await inPace(() => send(sending, mail, AbortSignal.any([stopping, AbortSignal.timeout(attemptMs)])))
  } catch (error) {
    return await recordFailure(sending, mail, error, stopping.aborted)
  }
  // A mail that was deleted while it left leaves nothing behind where mails are files.
  if (!(await recordAccepted(sending, mail.id, acceptance))) removeMailFiles(settings, [mail])
  return 'ended'
}

async function send(sending: Sending, mail: ClaimedMail, signal: AbortSignal): Promise<Acceptance> {
  const { settings, render, delivery, log, now } = sending
  const rendered = await render(mail.template, mail.props, mail.language)
  await delivery.send({ ...mail, ...rendered }, signal)
  const acceptance = { subject: rendered.subject, sentAt: now() }
  try {
    noteAccepted(settings.dataDir, mail.id, acceptance)
  } catch (err) {
    log.error({ err, mail: mail.id }, 'that a mail was accepted could not be noted')
  }
  return acceptance
}

/** Work begins one after another, waiting for the end of the one before but no longer than `ms` milliseconds. */
function pacing(ms: number): Sending['inPace'] {
  let before: Promise<void> = Promise.resolve()
  return async (work) => {
    const turn = before
    const next = Promise.withResolvers<void>()
    before = next.promise
    await turn
    const timer = setTimeout(next.resolve, ms)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      next.resolve()
    }
  }
}

async function recordFailure(
  sending: Sending,
  { id, attemptId, template, attempts }: ClaimedMail,
  error: unknown,
  isStopping: boolean,
): Promise<Outcome> {
  const { db, log } = sending
  const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error)
  const isAway = !isStopping && isOfConnection(error) && !(await canDeliver(sending))
  const isOver = !isAway && !isStopping && (attempts >= mostAttempts || isRefusedForGood(error))
  const delay = isAway ? 0 : Math.min(firstDelaySeconds * 2 ** (attempts - 1), longestDelaySeconds)
  await db
    .update(mailOutbox)
    .set({
      state: isOver ? 'failed' : 'queued',
      lastError,
      attempts: isAway ? attempts - 1 : attempts,
      nextTryAt: sql`now() + make_interval(secs => ${delay})`,
      attemptId: null,
      attemptBy: null,
      attemptUntil: null,
    })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attemptId, attemptId), isNull(mailOutbox.sentAt)))
  const about = { mail: id, template, attempts, reason: codesOf(error) }
  if (isOver) log.error(about, 'a mail was given up')
  else if (!isAway) log.warn(about, 'a mail waits for another try')
  return isAway ? 'server away' : 'ended'
}

async function canDeliver({ delivery }: Sending): Promise<boolean> {
  try {
    await delivery.check()
    return true
  } catch {
    return false
  }
}

/** The connection failed, which tells nothing of the mail itself, unless the server is there for others. */
function isOfConnection(error: unknown): boolean {
  const { code = '', command = '' } = error as { code?: string; command?: string }
  return (
    ['CONN', 'EHLO', 'HELO', 'STARTTLS'].includes(command) ||
    command.startsWith('AUTH') ||
    /^E(CONN|TIMEDOUT|SOCKET|DNS|TLS|AUTH)/.test(code)
  )
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
