import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupError } from '../startup-error.ts'
import { findBinaries, type Binaries } from './binaries.server.ts'
import { clusterHome, type ClusterHome } from './cluster-home.server.ts'
import { clusterRole, initCluster } from './init-cluster.server.ts'
import { isServing, readServerNote, refuseCopy, removeStaleNote } from './pid-file.server.ts'
import { spawnServer, type ServerOptions, type ServerProcess } from './server-process.server.ts'
import { withStartLock } from './start-lock.server.ts'

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
  const started = await withStartLock(home.folder, patience, () => start(home, binaries, extra))
  if (!started) throw new StartupError(`Another process has been starting the database in ${home.folder} for a minute`)
  return started
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
