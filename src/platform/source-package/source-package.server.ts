import { fileURLToPath } from 'node:url'
import { packSource, type SourcePackage } from './pack-source.server.ts'

let packing: Promise<SourcePackage> | undefined

/** The source that this process runs from, packed when it is first asked for. */
export function ownSource(): Promise<SourcePackage> {
  packing ??= packSource(fileURLToPath(new URL('../../..', import.meta.url))).catch((error: unknown) => {
    packing = undefined
    throw error
  })
  return packing
}
