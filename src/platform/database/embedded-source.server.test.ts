import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdDatabase } from '../../../tests/support/hold-database.ts'
import { serverProcesses } from '../../../tests/support/server-processes.ts'
import { removeCluster, testFolder } from '../../../tests/support/test-cluster.ts'
import { createLog } from '../log.server.ts'
import { clusterHome, canReach, giveTo } from '../postgres/cluster-home.server.ts'
import { readServerNote } from '../postgres/pid-file.server.ts'
import { stopServer } from '#platform/postgres/server-process.server.ts'
import { isUnavailable } from '../unavailable.server.ts'
import type { DatabaseHandle } from './database.server.ts'
import { openDatabase } from './open-database.server.ts'
import { advisoryKeys } from './advisory-keys.ts'

const log = createLog('silent')
const root = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

let top: string
let dataDir: string
beforeEach(() => {
  top = testFolder('embedded-')
  dataDir = join(top, 'data')
  mkdirSync(dataDir, { mode: 0o711 })
})

/** A DATA_DIR with a migrated cluster, to copy: most tests are about a second start, and this saves them the first. */
let seed: string
beforeAll(async () => {
  seed = testFolder('seed-')
  await (await openDatabase({ databaseUrl: null, dataDir: seed }, log)).close()
})
afterAll(() => removeCluster(seed))
const plant = () => cpSync(seed, dataDir, { recursive: true })
afterEach(async () => {
  await removeCluster(dataDir)
  rmSync(top, { recursive: true, force: true })
})

const open = () => openDatabase({ databaseUrl: null, dataDir }, log)
const server = () => readServerNote(clusterHome(dataDir).folder)
const remember = (handle: DatabaseHandle) => handle.pool.query('CREATE TABLE memory AS SELECT 42 AS value')
const recall = async (handle: DatabaseHandle) =>
  (await handle.pool.query<{ value: number }>('SELECT value FROM memory')).rows
