import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Db, type JobWithMetadata, type QueueOptions } from 'pg-boss'
import type { DatabaseHandle, Queryable } from './database/database.server.ts'
import type { Log } from './log.server.ts'
import { isUnavailable } from './unavailable.server.ts'

/** A kind of background work, declared once beside its handler; `Data` is what a job carries, as JSON. */
export type Queue<Data extends object> = {
  readonly name: string
  /** How often a job that throws is tried again, at doubling distances. */
  readonly retryLimit: number
  /** Seconds before the first of those. */
  readonly retryDelay: number
  /** Seconds between two tries at most. */
  readonly retryDelayMax: number
  /** Seconds after which a job whose process died is given to another. */
  readonly expireInSeconds: number
  /** Never set: it keeps the type of what jobs carry. */
  readonly data?: Data
}

export type JobTry = { readonly jobId: string; readonly isLast: boolean }

export type Jobs = {
  /** Hands over a job; with `tx` it exists when that transaction commits, and never otherwise. */
  send<Data extends object>(
    queue: Queue<Data>,
    data: Data,
    options?: { tx?: Queryable; startAfter?: Date },
  ): Promise<void>
  /** Does the queue's jobs in this process, within a second of their arrival; a job that throws is tried again. */
  work<Data extends object>(queue: Queue<Data>, handle: (data: Data, about: JobTry) => Promise<void>): Promise<void>
  /** Sends a job at each time of a cron expression (UTC): once, however many processes there are. */
  schedule<Data extends object>(queue: Queue<Data>, cron: string, data: Data): Promise<void>
  /** Prepares the database and starts looking after jobs; before it, `send` works on a database that is prepared. */
  start(): Promise<void>
  /** Lets running jobs end, for at most `patience` milliseconds. */
  stop(patience?: number): Promise<void>
}

const schema = 'pgboss'
const batch = { batchSize: 10, burstWhenBatchFull: true, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 }

/** Background work on pg-boss, over the site's own connections. */
export function createJobs(database: DatabaseHandle, log: Log): Jobs {
  const boss = new PgBoss({ db: bossDatabase(database), schema, useListenNotify: true, schedule: true })
  // The outage itself is in the log once, however often the work is tried meanwhile.
  boss.on('error', (err) => log[isUnavailable(err) ? 'debug' : 'error']({ err }, 'background work failed'))
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'background work is slow'))
  const declared = new Map<string, Promise<void>>()

  function declare({ name, data: _, ...rules }: Queue<object>): Promise<void> {
    const known = declared.get(name)
    if (known) return known
    const made = writeRules(name, { ...rules, retryBackoff: true, notify: true })
    declared.set(name, made)
    made.catch(() => declared.delete(name))
    return made
  }

  /** Creating leaves a queue that exists as an earlier version declared it. */
  async function writeRules(name: string, rules: QueueOptions & { notify: boolean }): Promise<void> {
    await boss.createQueue(name, rules)
    await boss.updateQueue(name, rules)
  }

  return {
    async send(queue, data, { tx, startAfter } = {}) {
      await declare(queue)
      await boss.send(queue.name, data, { ...(tx && { db: fromDrizzle(tx, sql) }), ...(startAfter && { startAfter }) })
    },
    async work<Data extends object>(queue: Queue<Data>, handle: (data: Data, about: JobTry) => Promise<void>) {
      await declare(queue)
      const settle = (jobs: JobWithMetadata<Data>[]) => Promise.all(jobs.map((job) => attempt(job, handle, log)))
      await boss.work(queue.name, { ...batch, includeMetadata: true, perJobResults: true }, settle)
    },
    async schedule(queue, cron, data) {
      await declare(queue)
      await boss.schedule(queue.name, cron, data)
    },
    async start() {
      await boss.start()
    },
    stop: (patience = 5_000) => boss.stop({ graceful: true, timeout: patience }),
  }
}

/** Background work, started. */
export async function startJobs(database: DatabaseHandle, log: Log): Promise<Jobs> {
  const jobs = createJobs(database, log)
  await jobs.start()
  return jobs
}

async function attempt<Data>(
  job: JobWithMetadata<Data>,
  handle: (data: Data, about: JobTry) => Promise<void>,
  log: Log,
): Promise<{ id: string; status: 'completed' | 'failed' }> {
  try {
    await handle(job.data, { jobId: job.id, isLast: job.retryCount >= job.retryLimit })
    return { id: job.id, status: 'completed' }
  } catch (err) {
    log.warn({ err, queue: job.name, job: job.id, tries: job.retryCount + 1 }, 'a job failed')
    return { id: job.id, status: 'failed' }
  }
}

function bossDatabase(database: DatabaseHandle): Db {
  return {
    executeSql: (text, values) => database.pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const forget = await database.listen(channel, onNotification, onReconnect)
      onReconnect()
      return { close: forget }
    },
  }
}
