import { spawn } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  fstatSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  realpathSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.server.ts'
import { type ClusterHome, clusterHome, giveTo } from './cluster-home.server.ts'
import { writeWhole } from '../write-whole.server.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { isServing, readServerNote } from './pid-file.server.ts'

/** Values of postgresql.conf, by name. */
export type ServerOptions = Readonly<Record<string, string>>

const defaultPort = '5432'

/** A unix socket for its owner alone, nothing on the network, and a log that never repeats what people typed. */
const options: ServerOptions = {
  port: defaultPort,
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // Eleven for each process that a site may have; one that nobody takes costs nothing.
  max_connections: '400',
  // A statement whose asker has gone is ended.
  client_connection_check_interval: '2s',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

/** Bytes; of the one before as many are kept. */
const largestLog = 5_000_000

/** A PostgreSQL that was asked to start: how it is (`stopped` by whoever else uses it, at their end), its last words. */
export type ServerProcess = { state(): 'running' | 'stopped' | 'failed'; lastWords(): string }

/**
 * Starts PostgreSQL on `home`'s cluster, apart from this process: in its own session, so that Ctrl-C reaches it only
 * through us, and logging to a file, so that it outlives us unharmed.
 */
export function spawnServer(home: ClusterHome, binaries: Binaries, extra: ServerOptions = {}): ServerProcess {
  const chosen = { ...options, ...extra }
  const sockets = socketFolder(home, Number(chosen['port']))
  const flags = Object.entries({ ...chosen, unix_socket_directories: sockets }).flatMap((o) => ['-c', o.join('=')])
  const logPath = join(home.folder, 'log')
  rotateLog(home.folder)
  const log = openSync(logPath, 'a', 0o600)
  const logStart = fstatSync(log).size
  const stdio: ['ignore', number, number] = ['ignore', log, log]
  const place = { ...home.user, cwd: home.folder, env: postgresEnvironment, detached: true, stdio }
  const server = spawn(binaries.postgres, ['-D', join(home.folder, 'cluster'), ...flags], place)
  closeSync(log)
  server.unref()
  let failure: Error | null = null
  server.once('error', (error) => (failure = error))
  return {
    state() {
      if (server.exitCode === 0) return 'stopped'
      return failure || server.exitCode !== null || server.signalCode !== null ? 'failed' : 'running'
    },
    lastWords: () => failure?.message ?? lastLine(since(logPath, logStart), server.pid),
  }
}

/**
 * Keeps the log of a home's server short, while it runs too: a long one becomes `log.before` and starts again. The server
 * appends, so that what it writes next stands at the new start.
 */
export function rotateLog(homeFolder: string): void {
  const path = join(homeFolder, 'log')
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= largestLog) return
  copyFileSync(path, `${path}.before`)
  truncateSync(path)
}

/** What has been written from a place on; all of a log that has started again since. */
function since(path: string, start: number): string {
  const log = readFileSync(path)
  return log.subarray(log.length < start ? 0 : start).toString()
}

/** A server that is about to end may still write to the same log: each names its process. */
function lastLine(log: string, pid: number | undefined): string {
  const lines = log.trim().split('\n')
  return lines.findLast((line) => line.includes(`[${pid}] FATAL`)) ?? lines.at(-1) ?? ''
}

/** The longest path of a unix socket, in bytes, on Linux. */
const longest = 107

/**
 * Where the server puts its socket: its home, or, when that path is too long, a short folder below /tmp whose name is
 * noted in the home, with the home's own, and used again as long as both are still ours: a copy's is the original's.
 */
function socketFolder(home: ClusterHome, port: number): string {
  if (Buffer.byteLength(join(home.folder, `.s.PGSQL.${port}`)) <= longest) return home.folder
  const note = join(home.folder, 'socket.location')
  const own = realpathSync(home.folder)
  const [known, notedHome] = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : []
  const uid = home.user?.uid ?? process.getuid?.()
  if (known && notedHome === own && existsSync(known) && lstatSync(known).isDirectory() && lstatSync(known).uid === uid)
    return known
  const folder = mkdtempSync('/tmp/solar-sales-site-')
  chmodSync(folder, 0o700)
  giveTo(home.user, folder)
  writeWhole(note, `${folder}\n${own}\n`)
  return folder
}

/** All that PostgreSQL's programs see of our environment: no locale, time zone or secret of the machine reaches them. */
export const postgresEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Within the ten seconds that a stop of the site may take; a slower server goes on ending without us. */
const patience = 7_000

/** Asks the server of this DATA_DIR for a fast, clean stop (connections are cut, everything is on disk) and waits for it. */
export async function stopServer(dataDir: string): Promise<void> {
  const { folder } = clusterHome(dataDir)
  const note = readServerNote(folder)
  if (!note || !isServing(note, folder) || !interrupt(note.pid)) return
  const until = performance.now() + patience
  while (readServerNote(folder)?.pid === note.pid && performance.now() < until) await pause(10)
}

/** False when there is no such process: a killed server leaves its note behind. */
function interrupt(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGINT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}
