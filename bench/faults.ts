import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { ensureBuild } from '../scripts/build.ts'
import { ensureServer } from '#platform/postgres/embedded-server.server.ts'
import { serverProcesses } from '../tests/support/server-processes.ts'
import { freePort, runSite, type Site } from '../tests/support/site.ts'
import { removeCluster, testFolder } from '../tests/support/test-cluster.ts'

// `node bench/faults.ts --rounds 20`: the site on its embedded server, written to all the while, with one fault after another: what is
// acknowledged is counted, then compared with what is stored. Ends by itself; exits 1 when anything was lost, doubled or dead.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
const rounds = Math.min(Number(values.rounds), 200)
const writers = 8
/** Milliseconds. */
const longest = 900_000
/** Milliseconds that a site may take to serve again, here where it shares its machine with those who write to it. */
const patience = 60_000

await ensureBuild()
const dataDir = testFolder('faults-')
const port = String(await freePort())
const settings = {
  DATA_DIR: dataDir,
  PORT: port,
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
}
const url = `http://127.0.0.1:${port}`
let site: Site = await runSite(settings)
const end = new AbortController()
let deaths = 0

/** By its key: how often it was sent, and the reference that it was acknowledged with. */
const sent = new Map<string, { tries: number; reference: string | null }>()
const statuses = new Map<number | string, number>()
const slowest: number[] = []

async function write(): Promise<void> {
  while (!end.signal.aborted) {
    const key = randomUUID()
    const entry: { tries: number; reference: string | null } = { tries: 0, reference: null }
    sent.set(key, entry)
    // As a browser would: the same request with the same key until it is answered.
    while (!entry.reference && entry.tries < 200) {
      entry.tries += 1
      const from = performance.now()
      const answer = await send(key)
      if (answer.status === 503) slowest.push(performance.now() - from)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      entry.reference = answer.reference
      if (!entry.reference) await pause(100)
    }
  }
}

async function send(key: string): Promise<{ status: number | string; reference: string | null }> {
  try {
    const response = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ productId: 2, quantity: 1, fullName: key, phoneNumber: '+234 801 234 5678' }),
      signal: AbortSignal.timeout(30_000),
    })
    const body = (await response.json()) as { reference?: string }
    return { status: response.status, reference: response.status === 201 ? (body.reference ?? null) : null }
  } catch {
    return { status: 'cut', reference: null }
  }
}

const kill = (pid: number | undefined, signal: NodeJS.Signals) => {
  try {
    if (pid) process.kill(pid, signal)
  } catch {
    // It had gone before.
  }
}
async function administer(statement: string): Promise<void> {
  const client = new Client({ ...(await ensureServer(dataDir)), database: 'site' })
  client.on('error', () => {})
  await client.connect().then(
    () => client.query(statement),
    () => {},
  )
  await client.end().catch(() => {})
}

const others = `FROM pg_stat_activity WHERE datname = 'site' AND pid <> pg_backend_pid()`
const faults: Readonly<Record<string, () => Promise<void>>> = {
  'every connection ended': () => administer(`SELECT pg_terminate_backend(pid) ${others}`),
  'one connection in a transaction ended': () =>
    administer(`SELECT pg_terminate_backend(pid) ${others} AND xact_start IS NOT NULL LIMIT 1`),
  'a backend killed': async () => kill(serverProcesses(dataDir).at(-1), 'SIGKILL'),
  'a backend frozen while others answer': async () => {
    const frozen = serverProcesses(dataDir).at(-1)
    kill(frozen, 'SIGSTOP')
    await pause(4_000)
    kill(frozen, 'SIGCONT')
  },
  'the server killed': async () => kill(serverProcesses(dataDir)[0], 'SIGKILL'),
  'the server stopped at once': async () => kill(serverProcesses(dataDir)[0], 'SIGQUIT'),
  'the server stopped as by its service': async () => kill(serverProcesses(dataDir)[0], 'SIGINT'),
  'the server frozen for three seconds': async () => {
    const frozen = serverProcesses(dataDir)
    for (const pid of frozen) kill(pid, 'SIGSTOP')
    await pause(3_000)
    for (const pid of frozen) kill(pid, 'SIGCONT')
  },
  'the site killed': async () => {
    await site.kill()
    site = await runSite(settings)
  },
}

const busy = Promise.all(Array.from({ length: writers }, write))
const names = Object.keys(faults)
let done = 0
for (let round = 0; round < rounds && performance.now() < longest; round += 1) {
  const name = names[round % names.length] ?? ''
  await pause(500 + Math.random() * 500)
  const from = performance.now()
  await faults[name]?.()
  await acknowledgedSince()
  done += 1
  console.log(`${round + 1}. ${name}: writes again after ${Math.round(performance.now() - from)} ms`)
  if (site.exitCode() !== null) {
    deaths += 1
    site = await runSite(settings)
  }
}
end.abort()
await busy

/** Settles with the next write that is acknowledged. */
async function acknowledgedSince(): Promise<void> {
  const before = statuses.get(201) ?? 0
  for (const until = performance.now() + patience; (statuses.get(201) ?? 0) <= before;) {
    if (site.exitCode() !== null) return
    if (performance.now() > until) throw new Error('the site did not serve again')
    await pause(10)
  }
}

const client = new Client({ ...(await ensureServer(dataDir)), database: 'site' })
await client.connect()
const { rows } = await client.query<{ name: string }>('SELECT name FROM leads')
const mails = await client.query<{ n: number }>(
  `SELECT count(*)::int AS n FROM mail_outbox WHERE template LIKE 'order%'`,
)
await client.end()
await site.stop()
await removeCluster(dataDir)

const stored = new Map<string, number>()
for (const { name } of rows) stored.set(name, (stored.get(name) ?? 0) + 1)
const acknowledged = [...sent].filter(([, { reference }]) => reference)
const lost = acknowledged.filter(([key]) => !stored.has(key)).length
const doubled = [...stored.values()].filter((count) => count > 1).length
console.log(
  `${done} faults, ${acknowledged.length} acknowledged writes: ${lost} lost, ${doubled} doubled, ${deaths} deaths of the process`,
)
console.log(
  `answers: ${[...statuses].map(([status, count]) => `${status} x ${count}`).join(', ')}; ${mails.rows[0]?.n} mails`,
)
console.log(`503 after ${Math.round(Math.max(0, ...slowest))} ms at most`)
if (lost + doubled + deaths > 0) process.exit(1)
