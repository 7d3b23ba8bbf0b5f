import { execFile } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { optionsByNetwork } from '../../src/http/api/routes/auth.ts'
import { ensureServer } from '#platform/postgres/embedded-server.server.ts'
import { cloneTemplate, dropDatabase } from '../support/database.ts'
import { type Site, freePort, runSite } from '../support/site.ts'
import { childrenOf, isRunning, serverProcesses } from '../support/server-processes.ts'
import { leadsOf } from '../support/stored-leads.ts'
import { removeCluster, startTestCluster, testFolder } from '../support/test-cluster.ts'

const run = promisify(execFile)
const quiet = { LOG_LEVEL: 'error' }
/** Of processes that are one site. */
const shared = { APP_SECRET: 'one secret of forty bytes for both sites' }

async function order(site: Site, fullName: string): Promise<string> {
  const response = await fetch(`${site.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId: 2, quantity: 1, fullName, phoneNumber: '+234 801 234 5678' }),
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

async function productNames(site: Site): Promise<string[]> {
  const response = await fetch(`${site.url}/api/products`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { name: string }[]).map(({ name }) => name)
}

describe('one DATA_DIR', () => {
  const dataDir = testFolder('site-')
  const start = () => runSite({ ...quiet, DATA_DIR: dataDir })
  const embedded = async () => ({ ...(await ensureServer(dataDir)), database: 'site' })
  afterAll(() => removeCluster(dataDir))

  test('finds everything again after a stop, and after being killed, and is shared by two sites at once', async () => {
    const first = await start()
    await order(first, 'Before the stop')
    const catalogue = await productNames(first)
    await first.stop()
    expect(first.exitCode()).toBe(0)

    const second = await start()
    expect(await leadsOf('Before the stop', await embedded())).toHaveLength(1)
    expect(await productNames(second)).toEqual(catalogue)
    const reference = await order(second, 'Before the kill')
    await second.kill()

    const [third, fourth] = await Promise.all([start(), start()])
    onTestFinished(() => Promise.all([third.stop(), fourth.stop()]).then(() => undefined))
    expect(await leadsOf('Before the kill', await embedded())).toMatchObject([{ kind: 'order', status: 'new' }])
    expect(reference).toBe('ORD-000002')
    expect(await productNames(third)).toEqual(catalogue)
    await third.stop()
    expect(await productNames(fourth)).toEqual(catalogue)
  })
})

test('SIGTERM ends within ten seconds, whoever holds a connection', async () => {
  const site = await runSite(quiet)
  const { port } = new URL(site.url)
  const silent = connect(Number(port), '127.0.0.1')
  const slow = connect(Number(port), '127.0.0.1', () => slow.write('POST /api/orders HTTP/1.1\r\nhost: x\r\n'))
  for (const socket of [silent, slow]) socket.on('error', () => undefined)
  onTestFinished(() => {
    silent.destroy()
    slow.destroy()
  })
  await fetch(`${site.url}/healthz`)
  const asked = performance.now()
  await site.stop()
  expect(performance.now() - asked).toBeLessThan(10_000)
  expect(site.exitCode()).toBe(0)
})

describe('a DATABASE_URL', () => {
  test('has the audits that two sites counted when they were stopped a moment later', async () => {
    const cluster = await startTestCluster()
    onTestFinished(() => cluster.stop())
    const settings = { ...quiet, ...shared, DATABASE_URL: cluster.url('postgres') }
    const sites = [await runSite(settings), await runSite(settings)]
    const use = { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true }
    const body = JSON.stringify({ applianceUsage: [use], backupHours: 12, clientType: 'residential' })
    const headers = { 'content-type': 'application/json' }
    for (const { url } of sites) {
      const calculated = await fetch(`${url}/api/smart-solar-plan/calculate`, { method: 'POST', headers, body })
      expect(calculated.status).toBe(200)
    }
    await Promise.all(sites.map((site) => site.stop()))
    const client = new Client({ connectionString: cluster.url('postgres') })
    await client.connect()
    const { rows } = await client.query<{ count: number }>(
      `SELECT sum(count)::int AS count FROM (
         SELECT count FROM number_changes WHERE measure = 'audit'
         UNION ALL SELECT (counts ->> 'residential')::int FROM number_totals WHERE measure = 'audit'
       ) AS counted`,
    )
    await client.end()
    expect(rows).toEqual([{ count: 2 }])
  })

  test('is served by two sites as one, over TCP, and outlives them', async () => {
    const port = await freePort()
    const cluster = await startTestCluster({ listen_addresses: '127.0.0.1', port: String(port) })
    onTestFinished(() => cluster.stop())
    const superuser = new Client({ connectionString: cluster.url('postgres') })
    await superuser.connect()
    await superuser.query(`CREATE ROLE shop LOGIN PASSWORD 'se same'`)
    await superuser.query('CREATE DATABASE shop OWNER shop')
    await superuser.end()
    const url = `postgres://shop:se%20same@127.0.0.1:${port}/shop`

    const sites = await Promise.all([1, 2].map(() => runSite({ ...quiet, ...shared, DATABASE_URL: url })))
    const references = await Promise.all(sites.map((site, index) => order(site, `Twin ${index}`)))
    expect(new Set(references).size).toBe(2)
    const catalogues = await Promise.all(sites.map(productNames))
    expect(catalogues[0]).toEqual(catalogues[1])
    expect(new Set(catalogues[0]).size).toBe(catalogues[0]?.length)
    expect(readdirSync(sites[0]?.dataDir ?? '').some((name) => name.startsWith('postgres'))).toBe(false)
    await Promise.all(sites.map((site) => site.stop()))
    expect(sites.map((site) => site.exitCode())).toEqual([0, 0])
    expect(await leadsOf('Twin 1', { connectionString: url })).toHaveLength(1)
  })
})

