import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createGzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import { sourcePaths } from './source-paths.server.ts'

/** A source package: its bytes as tar.gz, how many files it has, and the name of the folder that it unpacks to. */
export type SourcePackage = { readonly name: string; readonly files: number; readonly bytes: Buffer<ArrayBuffer> }

/** The same for every file: the same source gives the same bytes. */
const entry = { mtime: new Date(0), uid: 0, gid: 0 }

let packing: Promise<SourcePackage> | undefined

/** The source that this process runs from, packed when it is first asked for. */
export function ownSource(): Promise<SourcePackage> {
  packing ??= packSource(fileURLToPath(new URL('../../..', import.meta.url))).catch((error: unknown) => {
    packing = undefined
    throw error
  })
  return packing
}

/** Packs the source in `folder` (which has the package.json) under one folder, named by package and version. */
export async function packSource(folder: string): Promise<SourcePackage> {
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Record<string, string>
  const title = `${name}-${version}`
  const archive = pack()
  const packed = buffer(archive.pipe(createGzip({ level: 9 })))
  let files = 0
  for (const path of await sourcePaths(folder)) files += (await addFile(archive, folder, path, title)) ? 1 : 0
  archive.finalize()
  return { name: title, files, bytes: Buffer.from(await packed) }
}

/** False for what is no file any more, or leads elsewhere. */
async function addFile(archive: Pack, folder: string, path: string, title: string): Promise<boolean> {
  const found = await lstat(join(folder, path)).catch(() => null)
  if (!found?.isFile()) return false
  const mode = found.mode & 0o100 ? 0o755 : 0o644
  archive.entry({ ...entry, name: `${title}/${path}`, mode }, await readFile(join(folder, path)))
  return true
}
