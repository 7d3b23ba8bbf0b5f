import { execFile, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { Client } from 'pg'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { apiOver, testApi } from '../../../tests/support/api.ts'
import { gather } from '../../../tests/support/gather.ts'
import { anImage, imageForm } from '../../../tests/support/images.ts'
import { pdfFile } from '../../../tests/support/sample-files.ts'
import { cookiesOf, post, signedIn, signIn } from '../../../tests/support/staff.ts'
import { submitted } from '../../../tests/support/submitted-application.ts'
import { removeCluster, testFolder } from '../../../tests/support/test-cluster.ts'
import { totp } from '../../../tests/support/totp.ts'
import { writeArchiveFile, writeArchive } from './archive-stream.server.ts'
import { makeBackup, type Backup } from './make-backup.server.ts'
import { restoreBackup, type Restored } from './restore-backup.server.ts'
import { createAnnouncements } from '#platform/announcements.server.ts'
import { createCache } from '#platform/cache.server.ts'
import { openDatabase } from '../database/open-database.server.ts'
import { listRelations } from './table-catalogue.server.ts'
import { withConnection } from '../database/single-connection.server.ts'
import { openFiles } from '../files/files.server.ts'
import { sweepFile, sweepFiles } from '../files/sweep-files.server.ts'
import { createJobs } from '../jobs.server.ts'
import { createLog } from '../log.server.ts'
import { readSettings, type Settings } from '../settings.server.ts'

// Whole databases are made, filled and compared here, some by commands: seconds alone, many times that beside all other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const { api, pool, services, url } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const folder = testFolder('backups-')
const archive = join(folder, 'site.backup')
const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

type Known = {
  readonly statusLink: string
  readonly applicationId: number
  readonly person: { readonly email: string; readonly password: string; readonly totpUri: string }
}
let known: Known
let first: Backup
let writtenMeanwhile: number[]

const noise = randomBytes(500_000)
const message = (name: string) => ({ name, phone: '08037770202', message: 'Hello there' })

beforeAll(async () => {
  const { id: applicationId, statusLink } = await submitted(api)
  const person = await signedIn(api, services, 'admin')
  const enabled = await post(api, '/api/auth/two-factor/enable', { password: person.password }, person.cookie)
  const { totpURI: totpUri } = (await enabled.json()) as { totpURI: string }
  await post(api, '/api/auth/two-factor/verify-totp', { code: totp(totpUri) }, person.cookie)
  const editor = await signedIn(api, services, 'editor')
  const body = imageForm('image', await anImage('jpeg', 700, 350), 'Toit à Bobo.jpg')
  await api.request('/api/admin/media', { method: 'POST', headers: { cookie: editor.cookie }, body })
  await post(api, '/api/messages', message('Before\\the backup\non "two" lines \u{1F31E}'))
  known = { applicationId, statusLink, person: { ...person, totpUri } }

  await services.files.store.put('media/noise', Readable.from([noise]), noise.length)
  await pool.query(`INSERT INTO stored_files VALUES ('media/noise', true, null, $1, now())`, [noise.length])

  // Visitors write for as long as the backup takes.
  const writing = { on: true }
  const writers = [0, 1, 2].map(async (writer) => {
    let written = 0
    for (; writing.on; written += 1) await post(api, '/api/messages', message(`Visitor ${writer}-${written}`))
    return written
  })
  first = await backUp(services.settings, archive)
  writing.on = false
  writtenMeanwhile = await Promise.all(writers)
})

async function backUp(settings: Settings, path: string): Promise<Backup> {
  const files = await openFiles(settings)
  return writeArchiveFile(path, (sink) => makeBackup(settings, files, sink))
}

async function restore(settings: Settings, path = archive, hadSecret = false): Promise<Restored> {
  const { store } = await openFiles(settings)
  return restoreBackup(createReadStream(path), { settings, store, hadSecret })
}

const refusal = (settings: Settings, path = archive) =>
  restore(settings, path).then(
    () => 'restored',
    (error: Error) => error.message,
  )

/** A site with nothing in it, on its embedded server. */
function emptyEmbedded(env: Record<string, string> = {}): Settings {
  const dataDir = testFolder(`cluster-${process.pid}-`)
  ends.push(() => removeCluster(dataDir))
  return readSettings({ DATA_DIR: dataDir, REQUIRE_2FA: 'off', RATE_LIMITS: 'off', ...env })
}

/** A site with nothing in it, on a server elsewhere, as a role that may do nothing but in its own database. */
async function emptyElsewhere(env: Record<string, string> = {}): Promise<Settings> {
  const name = `shop_${randomUUID().slice(0, 8)}`
  const administer = async (...statements: string[]) => {
    const client = new Client({ connectionString: inject('templateUrl').replace('/template_site', '/postgres') })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await administer(`CREATE ROLE ${name} LOGIN`, `CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0`)
  ends.push(() => administer(`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${name}`))
  const dataDir = testFolder('data-')
  ends.push(async () => rmSync(dataDir, { recursive: true, force: true }))
  const address = inject('templateUrl')
    .replace(/\/\/[^@]*@/, `//${name}@`)
    .replace('/template_site', `/${name}`)
  return readSettings({ DATA_DIR: dataDir, DATABASE_URL: address, REQUIRE_2FA: 'off', RATE_LIMITS: 'off', ...env })
}

/** The site of some settings, as it is after its start. */
async function opened({ dataDir, databaseUrl }: Settings) {
  const settings = readSettings({
    DATA_DIR: dataDir,
    REQUIRE_2FA: 'off',
    RATE_LIMITS: 'off',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  })
  const log = createLog('silent')
  const handle = await openDatabase(settings, log)
  const jobs = createJobs(handle, log)
  await jobs.start()
  const now = () => new Date()
  const cache = createCache({ maxBytes: 1024 * 1024, now })
  const announcements = createAnnouncements()
  const there = { db: handle.db, announcements, files: await openFiles(settings), jobs, log, settings, now, cache }
  const close = async () => {
    await jobs.stop()
    await handle.close()
  }
  return { ...apiOver(there), services: there, pool: handle.pool, close }
}

const relationsOf = (settings: Settings) => withConnection(settings, listRelations)
const tableOf = (backup: Backup, name: string) => backup.tables.find((table) => table.name === name)

test('a site goes from a server to the embedded one and on to a server elsewhere, and works', async () => {
  const embedded = emptyEmbedded()
  const there = await restore(embedded)
  expect(there.tables).toEqual(first.tables)
  const second = join(folder, 'second.backup')
  const again = await backUp(readSettings({ DATA_DIR: embedded.dataDir }), second)
  expect([again.tables, again.files, again.sequences]).toEqual([first.tables, first.files, first.sequences])

  const elsewhere = await emptyElsewhere()
  expect((await restore(elsewhere, second)).tables).toEqual(first.tables)
  const site = await opened(elsewhere)
  const opensDocument = async (cookie: string) => {
    const path = `/api/admin/applications/${known.applicationId}`
    const { documents } = (await (await site.api.request(path, { headers: { cookie } })).json()) as {
      documents: { id: number }[]
    }
    expect(documents).toHaveLength(5)
    const document = await site.api.request(`${path}/documents/${documents[0]?.id}`, { headers: { cookie } })
    return Buffer.from(await document.arrayBuffer())
  }
  try {
    const half = cookiesOf(await signIn(site.api, known.person.email, known.person.password))
    const code = totp(known.person.totpUri, Date.now() + 30_000)
    const full = await post(site.api, '/api/auth/two-factor/verify-totp', { code }, half)
    expect(full.status).toBe(200)
    expect(await opensDocument(cookiesOf(full))).toEqual(Buffer.from(pdfFile()))
    // The API answers the links of mails at the address that they used to have.
    const link = known.statusLink.replace(
      `${services.settings.publicUrl}/financing/follow`,
      '/api/financing/status-link',
    )
    expect((await site.api.request(link)).status).toBe(303)
    // Numbering goes on, what happens on a change happens again, and the audit log can't be changed.
    expect((await post(site.api, '/api/messages', message('After the restore'))).status).toBe(201)
    await expect(site.pool.query('DELETE FROM audit_log')).rejects.toThrow(/audit_log|append/)
    const rules = `SELECT conrelid::regclass::text AS name, conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2, 3`
    expect((await site.pool.query(rules)).rows).toEqual((await pool.query(rules)).rows)
  } finally {
    await site.close()
  }
})

test('what ends within a day is left out, and nobody is signed in by a restore', () => {
  expect(tableOf(first, 'public.leads')?.rows).toBeGreaterThan(0)
  expect(tableOf(first, 'public.audit_log')?.rows).toBeGreaterThan(0)
  expect(first.tables.map(({ name }) => name)).not.toContain('public.staff_sessions')
  expect(Math.min(...writtenMeanwhile)).toBeGreaterThan(0)
  expect(first.head).toMatchObject({ secret: 'kept', format: 1 })
  expect(statSync(archive).mode & 0o777).toBe(0o600)
})

test('a file given up while a backup runs stays until it has ended', async () => {
  const key = 'media/noise'
  await withConnection(services.settings, async (backup) => {
    await backup.query('SELECT pg_advisory_lock(7401013)')
    await pool.query('UPDATE stored_files SET kept = false, given_up_at = now() WHERE key = $1', [key])
    await sweepFile(services, key)
    await sweepFiles(services)
    expect(await services.files.store.size(key)).not.toBeNull()
  })
  await sweepFile(services, key)
  expect(await services.files.store.size(key)).toBeNull()
})

test('a target that holds something is refused, and the line names it', async () => {
  const own = readSettings({ DATA_DIR: services.settings.dataDir, DATABASE_URL: url })
  expect(await refusal(own)).toMatch(/^The database is not empty: it holds drizzle\.\S+, [^\n]* more; a restore takes/)
  const elsewhere = await emptyElsewhere()
  const { store } = await openFiles(elsewhere)
  await store.put(
    'documents/of-another-site',
    (async function* () {
      yield Buffer.from('x')
    })(),
    1,
  )
  expect(await refusal(elsewhere)).toMatch(/^STORAGE_URL is not empty: it holds documents\/of-another-site, /)
  await store.remove('documents/of-another-site')
  expect(await refusal(elsewhere)).toBe('restored')
})

test('an archive that is cut off or changed is refused, and leaves nothing behind', async () => {
  const elsewhere = await emptyElsewhere()
  const bytes = readFileSync(archive)
  const spoilt = (content: Uint8Array) => {
    writeFileSync(join(folder, 'spoilt'), content)
    return refusal(elsewhere, join(folder, 'spoilt'))
  }
  expect(await spoilt(bytes.subarray(0, -100))).toMatch(/^The archive is (damaged or )?cut off/)
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(bytes.length - 5000) ^ 0xff, bytes.length - 5000)
  expect(await spoilt(changed)).toMatch(/^The archive is damaged/)
  expect(await gather((await openFiles(elsewhere)).store.list())).toEqual([])
  expect(await relationsOf(elsewhere)).toEqual([])
})

test('an archive whose rows or files are not those that were backed up is refused, and leaves nothing behind', async () => {
  const elsewhere = await emptyElsewhere()
  const path = join(folder, 'other')
  const refusalOf = async (was: Buffer, becomes: Buffer) => {
    const whole = zstdDecompressSync(readFileSync(archive))
    expect(whole.indexOf(was)).toBeGreaterThan(0)
    becomes.copy(whole, whole.indexOf(was))
    writeFileSync(path, zstdCompressSync(whole))
    return refusal(elsewhere, path)
  }
  expect(await refusalOf(Buffer.from('Hello there'), Buffer.from('Hello where'))).toMatch(
    /^The rows of public\.leads are not as they were backed up/,
  )
  expect(await refusalOf(noise.subarray(0, 32), randomBytes(32))).toMatch(/media\/noise/)
  expect(await gather((await openFiles(elsewhere)).store.list())).toEqual([])
  expect(await relationsOf(elsewhere)).toEqual([])
})

test('a row that is written while a backup runs is not in it, though its table is copied later', async () => {
  const count = async () =>
    (await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM product_categories')).rows[0]?.n ?? 0
  const names = first.tables.map(({ name }) => name)
  expect(names.indexOf('public.product_categories')).toBeGreaterThan(names.indexOf('public.audit_log'))
  const before = await count()
  const writer = await pool.connect()
  await writer.query('BEGIN')
  await writer.query('LOCK TABLE audit_log IN ACCESS EXCLUSIVE MODE')
  const made = backUp(services.settings, join(folder, 'held.backup'))
  const waits = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'audit_log'::regclass`
  await vi.waitFor(async () => expect((await pool.query(waits)).rowCount).toBe(1), { timeout: 20_000 })
  await writer.query(`INSERT INTO product_categories (slug, name, name_en) VALUES ('late', 'Tard', 'Late')`)
  await writer.query('COMMIT')
  writer.release()
  expect(tableOf(await made, 'public.product_categories')?.rows).toBe(before)
  expect(await count()).toBe(before + 1)
})

test.each([
  [{ format: 2 }, /^The archive has format 2, this version reads up to 1: update first$/],
  [
    { migration: 4e12, siteVersion: '9.0.0' },
    /^The archive was made by another version \(9\.0\.0, migration 4\d+\), which this one/,
  ],
])('an archive of a newer version (%o) is refused by its name, and nothing is made', async (newer, sentence) => {
  const path = join(folder, 'newer.backup')
  await writeArchive(createWriteStream(path), null, async (its) => {
    await its.addJson('head.json', { ...first.head, ...newer })
    const secret = Buffer.from(services.settings.appSecret)
    await its.add('secrets/current', secret.length, [secret])
  })
  const elsewhere = await emptyElsewhere()
  expect(await refusal(elsewhere, path)).toMatch(sentence)
  expect(await relationsOf(elsewhere)).toEqual([])
})

test('a site is restored whose files are in a bucket; an archive that is cut off leaves the bucket empty', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  const directory = join(folder, 's3')
  const bucketServer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'documents' }],
  })
  const { port } = await bucketServer.run()
  try {
    const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
    const inBucket = await emptyElsewhere({ STORAGE_URL: `s3://documents?endpoint=${endpoint}&region=eu-west-3` })
    const { store } = await openFiles(inBucket)
    const cut = join(folder, 'cut.backup')
    writeFileSync(cut, readFileSync(archive).subarray(0, -100))
    expect(await refusal(inBucket, cut)).toMatch(/^The archive is (damaged or )?cut off/)
    expect(await gather(store.list())).toEqual([])
    const restored = await restore(inBucket)
    expect([restored.tables, restored.files]).toEqual([first.tables, first.files])
    expect(await gather(store.list())).toHaveLength(first.files.count)
    expect(first.files.count).toBeGreaterThan(5)
    // And from the bucket it is backed up as it was.
    const again = await backUp(inBucket, join(folder, 'from-bucket.backup'))
    expect([again.tables, again.files]).toEqual([first.tables, first.files])
  } finally {
    await bucketServer.close()
    vi.unstubAllEnvs()
  }
})

test('a sealed archive opens by its passphrase only', async () => {
  const path = join(folder, 'sealed.backup')
  const passphrase = 'a long passphrase of words'
  await backUp({ ...services.settings, backupPassphrase: passphrase }, path)
  const elsewhere = await emptyElsewhere()
  expect(await refusal(elsewhere, path)).toMatch(/^The archive is sealed: set BACKUP_PASSPHRASE/)
  expect(await refusal({ ...elsewhere, backupPassphrase: 'another one' }, path)).toMatch(/^BACKUP_PASSPHRASE is not/)
  expect(await refusal({ ...elsewhere, backupPassphrase: passphrase }, path)).toBe('restored')
})

test('a restore that is killed leaves an empty database, and is done again by the command', async () => {
  const elsewhere = await emptyElsewhere()
  const env = { PATH: process.env['PATH'], DATA_DIR: elsewhere.dataDir, DATABASE_URL: elsewhere.databaseUrl ?? '' }
  const killed = spawn(process.execPath, ['scripts/restore.ts', '-'], { env, stdio: ['pipe', 'ignore', 'inherit'] })
  killed.stdin.on('error', () => {})
  killed.stdin.write(readFileSync(archive).subarray(0, -2000))
  const { store } = await openFiles(elsewhere)
  const isWhole = (key: string) => !key.endsWith('.part')
  await expect
    .poll(async () => (await gather(store.list())).filter(isWhole).length, { timeout: 20_000 })
    .toBeGreaterThan(0)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await relationsOf(elsewhere)).toEqual([])
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['scripts/restore.ts', archive], { env })
  expect(stdout).toMatch(/^Restored and compared, all as it was: [\d,]+ rows of \d+ tables, [\d,]+ files/)
  const { stderr } = await run(process.execPath, ['scripts/backup.ts', join(folder, 'by-command')], { env })
  expect(stderr).toMatch(/^Backed up: [\d,]+ rows .*\nThe archive holds the secret.*\nIt is not sealed/)
})

