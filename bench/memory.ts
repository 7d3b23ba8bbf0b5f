import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { serverProcesses } from '../tests/support/server-processes.ts'
import { runSite } from '../tests/support/site.ts'
import { auditList } from './audit-list.ts'
import type { Figure } from './figure.ts'
import { residentKiB } from './resident-memory.ts'

const atOnce = 16
const mebibyte = 1024

/** What one process and its embedded database hold after 100,000 mixed requests: every page, picture and list, searches, audits. */
export async function measureMemory(): Promise<Figure[]> {
  const began = performance.now()
  const site = await runSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
  const ready = performance.now() - began
  try {
    const fresh = residentKiB(site.pid)
    const asked = await askMixed(site.url)
    const database = serverProcesses(site.dataDir).reduce((sum, pid) => sum + proportionalKiB(pid), 0)
    const detail = `${asked} requests; ${Math.round(fresh / mebibyte)} MiB when it was ready`
    return [
      {
        what: 'resident memory of the site after mixed requests',
        value: residentKiB(site.pid),
        unit: 'KiB',
        target: 250 * mebibyte,
        better: 'lower',
        detail,
      },
      {
        what: 'memory of its embedded database, all processes',
        value: database,
        unit: 'KiB',
        target: 150 * mebibyte,
        better: 'lower',
      },
      { what: 'first start, with its database made', value: ready, unit: 'ms', target: null, better: 'lower' },
    ]
  } finally {
    await site.stop()
  }
}

/** A process's memory in KiB, what it shares counted by its share. */
function proportionalKiB(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? Number.NaN)
  } catch {
    // One that served a connection and has ended.
    return 0
  }
}

type Asked = { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string }

export async function askMixed(site: string, mostRequests = 100_000): Promise<number> {
  const mix = await mixOf(site)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  let asked = 0
  const askNext = async () => {
    // A stride that shares no factor with the length: neighbours differ, and each comes equally often.
    while (asked < mostRequests) {
      const next = mix[(asked++ * 7_919) % mix.length]
      if (next) await ask(agent, site, next)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askNext))
  agent.destroy()
  return asked
}

function ask(agent: Agent, site: string, { path, headers, body }: Asked): Promise<void> {
  return new Promise((done, failed) => {
    const asked = request(site + path, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      if ((answer.statusCode ?? 500) >= 500) failed(new Error(`${path} answered ${answer.statusCode}`))
      answer.resume().once('end', done).once('error', failed)
    })
    asked.once('error', failed).end(body)
  })
}

/** Every address of the sitemap with the pictures that its page names, lists, searches, and audits of which no two are the same. */
async function mixOf(site: string): Promise<Asked[]> {
  const text = async (path: string) => (await fetch(site + path)).text()
  const pathsIn = (found: Iterable<RegExpExecArray>) =>
    [...found]
      .map(([, address = '/']) => address.replaceAll('&amp;', '&').replace(site, ''))
      .filter((path) => path[0] === '/')
  const pages = pathsIn((await text('/sitemap.xml')).matchAll(/<loc>([^<]+)</g))
  const pictures = new Set<string>()
  for (const page of pages) {
    const found = (await text(page)).matchAll(
      /(?:src|href|content)="([^"]+\.(?:png|webp|avif|jpg|svg|js|css|woff2)(?:\?[^"]*)?)"/g,
    )
    for (const path of pathsIn(found)) pictures.add(path)
  }
  const lists = [
    '/api/products',
    '/api/products/2',
    '/api/appliances',
    '/api/places',
    '/api/posts',
    '/api/search?q=solar',
  ]
  const packings = ['br', 'gzip', 'identity']
  const gets = [...pages, ...pictures, ...lists].flatMap((path) =>
    packings.map((packing): Asked => ({ path, headers: { 'accept-encoding': packing } })),
  )
  const audits = Array.from({ length: 50 }, (_, index): Asked => ({
    path: '/api/smart-solar-plan/calculate',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...auditList, backupHours: 1 + (index % 24) }),
  }))
  return [...gets, ...audits]
}
