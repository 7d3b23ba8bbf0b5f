import { join } from 'node:path'
import { createKeyRing, type KeyRing } from '../encryption/key-ring.server.ts'
import type { Settings } from '../settings.server.ts'
import type { FileStore } from './file-store.server.ts'
import { openFileStore } from './open-file-store.server.ts'

/** What it takes to keep people's files: where, sealed by what, and where they wait until they are whole. */
export type Files = {
  readonly store: FileStore
  readonly keyRing: KeyRing
  readonly spoolFolder: string
}

export async function openFiles(settings: Settings): Promise<Files> {
  return {
    store: await openFileStore(settings.storage),
    keyRing: createKeyRing(settings.appSecret, settings.previousAppSecret),
    spoolFolder: join(settings.dataDir, 'spool'),
  }
}
