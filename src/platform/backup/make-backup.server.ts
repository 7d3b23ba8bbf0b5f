import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Writable } from 'node:stream'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { advisoryKeys } from '../database/advisory-keys.ts'
import { withConnection } from '../database/single-connection.server.ts'
import { cutPieces, sealedSize, UnreadableError } from '#platform/encryption/piece-cipher.server.ts'
import type { Files } from '../files/files.server.ts'
import type { Settings } from '../settings.server.ts'
import { StartupError } from '../startup-error.ts'
import { archiveFormat, entryNames, type ArchiveHead, type FileIndex, type Manifest } from './archive-contents.ts'
import { writeArchive, type ArchiveWriter } from './archive-stream.server.ts'
import { createRowDigest } from './row-digest.ts'
import * as catalogue from './table-catalogue.server.ts'

/** Rows are written in parts, because the length of an entry comes before it. */
const partBytes = 4 * 1024 * 1024
/** How many files one index tells of. */
const indexedFiles = 1000

export type Backup = Manifest & { readonly head: ArchiveHead }

/**
 * Writes everything of the site into `sink`, as it stood at one moment, while it works: rows of one snapshot, the files that
 * they name (none is removed meanwhile), and the secret where DATA_DIR keeps it. Waits for another backup to end.
 * @throws StartupError when there is nothing to back up
 */
export async function makeBackup(settings: Settings, files: Files, sink: Writable): Promise<Backup> {
  return withConnection(settings, async (client) => {
    await catalogue.prepareSession(client)
    await client.query('SELECT pg_advisory_lock($1)', [advisoryKeys.fileRemoval])
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    const tables = await catalogue.listTables(client)
    const isSite = tables.some((table) => catalogue.nameOf(table) === catalogue.migrationsTable)
    if (!isSite) throw new StartupError('There is nothing to back up: the database holds no tables of the site')
    const head = await describe(client, settings, files, tables)
    const contents: Manifest[] = []
    await writeArchive(sink, settings.backupPassphrase, async (archive) => {
      await archive.addJson(entryNames.head, head)
      if (settings.secretIsKept) await addSecrets(archive, settings)
      const manifest = await addContents(archive, client, tables, files)
      await archive.addJson(entryNames.manifest, manifest)
      contents.push(manifest)
    })
    const [manifest] = contents
    if (!manifest) throw new Error('the archive has ended without a manifest')
    return { ...manifest, head }
  })
}

async function describe(
  client: Client,
  settings: Settings,
  { keyRing }: Files,
  tables: catalogue.Table[],
): Promise<ArchiveHead> {
  const { rows } = await client.query<{ postgres: string; migration: string }>(
    `SELECT current_setting('server_version') AS postgres, max(created_at) AS migration FROM ${catalogue.migrationsTable}`,
  )
  const [version] = rows
  const { version: siteVersion } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as {
    version: string
  }
  return {
    format: archiveFormat,
    siteVersion,
    madeAt: new Date().toISOString(),
    postgres: version?.postgres ?? '',
    migration: Number(version?.migration),
    secret: settings.secretIsKept ? 'kept' : 'environment',
    secretId: keyRing.currentPrefix,
    tables,
  }
}

async function addSecrets(archive: ArchiveWriter, { appSecret, previousAppSecret }: Settings): Promise<void> {
  const secrets = { current: appSecret, ...(previousAppSecret !== null && { previous: previousAppSecret }) }
  for (const [name, secret] of Object.entries(secrets)) {
    const bytes = Buffer.from(secret)
    await archive.add(entryNames.secret(name), bytes.length, [bytes])
  }
}

async function addContents(
  archive: ArchiveWriter,
  client: Client,
  tables: readonly catalogue.Table[],
  files: Files,
): Promise<Manifest> {
  const written = []
  for (const table of tables) {
    written.push({ name: catalogue.nameOf(table), ...(await addTable(archive, client, table)) })
  }
  const sequences = await catalogue.readSequences(client)
  return { tables: written, sequences, ...(await addFiles(archive, client, files)) }
}

async function addTable(archive: ArchiveWriter, client: Client, table: catalogue.Table) {
  const digest = createRowDigest()
  const rows = client.query(copyTo(`COPY ${catalogue.copied(table)} TO STDOUT`)) as AsyncIterable<Uint8Array>
  for await (const { piece, index } of cutPieces(rows, partBytes)) {
    digest.add(piece)
    await archive.add(`${entryNames.table(catalogue.nameOf(table))}${index + 1}`, piece.length, [piece])
  }
  return digest.result()
}

type StoredFile = { readonly key: string; readonly size: number; readonly sealed_key: string | null }

/** Every file that the snapshot's rows keep. One that is gone from the store is told, and does not stop the others. */
async function addFiles(archive: ArchiveWriter, client: Client, { store, keyRing }: Files) {
  const missing: string[] = []
  let [count, bytes, indexes, unreadableKeys] = [0, 0, 0, 0]
  for (let after = ''; ;) {
    const { rows } = await client.query<StoredFile>(
      'SELECT key, size, sealed_key FROM stored_files WHERE kept AND key > $1 ORDER BY key LIMIT $2',
      [after, indexedFiles],
    )
    const index: FileIndex = []
    for (const { key, size, sealed_key: sealedKey } of rows) {
      if (sealedKey !== null && !isReadable(keyRing, key, sealedKey)) unreadableKeys += 1
      const stored = sealedKey === null ? size : sealedSize(size)
      if ((await store.size(key)) !== stored) missing.push(key)
      else index.push({ key, size: stored, sha256: await addFile(archive, key, stored, await store.read(key)) })
    }
    count += index.length
    bytes += index.reduce((sum, file) => sum + file.size, 0)
    if (index.length > 0) await archive.addJson(entryNames.index((indexes += 1)), index)
    const last = rows.at(-1)
    if (!last) return { files: { count, bytes, missing }, unreadableKeys }
    after = last.key
  }
}

async function addFile(archive: ArchiveWriter, key: string, size: number, content: AsyncIterable<Uint8Array>) {
  const hashed = createHash('sha256')
  async function* passing() {
    for await (const chunk of content) {
      hashed.update(chunk)
      yield chunk
    }
  }
  await archive.add(entryNames.file(key), size, passing())
  return hashed.digest('hex')
}

/** Whether a secret of ours opens what seals a file. */
export function isReadable(keyRing: Files['keyRing'], key: string, sealedKey: string): boolean {
  try {
    keyRing.unwrap(sealedKey, key)
    return true
  } catch (error) {
    if (error instanceof UnreadableError) return false
    throw error
  }
}
