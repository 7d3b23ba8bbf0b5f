import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { canReach, type ClusterUser } from './cluster-user.server.ts'

/** Kept over restarts and entered by everyone, on a usual Linux machine; best first. */
const parents = ['/var/lib', '/srv', '/opt']

/**
 * The folder, made when missing, for PostgreSQL's things when its user can't enter the site's own (below root's home, say).
 * @throws StartupError when there is no such place on this machine
 */
export function outsideFolder(user: ClusterUser): string {
  const parent = parents.find((folder) => canReach(user, folder))
  if (!parent) {
    throw new StartupError('DATA_DIR is below a folder that only root can enter; it takes one that others can enter')
  }
  const folder = join(parent, 'solar-sales-site')
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  return folder
}