test('a secret of the environment is asked for before anything is restored', async () => {
  const secret = 'a secret of the environment, of many bytes'
  const theirs = await testSite({ APP_SECRET: secret })
  const path = join(folder, 'environment.backup')
  expect((await backUp(theirs, path)).head.secret).toBe('environment')
  expect(readFileSync(path).includes(secret)).toBe(false)
  expect(await refusal(await emptyElsewhere(), path)).toMatch(/^The archive needs the secret .* in APP_SECRET/)
  expect(await refusal(await emptyElsewhere({ APP_SECRET: secret }), path)).toBe('restored')
  const other = await emptyElsewhere({ APP_SECRET: 'another secret of the environment, as long' })
  expect(await refusal(other)).toMatch(/^The archive brings its own secret and APP_SECRET holds another/)
})

test('a secret that DATA_DIR kept before is put aside, not lost', async () => {
  const elsewhere = await emptyElsewhere()
  const { secretAside } = await restore(elsewhere, archive, true)
  expect(readFileSync(join(elsewhere.dataDir, secretAside ?? ''), 'utf8').trim()).toBe(elsewhere.appSecret)
  expect(readSettings({ DATA_DIR: elsewhere.dataDir }).appSecret).toBe(services.settings.appSecret)
})

/** The settings of a site that has its tables and nothing in them. */
async function testSite(env: Record<string, string>): Promise<Settings> {
  const settings = await emptyElsewhere(env)
  const handle = await openDatabase(settings, createLog('silent'))
  await handle.close()
  return settings
}
