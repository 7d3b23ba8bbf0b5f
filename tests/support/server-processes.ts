import { readdirSync, readFileSync } from 'node:fs'
import { clusterHome } from '#platform/postgres/cluster-home.server.ts'
import { readServerNote } from '#platform/postgres/pid-file.server.ts'

/** The embedded server of a DATA_DIR (0 when there is none) and, after it, every process that it has started. */
export function serverProcesses(dataDir: string): number[] {
  const postmaster = readServerNote(clusterHome(dataDir).folder)?.pid ?? 0
  return [postmaster, ...allProcesses().filter((pid) => parentOf(pid) === postmaster)]
}

function allProcesses(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger)
}

function parentOf(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold spaces.
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}
