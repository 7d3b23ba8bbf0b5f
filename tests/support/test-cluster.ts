import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterHome } from '#platform/postgres/cluster-home.server.ts'
import { ensureServer } from '#platform/postgres/embedded-server.server.ts'
import { type ServerOptions, stopServer } from '#platform/postgres/server-process.server.ts'

export type TestCluster = {
  /** A URL of DATABASE_URL's form for the named database. */
  url(database: string): string
  stop(): Promise<void>
}

/** Nothing in it has to survive a power cut. */
const careless: ServerOptions = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/** A throw-away PostgreSQL on a unix socket, or with `port` on 127.0.0.1 as well. */
export async function startTestCluster(extra: ServerOptions = {}): Promise<TestCluster> {
  const dataDir = testFolder(`cluster-${process.pid}-`)
  const { host, port, user } = await ensureServer(dataDir, { ...careless, ...extra })
  return {
    url: (database) => `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`,
    stop: () => removeCluster(dataDir),
  }
}

/** A new empty folder that every user may pass through, as PostgreSQL needs when the tests run as root. */
export function testFolder(prefix: string): string {
  mkdirSync(parent, { recursive: true, mode: 0o711 })
  const folder = mkdtempSync(join(parent, prefix))
  chmodSync(folder, 0o711)
  return folder
}

/** Ends the clusters of test runs that were killed before they could. */
export async function sweepTestClusters(): Promise<void> {
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    const pid = /^cluster-(\d+)-/.exec(name)?.[1]
    if (!pid || isAlive(Number(pid))) continue
    await removeCluster(join(parent, name)).catch((error: unknown) => {
      // Another run that sweeps at the same time was first.
      if (existsSync(join(parent, name))) throw error
    })
  }
}

/** Stops the embedded database of a DATA_DIR that a test made, and removes both. */
export async function removeCluster(dataDir: string): Promise<void> {
  await stopServer(dataDir)
  rmSync(clusterHome(dataDir).folder, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

const parent = join(tmpdir(), `solar-sales-site-tests-${process.getuid?.()}`)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
