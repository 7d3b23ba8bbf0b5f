import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { advisoryKeys } from '../database/advisory-keys.ts'
import { migrationsFolder } from '../database/migrate.server.ts'
import { withConnection } from '../database/single-connection.server.ts'
import { keepSecrets, setSecretAside } from '../data-folder.server.ts'
import { createKeyRing } from '../encryption/key-ring.server.ts'
import type { FileStore } from '../files/file-store.server.ts'
import type { Settings } from '../settings.server.ts'
import { StartupError } from '../startup-error.ts'
import {
  archiveFormat,
  damaged,
  entryNames,
  headSchema,
  manifestSchema,
  parse,
  type ArchiveHead,
  type Manifest,
  indexSchema,
  type FileIndex,
} from './archive-contents.ts'
import { readArchive, type ArchiveReader } from './archive-stream.server.ts'
import { isReadable, type Backup } from './make-backup.server.ts'
import { createRowDigest } from './row-digest.ts'
import * as catalogue from './table-catalogue.server.ts'
import { createHash } from 'node:crypto'

type Secrets = { readonly current: string; readonly previous: string | null }

type Target = {
  readonly settings: Settings
  readonly store: FileStore
  /** Whether DATA_DIR kept a secret before this command looked for one. */
  readonly hadSecret: boolean
}

/** What was restored, and under which name the secret is now that DATA_DIR kept until then, if it was another. */
export type Restored = Backup & { readonly secretAside: string | null }

/**
 * Restores an archive into an empty database and compares every row and file with what was backed up. The rows are in one
 * transaction: a restore that fails or is killed leaves the database empty; a file that it stored is removed, or, after a
 * kill, taken for its own by the next try.
 * @throws StartupError in one line for a target that is not empty, an archive that is damaged, newer or sealed otherwise, a
 * secret that does not open its files, or anything that is not as it was
 */
export async function restoreBackup(source: Readable, { settings, store, hadSecret }: Target): Promise<Restored> {
  const stored: string[] = []
  try {
    return await withConnection(settings, async (client) => {
      await catalogue.prepareSession(client)
      await client.query('SELECT pg_advisory_lock($1)', [advisoryKeys.migration])
      await client.query('BEGIN')
      await refuseUnlessEmpty(client)
      return readArchive(source, settings.backupPassphrase, async (archive) => {
        const head = readHead(await archive.takeJson())
        const secrets = await takeSecrets(archive, head, settings)
        await makeTables(client, head)
        const restoreRules = await catalogue.suspendRules(client)
        await loadTables(client, archive, head, store)
        await takeFiles(archive, store, stored)
        const manifest = parse(manifestSchema, await archive.takeJson())
        await setSequences(client, manifest)
        await restoreRules()
        await compareRows(client, head, manifest)
        await compareKeys(client, manifest, secrets)
        if ((await archive.peek()) !== null) throw damaged()
        const isOurs = head.secret === 'kept' && settings.secretIsKept
        const secretAside = isOurs && hadSecret ? setSecretAside(settings.dataDir, secrets.current, new Date()) : null
        if (isOurs) keepSecrets(settings.dataDir, secrets)
        await client.query('COMMIT')
        stored.length = 0
        return { ...manifest, head, secretAside }
      })
    })
  } finally {
    for (const key of stored) await store.remove(key)
  }
}

async function refuseUnlessEmpty(client: Client): Promise<void> {
  const found = await catalogue.listRelations(client)
  if (found.length === 0) return
  const [first, second, third] = found
  const named = [first, second, third].filter(Boolean).join(', ')
  throw new StartupError(
    `The database is not empty: it holds ${named}${found.length > 3 ? ` and ${found.length - 3} more` : ''}; ` +
      'a restore takes an empty one (a new DATA_DIR, or a new database at DATABASE_URL)',
  )
}

