import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testApi } from '../../../tests/support/api.ts'
import { administer } from '../../../tests/support/database.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../../../tests/support/database-proxy.ts'
import { testFolder } from '../../../tests/support/test-cluster.ts'
import type { Services } from '../services.server.ts'
import { createSiteApp, type SiteApp } from '#site-app.server.ts'
import { pagePolicy } from '#web/delivery/page-headers.server.ts'
import * as renderer from '#web/render.server.tsx'

const problemType = 'application/problem+json; charset=utf-8'

/** The site over `services`, without scripts. */
function siteOver(services: Services): SiteApp {
  const web = {
    pages: () => Promise.resolve(renderer),
    mailRenderer: () => () => Promise.reject(new Error('not asked')),
    assets: { stylesFor: () => '', starter: '', scripts: () => [{ href: '/app.js' }] },
    adminAssets: { scripts: [], styles: [] },
    mountFiles: () => {},
    keepsPages: true,
    contentSecurityPolicy: pagePolicy({ starter: '' }),
  }
  const noMail = () => Promise.reject(new Error('not asked'))
  return createSiteApp(services, web, noMail)
}

/** What /readyz says when it answers so: it looks anew once a second. */
const readinessOf =
  (ask: ReturnType<typeof asking>) =>
  (status = 200): Promise<string> => {
    const answered = async () => {
      const response = await ask('/readyz')
      expect(response.status).toBe(status)
      return response.text()
    }
    return vi.waitFor(answered, { timeout: 20_000, interval: 100 })
  }
const asking = (site: SiteApp) => (path: string, init?: RequestInit) =>
  Promise.resolve(site.fetch(new Request(`http://localhost:3000${path}`, init)))
const message = (name: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'accept-language': 'en' },
  body: JSON.stringify({ name, phone: '+234 801 234 5678', message: `${name} ${'x'.repeat(1_500)}`, country: 'cm' }),
})

describe('a database that is lost in silence', async () => {
  let proxy!: DatabaseProxy
  const { services, db } = await testApi({
    through: async (url) => (proxy = await startDatabaseProxy(url)).url,
  })
  const ask = asking(siteOver(services))
  afterEach(() => proxy.heal())
  afterAll(() => proxy.stop())
  const isReady = readinessOf(ask)

  test('is 503 with Retry-After everywhere but where the answer is at hand, and the site comes back by itself', async () => {
    await isReady()
    expect((await ask('/products')).status).toBe(200)
    proxy.silence()
    const refused = await Promise.all([
      ask('/api/search?q=pompe&lang=fr'),
      ask('/api/messages', message('Lost')),
      ask('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.com', password: 'a long enough password' }),
      }),
      ask('/api/admin/leads', { headers: { cookie: 'staff.session_token=x.y' } }),
      ask('/products/2?lang=en'),
      ask('/products/1?lang=fr'),
      ask('/sitemap.xml'),
    ])
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 401, 503, 503, 503])
    const unavailable = refused.filter(({ status }) => status === 503)
    expect(unavailable.map(({ headers }) => headers.get('retry-after'))).toEqual(unavailable.map(() => '10'))
    const [found, , , , english, french] = refused
    expect(found?.headers.get('content-type')).toBe(problemType)
    expect(await found?.json()).toMatchObject({ code: 'unavailable', title: 'Momentanément indisponible' })
    expect(await english?.text()).toMatch(/<html lang="en"[\s\S]*<a href="\/products\/2\?lang=en"[^>]*>Try again</)
    expect(await french?.text()).toMatch(/<html lang="fr"[\s\S]*<a href="\/products\/1\?lang=fr"[^>]*>Réessayer</)

    await isReady(503)
    expect((await ask('/products')).status).toBe(200)
    expect((await ask('/healthz')).status).toBe(200)

    proxy.heal()
    await isReady()
    expect((await ask('/api/search?q=pompe')).status).toBe(200)
    expect((await ask('/products/2?lang=en')).status).toBe(200)
    expect((await ask('/api/messages', message('Found'))).status).toBe(201)
    const { rows } = await db.execute(`select name from leads`)
    expect(rows).toEqual([{ name: 'Found' }])
  })
})

