import { chmodSync, existsSync, lstatSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../write-whole.server.ts'
import type { ClusterHome } from './cluster-home.server.ts'
import { giveTo } from './cluster-user.server.ts'

/** The longest path of a unix socket, in bytes, on Linux. */
const longest = 107

/**
 * Where the server puts its socket: its home, or, when that path is too long, a short folder below /tmp whose name is
 * noted in the home, with the home's own, and used again as long as both are still ours: a copy's is the original's.
 */
export function socketFolder(home: ClusterHome, port: number): string {
  if (Buffer.byteLength(join(home.folder, `.s.PGSQL.${port}`)) <= longest) return home.folder
  const note = join(home.folder, 'socket.location')
  const own = realpathSync(home.folder)
  const [known, notedHome] = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : []
  const uid = home.user?.uid ?? process.getuid?.()
  if (known && notedHome === own && existsSync(known) && lstatSync(known).isDirectory() && lstatSync(known).uid === uid)
    return known
  const folder = mkdtempSync('/tmp/solar-sales-site-')
  chmodSync(folder, 0o700)
  giveTo(home.user, folder)
  writeWhole(note, `${folder}\n${own}\n`)
  return folder
}
