import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whom PostgreSQL runs as; null is this process's own user. */
export type ClusterUser = { readonly uid: number; readonly gid: number } | null

const nobody = { uid: 65534, gid: 65534 }

/** PostgreSQL refuses to run as root: root hands it to the machine's `nobody`. */
export function clusterUser(): ClusterUser {
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