/** An answer on a connection of its own: of whichever process is next. */
function askAnew(site: Site, path: string, posted?: object): Promise<Response> {
  const headers = { connection: 'close', 'content-type': 'application/json', origin: site.url }
  return fetch(site.url + path, { headers, ...(posted && { method: 'POST', body: JSON.stringify(posted) }) })
}

describe('WEB_CONCURRENCY', () => {
  const several = { ...quiet, WEB_CONCURRENCY: '2' }

  test('two processes are one site: limits, content, one that dies, and a stop', async () => {
    const site = await runSite(several)
    onTestFinished(() => site.stop())
    const database = { ...(await ensureServer(site.dataDir)), database: 'site' }
    const processes = () => childrenOf(site.pid)
    expect(processes()).toHaveLength(2)
    const tenTimes = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, ask))
    const name = async () => ((await (await askAnew(site, '/api/products/2')).json()) as { name: string }).name

    // Both have kept it by then.
    expect(new Set(await tenTimes(name)).size).toBe(1)
    const client = new Client(database)
    await client.connect()
    await client.query(`UPDATE products SET name = 'Renamed' WHERE id = 2`)
    await client.query(`NOTIFY content_changed, 'products'`)
    await client.end()
    await expect.poll(() => tenTimes(name)).toEqual(Array(10).fill('Renamed'))

    const askOptions = () => askAnew(site, '/api/auth/passkey/generate-authenticate-options', {})
    const statuses = await Promise.all(
      Array.from({ length: optionsByNetwork + 2 }, async () => (await askOptions()).status),
    )
    expect(statuses.filter((status) => status !== 200)).toEqual([429, 429])

    const [lost = 0, left = 0] = processes()
    process.kill(lost, 'SIGKILL')
    await expect.poll(processes).not.toContain(lost)
    // What was handed to it at that very moment is lost with it.
    const readyz = () =>
      askAnew(site, '/readyz').then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(readyz).toBe(200)
    await expect.poll(processes).toHaveLength(2)
    expect(processes()).toContain(left)
    await expect.poll(async () => new Set(await tenTimes(name))).toEqual(new Set(['Renamed']))

    const slow = connect(Number(new URL(site.url).port), '127.0.0.1', () => slow.write('POST /api/orders HTTP/1.1\r\n'))
    slow.on('error', () => undefined)
    onTestFinished(() => void slow.destroy())
    await askAnew(site, '/healthz')
    const children = [...processes(), ...serverProcesses(site.dataDir)]
    const asked = performance.now()
    await site.stop()
    expect(performance.now() - asked).toBeLessThan(10_000)
    expect(site.exitCode()).toBe(0)
    expect(children.filter(isRunning)).toEqual([])
  })

  test('where the one that keeps the others is killed, they end as they do on a stop, and their database with them', async () => {
    const site = await runSite(several)
    const left = [...childrenOf(site.pid), ...serverProcesses(site.dataDir)]
    await site.kill()
    await expect.poll(() => left.filter(isRunning)).toEqual([])
    await removeCluster(site.dataDir)
  })
})

