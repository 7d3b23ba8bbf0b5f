import { spawn } from 'node:child_process'
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.server.ts'
import type { ClusterHome } from './cluster-home.server.ts'
import { postgresEnvironment } from './postgres-environment.ts'
import { socketFolder } from './socket-folder.server.ts'

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
  max_connections: '100',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

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
  const log = openSync(logPath, 'a', 0o600)
  if (fstatSync(log).size > largestLog) ftruncateSync(log)
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
    lastWords: () => failure?.message ?? lastLine(readFileSync(logPath).subarray(logStart).toString(), server.pid),
  }
}

/** A server that is about to end may still write to the same log: each names its process. */
function lastLine(log: string, pid: number | undefined): string {
  const lines = log.trim().split('\n')
  return lines.findLast((line) => line.includes(`[${pid}] FATAL`)) ?? lines.at(-1) ?? ''
}
