import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What a running (or killed) server says of itself in its cluster's `postmaster.pid`. */
export type ServerNote = { readonly pid: number; readonly port: number; readonly socketFolder: string }

/** Null while there is no server, or it has not finished its note. */
export function readServerNote(homeFolder: string): ServerNote | null {
  const path = pidFile(homeFolder)
  if (!existsSync(path)) return null
  const [pid, , , port, socketFolder] = readWhole(path).split('\n')
  return pid && port && socketFolder ? { pid: Number(pid), port: Number(port), socketFolder } : null
}

/**
 * Removes what a killed server left when its process number belongs to another program by now, which PostgreSQL itself
 * takes for a running server (usual in containers, where every start hands out the same numbers). Only to be called
 * by the holder of the start lock.
 */
export function removeStaleNote(homeFolder: string): void {
  const note = readServerNote(homeFolder)
  if (!note) return
  if (isAnotherProgram(note)) rmSync(pidFile(homeFolder))
}

/** True when the process number of a killed server belongs to something else by now. */
export function isAnotherProgram({ pid }: ServerNote): boolean {
  const command = `/proc/${pid}/comm`
  return existsSync(command) && readFileSync(command, 'utf8').trim() !== 'postgres'
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