function readHead(found: unknown): ArchiveHead {
  const { format } = (found ?? {}) as { format?: unknown }
  if (typeof format === 'number' && format > archiveFormat) {
    throw new StartupError(`The archive has format ${format}, this version reads up to ${archiveFormat}: update first`)
  }
  return parse(headSchema, found)
}

/** The secrets that its files are sealed by: those in the archive, else those of this site. */
async function takeSecrets(archive: ArchiveReader, head: ArchiveHead, settings: Settings): Promise<Secrets> {
  const { appSecret, previousAppSecret, secretIsKept } = settings
  if (head.secret === 'environment') {
    const ours = [appSecret, previousAppSecret].filter((secret) => secret !== null)
    if (ours.some((secret) => createKeyRing(secret).currentPrefix === head.secretId)) {
      return { current: appSecret, previous: previousAppSecret }
    }
    throw new StartupError(
      'The archive needs the secret that its site had in APP_SECRET: set APP_SECRET to it (or, to replace it, APP_SECRET_PREVIOUS)',
    )
  }
  if ((await archive.peek()) !== entryNames.secret('current')) throw damaged()
  const current = await archive.takeText()
  const previous = (await archive.peek()) === entryNames.secret('previous') ? await archive.takeText() : null
  if (!secretIsKept && current !== appSecret) {
    throw new StartupError(
      'The archive brings its own secret and APP_SECRET holds another: unset APP_SECRET, or set it to the secret that was ' +
        'kept in DATA_DIR/app-secret',
    )
  }
  return { current, previous }
}

/** The tables as they were when the archive was made: what this version has made since is done to their rows by its start. */
async function makeTables(client: Client, head: ArchiveHead): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  if (!migrations.some(({ folderMillis }) => folderMillis === head.migration)) {
    throw new StartupError(
      `The archive was made by another version (${head.siteVersion}, migration ${head.migration}), which this one does not know: ` +
        'restore it with that version or a newer one',
    )
  }
  await client.query('CREATE SCHEMA drizzle')
  await client.query(
    `CREATE TABLE ${catalogue.migrationsTable} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  )
  for (const { folderMillis, sql } of migrations) {
    if (folderMillis <= head.migration) for (const statement of sql) await client.query(statement)
  }
}

async function loadTables(client: Client, archive: ArchiveReader, head: ArchiveHead, store: FileStore): Promise<void> {
  const made = new Set((await catalogue.listTables(client)).map(catalogue.nameOf))
  const foreign = head.tables.map(catalogue.nameOf).filter((name) => !made.has(name))
  if (foreign.length > 0)
    throw new StartupError(`The archive holds tables that are not the site's: ${foreign.join(', ')}`)
  // What migrations themselves have written is in the archive as it became.
  await client.query(`TRUNCATE ${head.tables.map(catalogue.quoted).join(', ')}`)
  for (const table of head.tables) {
    const rows = contentOf(archive, catalogue.nameOf(table))
    await pipeline(rows, client.query(copyFrom(`COPY ${catalogue.copied(table)} FROM STDIN`)))
    if (catalogue.nameOf(table) === catalogue.filesTable) await refuseStrangers(client, store)
  }
}

async function* contentOf(archive: ArchiveReader, table: string): AsyncGenerator<Uint8Array> {
  for (let part = 1; (await archive.peek()) === `${entryNames.table(table)}${part}`; part += 1) {
    yield* (await archive.take()).content
  }
}

async function setSequences(client: Client, { sequences }: Manifest): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await client.query('SELECT setval($1, $2, $3)', [name, value, isCalled])
  }
}

async function compareRows(client: Client, { tables }: ArchiveHead, manifest: Manifest): Promise<void> {
  for (const table of tables) {
    const name = catalogue.nameOf(table)
    const expected = manifest.tables.find((each) => each.name === name)
    const found = createRowDigest()
    const rows = client.query(copyTo(`COPY ${catalogue.copied(table)} TO STDOUT`)) as AsyncIterable<Uint8Array>
    for await (const chunk of rows) found.add(chunk)
    const { rows: count, digest } = found.result()
    if (count !== expected?.rows || digest !== expected.digest) {
      throw new StartupError(`The rows of ${name} are not as they were backed up (${count} of ${expected?.rows ?? 0})`)
    }
  }
}

