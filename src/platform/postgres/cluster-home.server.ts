import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { writeWhole } from '../write-whole.server.ts'
import { canReach, clusterUser, giveTo, type ClusterUser } from './cluster-user.server.ts'
import { outsideFolder } from './outside-folder.server.ts'

/** The folder that holds one embedded PostgreSQL (`cluster`, `log`, its socket), and whom it belongs to. */
export type ClusterHome = { readonly folder: string; readonly user: ClusterUser }

/**
 * `DATA_DIR/postgres`, or, where PostgreSQL's user can't enter DATA_DIR, the folder elsewhere that the note
 * `DATA_DIR/postgres.location` names. Made, or moved there, when it has to be.
 * @throws StartupError when the noted folder is gone, or the cluster belongs to somebody else
 */
export function clusterHome(dataDir: string): ClusterHome {
  const user = clusterUser()
  const note = join(dataDir, 'postgres.location')
  if (existsSync(note)) return ownedHome(noted(note), user)
  const inside = join(dataDir, 'postgres')
  if (canReach(user, dataDir)) {
    mkdirSync(inside, { recursive: true })
    return ownedHome(inside, user)
  }
  const elsewhere = mkdtempSync(join(outsideFolder(user), 'database-'))
  const moved = existsSync(inside)
  if (moved) cpSync(inside, elsewhere, { recursive: true, filter: (file) => !statSync(file).isSocket() })
  giveTo(user, elsewhere)
  writeWhole(note, `${elsewhere}\n`)
  if (moved) rmSync(inside, { recursive: true })
  return ownedHome(elsewhere, user)
}

function noted(note: string): string {
  const folder = readFileSync(note, 'utf8').trim()
  if (existsSync(folder)) return folder
  throw new StartupError(
    `${note} says that the database is in ${folder}, which is gone; bring it back, or remove the note to start empty`,
  )
}

/** Root serves a cluster as the user who made it; a copy that root made is handed over, and copies lose their modes. */
function ownedHome(folder: string, user: ClusterUser): ClusterHome {
  const cluster = join(folder, 'cluster')
  const owner = statSync(existsSync(cluster) ? cluster : folder)
  if (!user && owner.uid !== process.getuid?.()) {
    throw new StartupError(
      `DATA_DIR holds a database of another user (uid ${owner.uid}); start as that user or as root`,
    )
  }
  const keeper = user && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : user
  if (keeper && owner.uid === 0) giveTo(keeper, folder)
  else if (keeper) chownSync(folder, keeper.uid, keeper.gid)
  for (const kept of [folder, cluster]) if (existsSync(kept)) chmodSync(kept, 0o700)
  return { folder, user: keeper }
}
