import { StartupError } from '../startup-error.ts'
import { canReach, type ClusterUser } from './cluster-user.server.ts'
import { join } from 'node:path'

/** Kept over restarts and entered by everyone, on a usual Linux machine; best first. */
const parents = ['/var/lib', '/srv', '/opt']

/**
 * Where PostgreSQL's things go when its user can't enter the site's own folders (those below root's home, say).
 * @throws StartupError when there is no such place on this machine
 */
export function outsideFolder(user: ClusterUser): string {
  const parent = parents.find((folder) => canReach(user, folder))
  if (!parent) {
    throw new StartupError('DATA_DIR is below a folder that only root can enter; it takes one that others can enter')
  }
  return join(parent, 'solar-sales-site')
}