/** How many processes use the server. */
async function presences(handle: DatabaseHandle): Promise<number | undefined> {
  const { rows } = await handle.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND objid = $1`,
    [advisoryKeys.presence],
  )
  return rows[0]?.count
}

test('makes a durable cluster on a socket that only its owner can use, and stops it when closed', async () => {
  const handle = await open()
  const { rows } = await handle.pool.query(
    `SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS network,
            current_setting('server_encoding') AS encoding, current_setting('data_checksums') AS checksums`,
  )
  expect(rows).toEqual([{ fsync: 'on', network: '', encoding: 'UTF8', checksums: 'on' }])
  const socket = join(server()?.socketFolder ?? '', '.s.PGSQL.5432')
  expect(statSync(socket).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0)
  await handle.close()
  expect(server()).toBeNull()
})

test('finds its rows again at the next start', async () => {
  plant()
  const first = await open()
  await remember(first)
  await first.close()
  const second = await open()
  expect(await recall(second)).toEqual([{ value: 42 }])
  await second.close()
})

test('a killed site leaves a server that the next start takes over, and stops at its own end', async () => {
  plant()
  const holder = await holdDatabase(dataDir)
  const left = server()?.pid
  await holder.kill()
  const handle = await open()
  expect(server()?.pid).toBe(left)
  await remember(handle)
  expect(await recall(handle)).toEqual([{ value: 42 }])
  // The server sees a moment later that the killed one is gone.
  await expect.poll(() => presences(handle)).toBe(1)
  await handle.close()
  expect(server()).toBeNull()
})

test('a site and its server, both killed, start again with every row', async () => {
  plant()
  const holder = await holdDatabase(dataDir)
  const first = await open()
  await remember(first)
  await holder.kill()
  process.kill(server()?.pid ?? 0, 'SIGKILL')
  await first.close()
  const second = await open()
  expect(await recall(second)).toEqual([{ value: 42 }])
  await second.close()
})

test('what a killed server noted, with a number that another program has by now, is no obstacle', async () => {
  plant()
  const first = await open()
  await remember(first)
  const note = join(clusterHome(dataDir).folder, 'cluster', 'postmaster.pid')
  const lines = readFileSync(note, 'utf8').split('\n')
  await first.close()
  writeFileSync(note, [process.pid, ...lines.slice(1)].join('\n'))
  const second = await open()
  expect(await recall(second)).toEqual([{ value: 42 }])
  await second.close()
})

test('two processes share one server; the one that leaves first takes nothing away', async () => {
  plant()
  const first = await open()
  await remember(first)
  const holder = await holdDatabase(dataDir)
  await first.close()
  const third = await open()
  expect(await holder.close()).toBe(0)
  expect(await recall(third)).toEqual([{ value: 42 }])
  await third.close()
  expect(server()).toBeNull()
})

test('processes that start and stop at once all get the database', async () => {
  const together = await Promise.all([open(), open(), holdDatabase(dataDir), holdDatabase(dataDir)])
  await Promise.all([together[0].close(), together[2].kill()])
  const [late] = await Promise.all([open(), together[1].close(), together[3].close()])
  expect((await late.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await late.close()
  expect(server()).toBeNull()
})

test('the server comes back, and subscribers are told of the gap, when it dies under a running site', async () => {
  plant()
  const handle = await open()
  const gap = vi.fn<() => void>()
  const heard = vi.fn<(payload: string) => void>()
  await handle.listen('content', heard, gap)
  process.kill(server()?.pid ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 20_000 })
  await handle.notify('content', 'again')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('again'))
  await handle.close()
})

test('its server killed while rows are written: what was answered is stored once, and the site writes on', async () => {
  plant()
  const handle = await open()
  await handle.pool.query('CREATE TABLE written (value int)')
  const answered: number[] = []
  const failures: unknown[] = []
  let isKilled = false
  const write = async (writer: number) => {
    for (let n = 0; n < 1_000; n += 1) {
      const value = writer * 1_000 + n
      try {
        await handle.db.transaction((tx) => tx.execute(sql`insert into written values (${value})`))
        answered.push(value)
      } catch (error) {
        failures.push(error)
      }
      if (isKilled) return
    }
  }
  const writers = Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(write))
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(20))
  const killed = server()?.pid ?? 0
  process.kill(killed, 'SIGKILL')
  isKilled = true
  await writers
  expect(failures.filter((failure) => !isUnavailable(failure))).toEqual([])
  // A backend outlives its killed server for a moment, and answers: only the new server's word counts.
  await vi.waitFor(() => expect(server()?.pid ?? killed).not.toBe(killed), { timeout: 25_000 })
  await vi.waitFor(() => handle.pool.query('INSERT INTO written VALUES (-1)'), { timeout: 25_000 })
  const { rows } = await vi.waitFor(() => handle.pool.query<{ value: number }>('SELECT value FROM written'))
  const stored = rows.map(({ value }) => value)
  expect(new Set(stored).size).toBe(stored.length)
  expect(stored).toEqual(expect.arrayContaining(answered))
  await handle.close()
})

test('a server that is frozen is left alone, refused to whoever asks, and used again when it goes on', async () => {
  plant()
  const handle = await open()
  await remember(handle)
  const frozen = serverProcesses(dataDir)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  const failure = await handle.pool.query('SELECT 1').catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  for (const pid of frozen) process.kill(pid, 'SIGCONT')
  expect(await vi.waitFor(() => recall(handle), { timeout: 25_000 })).toEqual([{ value: 42 }])
  expect(server()?.pid).toBe(frozen[0])
  await handle.close()
})

test('a DATA_DIR too deep for a socket gets a short place for it, the same at the next start', async () => {
  dataDir = join(dataDir, 'a'.repeat(60), 'b'.repeat(60))
  plant()
  const first = await open()
  await remember(first)
  const place = server()?.socketFolder ?? ''
  expect(Buffer.byteLength(join(place, '.s.PGSQL.5432'))).toBeLessThanOrEqual(107)
  expect(statSync(place).mode & 0o777).toBe(0o700)
  await first.close()
  const second = await open()
  expect(server()?.socketFolder).toBe(place)
  expect(await recall(second)).toEqual([{ value: 42 }])
  await second.close()
  rmSync(place, { recursive: true })
})

describe('a copy of DATA_DIR', () => {
  const copyPath = () => join(top, 'copy')
  const openCopy = () => openDatabase({ databaseUrl: null, dataDir: copyPath() }, log)
  const copy = () => cpSync(dataDir, copyPath(), { recursive: true, filter: (file) => !statSync(file).isSocket() })
  afterEach(() => removeCluster(copyPath()).catch(() => {}))

  test('of a running site is refused with what to do, and the original is left alone', async () => {
    plant()
    const original = await open()
    await remember(original)
    copy()
    await expect(openCopy()).rejects.toThrow(
      /^DATA_DIR is a copy of a running site's: its database is still that in .*\/data\/postgres\/cluster; stop that site and copy again, or run `npm run backup` there and `npm run restore` here$/,
    )
    await stopServer(copyPath())
    expect(await recall(original)).toEqual([{ value: 42 }])
    const pid = server()?.pid
    await original.close()
    expect(pid).toBeDefined()
    expect(server()).toBeNull()
    // What it holds was torn out of a running database, whether that runs by now or not.
    await expect(openCopy()).rejects.toThrow(
      /^DATA_DIR is a copy of a running site's: .*; (start and )?stop that site and copy again, or /,
    )
  })

  test('of a stopped site starts beside the original, with its own rows', async () => {
    dataDir = join(dataDir, 'a'.repeat(60), 'b'.repeat(60))
    plant()
    const first = await open()
    await remember(first)
    const place = server()?.socketFolder ?? ''
    await first.close()
    copy()
    const [original, other] = [await open(), await openCopy()]
    await original.pool.query('UPDATE memory SET value = 43')
    expect([await recall(original), await recall(other)]).toEqual([[{ value: 43 }], [{ value: 42 }]])
    await Promise.all([original.close(), other.close()])
    rmSync(place, { recursive: true })
  })

  test('is not what a site is that was moved, after a stop or a kill', async () => {
    plant()
    await (await open()).close()
    renameSync(dataDir, copyPath())
    const moved = await openCopy()
    await remember(moved)
    await moved.close()
    renameSync(copyPath(), dataDir)
    const holder = await holdDatabase(dataDir)
    process.kill(server()?.pid ?? 0, 'SIGKILL')
    await holder.kill()
    renameSync(dataDir, copyPath())
    const again = await openCopy()
    expect(await recall(again)).toEqual([{ value: 42 }])
    await again.close()
    renameSync(copyPath(), dataDir)
  })

  test('of a killed site that was moved is told from another site at its old place', async () => {
    plant()
    const holder = await holdDatabase(dataDir)
    process.kill(server()?.pid ?? 0, 'SIGKILL')
    await holder.kill()
    renameSync(dataDir, copyPath())
    mkdirSync(dataDir, { mode: 0o711 })
    const stranger = await open()
    const moved = await openCopy()
    await remember(moved)
    await expect(recall(stranger)).rejects.toThrow('does not exist')
    await Promise.all([stranger.close(), moved.close()])
  })
})

describe.runIf(root)('started by root', () => {
  test('keeps the cluster elsewhere, and notes where, when DATA_DIR lies behind a folder of mode 700', async () => {
    chmodSync(top, 0o700)
    const first = await open()
    await remember(first)
    const folder = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim()
    expect(existsSync(join(folder, 'cluster', 'PG_VERSION'))).toBe(true)
    expect(statSync(folder)).toMatchObject({ uid: nobody.uid, mode: 0o40700 })
    await first.close()
    const second = await open()
    expect(await recall(second)).toEqual([{ value: 42 }])
    await second.close()
  })

  test('moves a cluster that was inside when DATA_DIR gets behind such a folder', async () => {
    plant()
    const first = await open()
    await remember(first)
    await first.close()
    chmodSync(top, 0o700)
    const second = await open()
    expect(await recall(second)).toEqual([{ value: 42 }])
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    await second.close()
  })

  test('refuses a copy whose note names the cluster of another DATA_DIR, and follows one that was moved', async () => {
    chmodSync(top, 0o700)
    const first = await open()
    await remember(first)
    const copied = join(top, 'copy')
    cpSync(dataDir, copied, { recursive: true })
    const openCopy = () => openDatabase({ databaseUrl: null, dataDir: copied }, log)
    const refusal = /^DATA_DIR is a copy of .*\/data, whose database is in .*; run `npm run backup` there .*$/
    await expect(openCopy()).rejects.toThrow(refusal)
    await first.close()
    await expect(openCopy()).rejects.toThrow(refusal)
    rmSync(copied, { recursive: true })
    renameSync(dataDir, copied)
    const moved = await openCopy()
    expect(await recall(moved)).toEqual([{ value: 42 }])
    await moved.close()
    renameSync(copied, dataDir)
  })

  test('says so in one line when the noted folder is gone', async () => {
    writeFileSync(join(dataDir, 'postgres.location'), `${top}/gone\n`)
    await expect(open()).rejects.toThrow(
      /^.*postgres\.location says that the database is in .*gone, which is gone; .*$/,
    )
    rmSync(join(dataDir, 'postgres.location'))
  })

  test('serves the cluster of a plain user as that user', async () => {
    plant()
    giveTo(nobody, dataDir)
    await (await plainUser()).close()
    const handle = await open()
    expect(statSync(join(dataDir, 'postgres', 'cluster')).uid).toBe(nobody.uid)
    await handle.close()
  })

  test('leaves a plain user what is theirs, before and after a kill', async (context) => {
    if (!canReach(nobody, process.execPath)) context.skip('a plain user cannot run the tests from this checkout')
    plant()
    giveTo(nobody, dataDir)
    await (await plainUser()).kill()
    expect(await (await plainUser()).close()).toBe(0)
    expect(server()).toBeNull()
  })

  const plainUser = () => holdDatabase(dataDir, nobody)
})
