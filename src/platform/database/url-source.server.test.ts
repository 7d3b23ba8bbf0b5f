import { createServer, type AddressInfo } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCluster, type TestCluster } from '../../../tests/support/test-cluster.ts'
import { createLog } from '../log.server.ts'
import { StartupError } from '../startup-error.ts'
import { isMigrated } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'

const log = createLog('silent')
let cluster: TestCluster
let port: number

beforeAll(async () => {
  port = await freePort()
  cluster = await startTestCluster({ listen_addresses: '127.0.0.1', port: String(port) })
  await asSuperuser(
    `CREATE ROLE visitor LOGIN PASSWORD 'p@ss word'`,
    'CREATE DATABASE shop OWNER visitor',
    `CREATE DATABASE latin OWNER visitor ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`,
    'CREATE DATABASE foreign_shop',
  )
})
afterAll(() => cluster.stop())

const url = (database: string, password = 'p%40ss%20word') =>
  `postgres://visitor:${password}@127.0.0.1:${port}/${database}`
const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' }, log)

test('serves from a server elsewhere, as an ordinary role, and leaves it running', async () => {
  const first = await open(url('shop'))
  expect(await isMigrated(first.db)).toBe(true)
  await first.close()
  const second = await open(url('shop'))
  expect((await second.pool.query('SELECT count(*)::int AS n FROM mail_outbox')).rows).toEqual([{ n: 0 }])
  await second.close()
})

test('two servers that start at once migrate once', async () => {
  await asSuperuser('CREATE DATABASE twins OWNER visitor')
  const both = await Promise.all([open(url('twins')), open(url('twins')), open(url('twins'))])
  expect(await Promise.all(both.map(({ db }) => isMigrated(db)))).toEqual([true, true, true])
  await Promise.all(both.map((handle) => handle.close()))
})

test.each([
  ['a wrong password', () => url('shop', 'sesame'), /which does not let us in \(28P01: .*\); it takes .* 15 or later$/],
  ['a database that is not there', () => url('nowhere'), /which does not let us in \(3D000: .*"nowhere".*$/],
  ['a server that is not there', () => 'postgres://visitor:sesame@127.0.0.1:1/shop', /\(ECONNREFUSED: .*$/],
  ['another encoding', () => url('latin'), /a database encoded in LATIN1; it takes/],
])('refuses %s in one line without the password', async (_, address, words) => {
  const message = await open(address()).then(
    () => 'it opened',
    (error: Error) => error.message,
  )
  expect(message).toMatch(/^DATABASE_URL holds postgres:\/\/visitor:\*\*\*@127\.0\.0\.1:\d+\/\w+, [^\n]*$/)
  expect(message).toMatch(words)
  expect(message).not.toMatch(/sesame|p%40ss|p@ss/)
})

test('a role that may not make tables is told so, in one line', async () => {
  await expect(open(url('foreign_shop'))).rejects.toThrow(/^The database can't be migrated: permission denied [^\n]*$/)
})

test.each([
  [
    'from before the first migration was made anew',
    'UPDATE drizzle.__drizzle_migrations SET created_at = 1795353240251',
  ],
  [
    'newer than this version',
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9795353240251)`,
  ],
])('a database %s is named in one line and left as it is', async (name, change) => {
  const database = name.split(' ')[0] ?? ''
  await asSuperuser(`CREATE DATABASE ${database}_site OWNER visitor`)
  const ours = await open(url(`${database}_site`))
  await ours.pool.query(change)
  const read = async () => {
    const { rows } = await ours.pool.query<{ created_at: string }>('SELECT * FROM drizzle.__drizzle_migrations')
    return rows
  }
  const before = await read()
  const again = open(url(`${database}_site`))
  await expect(again).rejects.toThrow(/^The database was made by another version of the site[^\n]* DATA_DIR [^\n]*$/)
  await expect(again).rejects.toBeInstanceOf(StartupError)
  expect(await read()).toEqual(before)
  await ours.close()
})

test('hears notifications of another process', async () => {
  const [here, there] = await Promise.all([open(url('shop')), open(url('shop'))])
  const heard = new Promise<string>(
    (resolve) => void here.listen('content', resolve).then(() => there.notify('content', 'new')),
  )
  expect(await heard).toBe('new')
  await Promise.all([here.close(), there.close()])
})

test('listens again after its connection was cut', async () => {
  const handle = await open(url('shop'))
  const heard: string[] = []
  await new Promise<void>((gap) => {
    void handle
      .listen('content', (payload) => void heard.push(payload), gap)
      // What it said last is LISTEN, or the question whether the database answers.
      .then(() =>
        asSuperuser(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'`,
        ),
      )
  })
  await handle.notify('content', 'again')
  await expect.poll(() => heard).toEqual(['again'])
  await handle.close()
})

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: free } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return free
}
