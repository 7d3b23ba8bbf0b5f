import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { mailOutbox } from '#platform/mail/tables.server.ts'
import { startSmtpServer } from '../tests/support/smtp-server.ts'
import { removeCluster, testFolder } from '../tests/support/test-cluster.ts'

// `node bench/mail-kills.ts --mails 240 --within 10`: a process that sends mails is killed at some moment of the ten milliseconds after
// a mail server has accepted one, again and again: how many are lost, and how many are sent twice. Exits 1 when one is lost.

const { values } = parseArgs({
  options: { mails: { type: 'string', default: '240' }, within: { type: 'string', default: '10' } },
})
const count = Number(values.mails)
/** Milliseconds. */
const within = Number(values.within)
const mailsBetween = 7

const dataDir = testFolder('mail-kills-')
const smtp = await startSmtpServer()
const { db, close } = await openDatabase({ databaseUrl: null, dataDir }, createLog('silent'))
const program = fileURLToPath(new URL('../tests/support/mail-process.ts', import.meta.url))
const env = { ...process.env, DATA_DIR: dataDir, SMTP_URL: smtp.url, LOG_LEVEL: 'silent' }
const start = (): ChildProcess => spawn(process.execPath, [program], { env, stdio: 'inherit' })

await db.transaction(async (tx) => {
  for (let n = 0; n < count; n += 1) {
    const mail = { to: `k${n}@example.org`, template: 'order', props: {}, language: 'fr' } as const
    await queueMail(tx, { now: () => new Date() }, mail)
  }
})

/** When each mail was accepted, and how long before the kill that came next; below zero when its sender was dead by then. */
const acceptedAt: number[] = []
const beforeKill: number[] = []
smtp.answers.data = () => {
  acceptedAt.push(performance.now())
  return Promise.resolve('250 kept')
}
let kills = 0
const waiting = () => db.$count(mailOutbox, eq(mailOutbox.state, 'queued'))
while ((await waiting()) > 3 * mailsBetween) {
  const sending = start()
  await smtp.arrival(smtp.received.length + 1 + Math.floor(Math.random() * mailsBetween))
  await pause(Math.random() * within)
  sending.kill('SIGKILL')
  const killedAt = performance.now()
  await once(sending, 'exit')
  await pause(100)
  for (const at of acceptedAt.slice(beforeKill.length)) beforeKill.push(killedAt - at)
  kills += 1
}
const last = start()
while ((await waiting()) > 0) await pause(50)
last.kill('SIGKILL')
await once(last, 'exit')
await close()
await smtp.close()
await removeCluster(dataDir)

/** By recipient: which acceptances were its own. */
const copies = new Map<string, number[]>()
for (const [nth, { recipients }] of smtp.received.entries()) {
  const [to = ''] = recipients
  copies.set(to, [...(copies.get(to) ?? []), nth])
}
const again = [...copies.values()].flatMap((nths) => nths.slice(0, -1)).map((nth) => beforeKill[nth] ?? 0)
const lost = count - copies.size
console.log(
  `${count} mails, ${kills} kills within ${within} ms of an acceptance: ${lost} lost, ${again.length} sent again`,
)
console.log(`accepted so many ms before the kill: ${again.map((ms) => ms.toFixed(2)).join(', ')}`)
if (lost > 0) process.exit(1)
