import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupError } from '../startup-error.ts'
import { findBinaries, type Binaries } from './binaries.server.ts'
import { clusterHome, type ClusterHome, giveTo } from './cluster-home.server.ts'
import { isServing, readServerNote, refuseCopy, removeStaleNote } from './pid-file.server.ts'
import { spawnServer, type ServerOptions, type ServerProcess, postgresEnvironment } from './server-process.server.ts'
import { join } from 'node:path'

/** Where a server listens, in node-postgres's words. */
export type ServerAddress = { readonly host: string; readonly port: number; readonly user: string }

/** How long recovery after a power cut, or another server's stop, may hold up a start, in milliseconds. */
const patience = 60_000

/** Milliseconds in which a server that runs says something to whoever connects, and be it that it is starting. */
const longestSilence = 5_000

/**
 * The address of the PostgreSQL of this DATA_DIR, which is started unless it runs already: because a killed site left it,
 * or because another process of the same DATA_DIR uses it.
 * @throws StartupError with PostgreSQL's own words when it does not start, and for a copy of another's DATA_DIR
 */
export async function ensureServer(dataDir: string, extra: ServerOptions = {}): Promise<ServerAddress> {
  const home = clusterHome(dataDir)
  refuseCopy(home.folder)
  const running = await answering(home.folder)
  if (running) return running
  const binaries = findBinaries(home.user)
  const started = await withStartLock(home.folder, () => start(home, binaries, extra))
  if (!started) throw new StartupError(`Another process has been starting the database in ${home.folder} for a minute`)
  return started
}

/**
 * Runs `work` while no other process of this machine does so for the same folder, or answers null after {@link patience}
 * milliseconds. The lock is a name in Linux's abstract socket space: the kernel frees it with its holder, even a killed
 * one. Other systems have no such space, and no lock.
 */
async function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T | null> {
  if (process.platform !== 'linux') return work()
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex')
  const until = performance.now() + patience
  let lock = await claim(`\0solar-sales-site-${digest}`)
  while (!lock) {
    if (performance.now() > until) return null
    await pause(20)
    lock = await claim(`\0solar-sales-site-${digest}`)
  }
  const held = lock
  try {
    return await work()
  } finally {
    await new Promise((resolve) => held.close(resolve))
  }
}

function claim(name: string): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(name, () => resolve(server))
  })
}

async function start(home: ClusterHome, binaries: Binaries, extra: ServerOptions): Promise<ServerAddress> {
  initCluster(home, binaries, { durable: extra['fsync'] !== 'off' })
  const until = performance.now() + patience
  let server: ServerProcess | null = null
  while (performance.now() < until) {
    const address = await answering(home.folder)
    if (address) return address
    if (server?.state() === 'failed' && !anotherGoesDown.test(server.lastWords())) break
    if (server?.state() !== 'running') {
      removeStaleNote(home.folder)
      server = spawnServer(home, binaries, extra)
    }
    await pause(15)
  }
  throw new StartupError(`The database in DATA_DIR does not start: ${server?.lastWords()} (more in ${home.folder}/log)`)
}

/** A server that is about to end, or the workers of a killed one, still hold the cluster. */
const anotherGoesDown = /lock file .* already exists|pre-existing shared memory block/

/**
 * The address that a running server noted, once it answers there.
 * @throws StartupError when it takes connections and says nothing: it is there, and no other may be started
 */
async function answering(homeFolder: string): Promise<ServerAddress | null> {
  const note = readServerNote(homeFolder)
  if (!note || !isServing(note, homeFolder)) return null
  const address = { host: note.socketFolder, port: note.port, user: clusterRole }
  const client = new Client({ ...address, database: 'postgres', connectionTimeoutMillis: longestSilence })
  client.on('error', () => {})
  try {
    await client.connect()
    return address
  } catch (error) {
    if ((error as Error).message !== 'timeout expired') return null
    throw new StartupError(`The database in ${homeFolder} (process ${note.pid}) does not answer`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** The superuser of an embedded cluster: it has no password, and only its own user and root can enter its socket's folder. */
const clusterRole = 'site'

/**
 * Makes `home`'s cluster unless it has one, in 0.6 s: UTF-8, the same ordering on every machine, checksums.
 * `durable: false` leaves out the flush to disk, for throw-away clusters.
 * @throws StartupError when initdb can't
 */
function initCluster(home: ClusterHome, binaries: Binaries, { durable = true } = {}): void {
  const cluster = join(home.folder, 'cluster')
  if (existsSync(cluster)) return
  const draft = mkdtempSync(`${cluster}-`)
  giveTo(home.user, draft)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${clusterRole}`, '--auth-local=trust', '--auth-host=scram-sha-256']
  const made = spawnSync(
    binaries.initdb,
    [`--pgdata=${draft}`, ...locale, ...access, ...(durable ? [] : ['--no-sync'])],
    { ...home.user, cwd: home.folder, env: postgresEnvironment, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    const reason = made.error?.message ?? made.stderr.trim().split('\n').at(-1)
    throw new StartupError(`The database could not be made in DATA_DIR (${home.folder}): ${reason}`)
  }
  renameSync(draft, cluster)
}
