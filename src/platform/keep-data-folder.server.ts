import type { Log } from './log.server.ts'
import { outboxFolder } from './mail/deliver.server.ts'
import { clusterHome } from './postgres/cluster-home.server.ts'
import { rotateLog } from './postgres/server-process.server.ts'
import { repeat } from './repeat.server.ts'
import type { Settings } from './settings.server.ts'
import { sweepDrafts } from './write-whole.server.ts'

const logMs = 10_000
const draftsMs = 600_000

/** Keeps DATA_DIR in order while the site runs: the embedded server's log short, and nothing that a kill left half written. */
export function keepDataFolder(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: Log,
): { stop(): Promise<void> } {
  const failed = (err: unknown) => log.warn({ err }, 'DATA_DIR could not be kept in order')
  const sweep = () => [dataDir, outboxFolder(dataDir)].forEach(sweepDrafts)
  sweep()
  const kept = [repeat(draftsMs, async () => sweep(), failed)]
  if (databaseUrl === null) {
    const { folder } = clusterHome(dataDir)
    kept.push(repeat(logMs, async () => rotateLog(folder), failed))
  }
  return { stop: async () => void (await Promise.all(kept.map((each) => each.stop()))) }
}