describe('a database of which some connections are frozen or taken', async () => {
  const { services, pool } = await testApi()
  const ask = asking(siteOver(services))
  const take = () => Promise.all(Array.from({ length: 10 }, () => pool.connect()))

  const refusalsOf = async () => {
    const refused = await Promise.all([
      ask('/search?q=pompe&lang=fr'),
      ask('/search?q=pump&lang=en'),
      ask('/api/search?q=pompe'),
      ask('/api/messages', message('Lost')),
    ])
    return Promise.all(
      refused.map(async (answer) => ({
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        words: await answer.text(),
      })),
    )
  }
  const isBack = () =>
    vi.waitFor(async () => expect((await ask('/search?q=pompe&lang=fr')).status).toBe(200), { timeout: 20_000 })
  const unavailable = { status: 503, retryAfter: '10' }

  test('is 503 with Retry-After before they go on, with words that do not blame the visitor', async () => {
    expect((await ask('/search?q=panneau&lang=fr')).status).toBe(200)
    const clients = await take()
    const rows = await Promise.all(
      clients.map((client) => client.query<{ pid: number }>('select pg_backend_pid() pid')),
    )
    const pids = rows.flatMap((result) => result.rows.map(({ pid }) => pid))
    for (const client of clients) client.release()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    const goOn = () => pids.splice(0).forEach((pid) => process.kill(pid, 'SIGCONT'))
    onTestFinished(goOn)
    const refusals = await refusalsOf()
    goOn()
    expect(refusals).toMatchObject([unavailable, unavailable, unavailable, unavailable])
    const [french, english] = refusals.map(({ words }) => words)
    expect(french).toContain('Notre service ne répond pas pour le moment.')
    expect(english).toContain('Our service can’t be reached right now.')
    expect(`${french}${english}`).not.toMatch(/Vérifiez votre connexion|Check your internet connection/)
    await isBack()
  })

  test('is 503 with Retry-After while others hold every connection', async () => {
    const clients = await take()
    const release = () => clients.splice(0).forEach((client) => client.release())
    onTestFinished(release)
    // What nobody waits for at a screen may wait longer than they do.
    const order: string[] = []
    const background = pool.query('SELECT 1').finally(() => order.push('background'))
    const refusals = await refusalsOf()
    order.push('requests')
    release()
    await background
    expect(order).toEqual(['requests', 'background'])
    expect(refusals).toMatchObject([unavailable, unavailable, unavailable, unavailable])
    await isBack()
  })
})

describe.runIf(mayMount())('a full disk', () => {
  describe('of the database', async () => {
    const disk = smallDisk(48)
    const tablespace = `small_${process.pid}`
    afterAll(() => administer(`DROP TABLESPACE ${tablespace}`))
    await administer(`CREATE TABLESPACE ${tablespace} LOCATION '${disk.folder}'`)
    const { services, db } = await testApi({ tablespace, env: { RATE_LIMITS: 'off' } })
    const ask = asking(siteOver(services))
    const isReady = readinessOf(ask)
    const taken: string[] = []
    const send = async (name: string) => {
      const response = await ask('/api/messages', message(name))
      if (response.status === 201) taken.push(name)
      return response
    }

    test('is not ready and takes nothing until there is room; what was taken is there', async () => {
      await isReady()
      disk.fill()
      let response = await send('First')
      for (let n = 0; n < 100 && response.status === 201; n += 1) response = await send(`Visitor ${n}`)
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
      expect(await response.json()).toMatchObject({ code: 'unavailable' })
      await isReady(503)
      expect((await ask('/api/products')).status).toBe(200)
      disk.empty()
      await isReady()
      expect((await send('Last')).status).toBe(201)
      const { rows } = await db.execute(`select name from leads order by id`)
      expect(rows.map(({ name }) => name)).toEqual(taken)
    })
  })

  describe('of DATA_DIR', async () => {
    const disk = smallDisk(1)
    const { services } = await testApi({ env: { DATA_DIR: disk.folder } })
    const isReady = readinessOf(asking(siteOver(services)))

    test('is not ready', async () => {
      expect(await isReady()).toBe('ready\n')
      disk.fill()
      expect(await isReady(503)).toBe('not ready\n')
    })
  })
})

/** A disk of so many megabytes, for every user; gone after the test file. */
function smallDisk(megabytes: number) {
  const folder = testFolder('small-')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder])
  const place = join(folder, 'rows')
  mkdirSync(place)
  execFileSync('chown', ['65534:65534', place])
  const filler = join(folder, 'filler')
  afterAll(() => {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  })
  return {
    folder: place,
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(megabytes * 1024 * 1024))
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' })
      }
    },
    empty: () => rmSync(filler),
  }
}

function mayMount(): boolean {
  if (process.getuid?.() !== 0) return false
  const folder = testFolder('mount-')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