test.concurrent.each([
  ['WEB_CONCURRENCY', 'both', 'WEB_CONCURRENCY holds "both"; it takes a whole number from 1 to 32, or auto'],
  ['DATABASE_URL', 'mysql://me:secret@127.0.0.1/shop', 'DATABASE_URL holds mysql://me:***@127.0.0.1/shop; it takes'],
  ['APP_SECRET', 'short secret', 'APP_SECRET holds 12 bytes that are not shown; it takes at least 32 bytes'],
])('a wrong %s stops the start with one line', async (name, value, line) => {
  const failure = await runSite({ [name]: value }).then(
    (site) => site.stop().then(() => 'it started'),
    (error: Error) => error.message,
  )
  const [ended, ...printed] = failure.split('\n')
  expect(ended).toBe('the site ended with 1:')
  expect(printed).toEqual([expect.stringContaining(line)])
  expect(failure).not.toMatch(/secret@|short secret/)
})

test('a release is small, runs by itself, and has the commands of its operator', async () => {
  const folder = testFolder('release-')
  const dataDir = testFolder('site-')
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true })
    await removeCluster(dataDir)
  })
  await run(process.execPath, ['scripts/release.ts', folder])
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
  expect(bytes / 1024 ** 2).toBeLessThan(350)

  const site = await runSite({ ...quiet, DATA_DIR: dataDir }, join(folder, 'site'))
  onTestFinished(() => site.stop())
  for (const [path, type] of [
    ['/news', 'text/html'],
    ['/og/site.png', 'image/png'],
    ['/guides/energy-audit-fr.pdf', 'application/pdf'],
    ['/download/app', 'application/gzip'],
  ] as const) {
    const { status, headers } = await fetch(site.url + path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, expect.stringContaining(type)])
  }
  const added = await run('npm', ['run', 'staff', '--', 'add', 'ada@example.com', '--role', 'admin'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  expect(added.stdout).toContain('One-time password of ada@example.com')
})

test('data of another secret stops the start with one line', async () => {
  const databaseUrl = await cloneTemplate()
  onTestFinished(() => dropDatabase(databaseUrl))
  const settings = { ...quiet, DATABASE_URL: databaseUrl }
  await (await runSite({ ...settings, ...shared })).stop()
  const failure = await runSite(settings).catch((error: Error) => error.message)
  expect(failure).toMatch(/^the site ended with 1:\nAPP_SECRET is not the secret that the data was written with; .*$/)
})

test.each(['1', '2'])('a port that is taken stops the start of %s with one line', async (processes) => {
  const { port } = new URL(inject('siteUrl'))
  const failure = await runSite({ ...quiet, PORT: port, WEB_CONCURRENCY: processes }).catch(
    (error: Error) => error.message,
  )
  expect(failure).toMatch(
    new RegExp(`^the site ended with 1:\\nPORT ${port} on HOST 127.0.0.1 can't be listened on: .*$`),
  )
})