/** Whoever restores without the right secret would learn it from the first document that doesn't open. */
async function compareKeys(
  client: Client,
  { unreadableKeys }: Manifest,
  { current, previous }: Secrets,
): Promise<void> {
  const keyRing = createKeyRing(current, previous)
  let unreadable = 0
  for (let after = ''; ;) {
    const { rows } = await client.query<{ key: string; sealed_key: string }>(
      `SELECT key, sealed_key FROM stored_files WHERE kept AND sealed_key IS NOT NULL AND key > $1 ORDER BY key LIMIT 1000`,
      [after],
    )
    for (const { key, sealed_key: sealedKey } of rows) if (!isReadable(keyRing, key, sealedKey)) unreadable += 1
    const last = rows.at(-1)
    if (!last) break
    after = last.key
  }
  if (unreadable <= unreadableKeys) return
  throw new StartupError(
    `${unreadable} files of the archive are sealed by a secret before APP_SECRET: set APP_SECRET_PREVIOUS to it`,
  )
}

/**
 * Files that no row of the archive names would belong to nobody; those that it names may be there already.
 * @throws StartupError that names some
 */
async function refuseStrangers(client: Client, store: FileStore): Promise<void> {
  const strangers: string[] = []
  let looked: string[] = []
  const look = async () => {
    const { rows } = await client.query<{ key: string }>(
      `SELECT key FROM unnest($1::text[]) AS found(key)
       WHERE NOT EXISTS (SELECT FROM stored_files f WHERE found.key IN (f.key, f.key || '.part'))`,
      [looked],
    )
    strangers.push(...rows.map(({ key }) => key))
    looked = []
  }
  for await (const key of store.list()) {
    looked.push(key)
    if (looked.length === 1000) await look()
    if (strangers.length > 3) break
  }
  await look()
  if (strangers.length === 0) return
  throw new StartupError(
    `STORAGE_URL is not empty: it holds ${strangers.slice(0, 3).join(', ')}${strangers.length > 3 ? ' and more' : ''}, ` +
      'which the archive does not name',
  )
}

/**
 * Stores what is not there yet, noting it in `stored`, and reads every file again as it is stored.
 * @throws StartupError for a file that is not as it was backed up
 */
async function takeFiles(archive: ArchiveReader, store: FileStore, stored: string[]): Promise<void> {
  for (let name = await archive.peek(); name !== entryNames.manifest; name = await archive.peek()) {
    if (name?.startsWith(entryNames.file('')))
      await takeFile(archive, name.slice(entryNames.file('').length), store, stored)
    else if (name?.startsWith('indexes/')) await compareFiles(parse(indexSchema, await archive.takeJson()), store)
    else if (name === null) throw new StartupError('The archive is cut off: its end is missing')
    else throw damaged()
  }
}

async function takeFile(archive: ArchiveReader, key: string, store: FileStore, stored: string[]): Promise<void> {
  const { size, content } = await archive.take()
  if ((await store.size(key)) === size) {
    for await (const _ of content);
    return
  }
  // With what a killed restore had written of it.
  await store.remove(key)
  stored.push(key)
  await store.put(key, content, size)
}

async function compareFiles(index: FileIndex, store: FileStore): Promise<void> {
  for (const { key, sha256 } of index) {
    const hashed = createHash('sha256')
    for await (const chunk of await store.read(key)) hashed.update(chunk as Uint8Array)
    if (hashed.digest('hex') !== sha256)
      throw new StartupError(`The file ${key} in STORAGE_URL is not as it was backed up`)
  }
}
