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
  lstatSync,
  readdirSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { writeWhole } from '../write-whole.server.ts'
import { spawnSync } from 'node:child_process'

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

/** Whom PostgreSQL runs as; null is this process's own user. */
export type ClusterUser = { readonly uid: number; readonly gid: number } | null

const nobody = { uid: 65534, gid: 65534 }

/** PostgreSQL refuses to run as root: root hands it to the machine's `nobody`. */
function clusterUser(): ClusterUser {
  if (process.getuid?.() !== 0) return null
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
    ?.split(':')
  return line ? { uid: Number(line[2]), gid: Number(line[3]) } : nobody
}

/** True when `user` can enter the folder, or read and run the program: asked of the system as that user. */
export function canReach(user: ClusterUser, path: string): boolean {
  const question = 'test -x "$0" && { test -d "$0" || test -r "$0"; }'
  const check = spawnSync('/bin/sh', ['-c', question, path], { ...user, cwd: '/' })
  return check.status === 0
}

/** Gives a folder and all that is in it to `user`. */
export function giveTo(user: ClusterUser, path: string): void {
  if (!user) return
  chownSync(path, user.uid, user.gid)
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!lstatSync(file).isSymbolicLink()) chownSync(file, user.uid, user.gid)
  }
}
