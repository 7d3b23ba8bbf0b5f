import { join } from 'node:path'
import { memoize } from '../hold-values.server.ts'
import { packSource, type SourcePackage } from './pack-source.server.ts'

const packages = memoize(packSource)

/** The source that this process runs from, packed when it is first asked for. */
export function ownSource(): Promise<SourcePackage> {
  return packages.read(join(import.meta.dirname, '../../..'))
}
