import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
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
 * @throws StartupError when the noted folder is gone or another DATA_DIR's, or the cluster belongs to somebody else
 */
export function clusterHome(dataDir: string): ClusterHome {
  const user = clusterUser()
  const note = join(dataDir, 'postgres.location')
  if (existsSync(note)) {
    const folder = noted(note)
    claim(folder, dataDir)
    return ownedHome(folder, user)
  }
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
  claim(elsewhere, dataDir)
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

/**
 * Notes in a folder elsewhere which DATA_DIR it belongs to: two must not share one, and a copy's note names the original's.
 * One that was moved takes its folder along.
 */
function claim(folder: string, dataDir: string): void {
  const claimed = join(folder, 'data-dir')
  const own = realpathSync(dataDir)
  const owner = existsSync(claimed) ? readFileSync(claimed, 'utf8').trim() : null
  if (owner === own) return
  const ownersNote = join(owner ?? own, 'postgres.location')
  const isTheirs = owner !== null && existsSync(ownersNote) && noted(ownersNote) === folder
  if (isTheirs && statSync(owner).ino !== statSync(own).ino) {
    throw new StartupError(
      `DATA_DIR is a copy of ${owner}, whose database is in ${folder}; run \`npm run backup\` there and \`npm run restore\` here, ` +
        `or stop that site, copy ${folder} too and name the copy in ${join(own, 'postgres.location')}`,
    )
  }
  writeWhole(claimed, `${own}\n`)
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
