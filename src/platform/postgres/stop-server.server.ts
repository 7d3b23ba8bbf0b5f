import { setTimeout as pause } from 'node:timers/promises'
import { clusterHome } from './cluster-home.server.ts'
import { isServing, readServerNote } from './pid-file.server.ts'

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
