import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { belongsToSource, mayBeShared } from './belongs-to-source.ts'

const run = promisify(execFile)

/**
 * The paths of the source in `folder`, relative and sorted: what is under version control, or without history what
 * belongs to the source by its place.
 */
export async function sourcePaths(folder: string): Promise<string[]> {
  const tracked = existsSync(join(folder, '.git')) ? await trackedPaths(folder) : null
  const paths = tracked?.filter(mayBeShared) ?? (await pathsByPlace(folder))
  return paths.toSorted()
}

/** Null where git is missing or refuses the folder. */
async function trackedPaths(folder: string): Promise<string[] | null> {
  try {
    const { stdout } = await run('git', ['ls-files', '-z'], { cwd: folder, maxBuffer: 2 ** 26 })
    return stdout.split('\0').filter((path) => path !== '')
  } catch {
    return null
  }
}

async function pathsByPlace(folder: string): Promise<string[]> {
  const top = await readdir(folder, { withFileTypes: true })
  const rooms = top.filter((entry) => entry.isDirectory() && belongsToSource(`${entry.name}/any`))
  const inRooms = await Promise.all(
    rooms.map(({ name }) => readdir(join(folder, name), { recursive: true, withFileTypes: true })),
  )
  return [...top, ...inRooms.flat()]
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(belongsToSource)
}
