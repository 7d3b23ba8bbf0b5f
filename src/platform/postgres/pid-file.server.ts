import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** What a running (or killed) server says of itself in its cluster's `postmaster.pid`. */
export type ServerNote = {
  readonly pid: number
  /** The cluster that it serves, as it was called then. */
  readonly cluster: string
  readonly port: number
  readonly socketFolder: string
}

/** Null while there is no server, or it has not finished its note. */
export function readServerNote(homeFolder: string): ServerNote | null {
  const path = pidFile(homeFolder)
  if (!existsSync(path)) return null
  const [pid, cluster, , port, socketFolder] = readWhole(path).split('\n')
  return pid && cluster && port && socketFolder ? { pid: Number(pid), cluster, port: Number(port), socketFolder } : null
}

/**
 * Refuses a home whose note is about another one that is still there: it was copied while that one's server ran, or after
 * a kill. Taken at its word, such a note opens the database of the other. A home that was moved is none.
 * @throws StartupError in one line that says what to do
 */
export function refuseCopy(homeFolder: string): void {
  const note = readServerNote(homeFolder)
  const own = join(homeFolder, 'cluster')
  if (!note || isSameFolder(note.cluster, own) || isSameFolder(workingFolder(note), own)) return
  if (systemOf(note.cluster) === null || systemOf(note.cluster) !== systemOf(own)) return
  const remedy = isRunning(note)
    ? 'stop that site and copy again, or run `npm run backup` there and `npm run restore` here'
    : `start and stop that site and copy again, or remove ${pidFile(homeFolder)} if no database ran there during the copy`
  throw new StartupError(
    `DATA_DIR is a copy of a running site's: its database is still that in ${note.cluster}; ${remedy}`,
  )
}

/** True when the note's server runs, on this home and not on the one that this was copied from. */
export function isServing(note: ServerNote, homeFolder: string): boolean {
  const own = join(homeFolder, 'cluster')
  return isRunning(note) && isSameFolder(workingFolder(note) ?? note.cluster, own)
}

/**
 * Removes what a killed server left when its process number belongs to another program by now, which PostgreSQL itself
 * takes for a running server (usual in containers, where every start hands out the same numbers). Only to be called
 * by the holder of the start lock.
 */
export function removeStaleNote(homeFolder: string): void {
  const note = readServerNote(homeFolder)
  if (note && isAnotherProgram(note)) rmSync(pidFile(homeFolder))
}

/** True when the process number of a killed server belongs to something else by now. */
function isAnotherProgram({ pid }: ServerNote): boolean {
  const command = `/proc/${pid}/comm`
  return existsSync(command) && readWhole(command).trim() !== 'postgres'
}

function isRunning(note: ServerNote): boolean {
  if (isAnotherProgram(note)) return false
  try {
    return process.kill(note.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL works in its cluster's folder, whatever that is called by now; null where the system does not tell. */
function workingFolder(note: ServerNote): string | null {
  const folder = `/proc/${note.pid}/cwd`
  return isRunning(note) && found(folder) ? folder : null
}

function isSameFolder(one: string | null, other: string): boolean {
  const [a, b] = [one, other].map((path) => (path === null ? undefined : found(path)))
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev
}

function found(path: string) {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** What tells a cluster and its copies from every other; null where there is none. */
function systemOf(cluster: string): bigint | null {
  try {
    const file = openSync(join(cluster, 'global', 'pg_control'), 'r')
    try {
      const id = Buffer.alloc(8)
      readSync(file, id)
      return id.readBigUInt64LE()
    } finally {
      closeSync(file)
    }
  } catch {
    return null
  }
}

function pidFile(homeFolder: string): string {
  return join(homeFolder, 'cluster', 'postmaster.pid')
}

function readWhole(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
