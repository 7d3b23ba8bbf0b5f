import { readdirSync, readFileSync } from 'node:fs'
import { clusterHome } from '#platform/postgres/cluster-home.server.ts'
import { readServerNote } from '#platform/postgres/pid-file.server.ts'

/** The embedded server of a DATA_DIR (0 when there is none) and, after it, every process that it has started. */
export function serverProcesses(dataDir: string): number[] {
  const postmaster = readServerNote(clusterHome(dataDir).folder)?.pid ?? 0
  return [postmaster, ...childrenOf(postmaster)]
}

/** The processes that one has started. */
export function childrenOf(parent: number): number[] {
  return allProcesses().filter((pid) => parentOf(pid) === parent)
}

function allProcesses(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger)
}

function parentOf(pid: number): number | null {
  const parent = statusOf(pid)?.[1]
  return parent === undefined ? null : Number(parent)
}

/** False for one that has ended, too, which nobody has asked for its end. */
export function isRunning(pid: number): boolean {
  const [state = 'Z'] = statusOf(pid) ?? []
  return state !== 'Z'
}

/** What the system says of a process, from its state on. */
function statusOf(pid: number): string[] | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold spaces.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
