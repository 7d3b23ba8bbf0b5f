import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { runSite } from '../tests/support/site.ts'
import { startTestCluster } from '../tests/support/test-cluster.ts'
import { adminLists } from './admin-lists.ts'
import type { Figure } from './figure.ts'
import { writeLargeContent } from './large-content.ts'
import { median } from './median.ts'
import { compareCalls, signInAdmin, staffSettings, timeCalls } from './staff-calls.ts'

const count = 10_000
const rounds = 30
const agent = new Agent({ keepAlive: true })

/** Common words, rare ones, several, beginnings, slips of spelling, and what finds nothing. */
const questions = [
  'solaire',
  'batterie',
  'onduleur batterie',
  'kit solaire',
  'deye 5kVA',
  'baterie solaire',
  'onduler',
  'réfrigérateur',
  'refrigerateru',
  'installat',
  'lire sa facture',
  'combien consomme un congélateur la nuit',
  'Koudougou',
  'sol',
  '5',
  'zzyzx',
  'batterie onduleur kit panneau facture école clinique bureau',
  'de la batterie pour le soir',
]

/** A site of 10,000 posts and as many products: searches one after another, the list of posts, the lists of staff. */
export async function measureLarge(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const databaseUrl = cluster.url('postgres')
  const site = await runSite({ DATABASE_URL: databaseUrl, ...staffSettings })
  try {
    const cookie = await signInAdmin(site.url)
    const little = await timeCalls(site.url, cookie, adminLists, 100)
    await writeLargeContent(databaseUrl, 0, count)
    const much = await timeCalls(site.url, cookie, adminLists, 100)
    const lists = compareCalls(adminLists, { little, much, with: `${count} of each against the demo data` })
    return [await measureSearch(site.url), await measurePosts(site.url), ...lists]
  } finally {
    agent.destroy()
    await site.stop()
    await cluster.stop()
  }
}

async function measureSearch(site: string): Promise<Figure> {
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    for (const question of questions) {
      const taken = await time(`${site}/api/search?q=${encodeURIComponent(question)}`)
      if (round >= 0) times.push(taken)
    }
  }
  const sorted = times.toSorted((a, b) => a - b)
  return {
    what: 'GET /api/search, the slowest of a hundred, 10,000 posts and products',
    value: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    unit: 'ms',
    target: 30,
    better: 'lower',
    detail: `${times.length} of ${questions.length} questions; half within ${median(times).toFixed(1)} ms`,
  }
}

async function measurePosts(site: string): Promise<Figure> {
  const first = await time(`${site}/api/posts`)
  const times: number[] = []
  for (let call = 0; call < rounds; call++) times.push(await time(`${site}/api/posts`))
  return {
    what: 'GET /api/posts, 10,000 posts',
    value: median(times),
    unit: 'ms',
    target: null,
    better: 'lower',
    detail: `${Math.round(first)} ms when content has changed`,
  }
}

/** Milliseconds until the last byte of the answer, packed as for a browser and not unpacked, has arrived. */
async function time(url: string): Promise<number> {
  const start = performance.now()
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} from ${url}`)
  return performance.now() - start
}
