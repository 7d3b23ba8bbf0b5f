import type { AuditAnswer } from '#business/energy/audit-answer.ts'
import type { QuoteReceipt } from '#business/quotes/quote.ts'
import { homeWithGrid } from '../tests/support/quotes.ts'
import { startTestCluster } from '../tests/support/test-cluster.ts'
import { type Site, runSite } from '../tests/support/site.ts'
import { aConsultation, sendRequest } from '../tests/support/sent-requests.ts'
import type { Figure } from './figure.ts'
import { largeInbox, writeApplications, writeLargeInbox } from './large-inbox.ts'
import { residentKiB, watchMemory } from './resident-memory.ts'
import { compareCalls, signInAdmin, staffSettings, timeCalls } from './staff-calls.ts'

const demoRequests = 40

const calls = {
  'the inbox': '/api/admin/leads',
  'new requests': '/api/admin/leads?status=new',
  'several states at once': '/api/admin/leads?track=sales&status=new,contacted',
  'what presses most': '/api/admin/leads?track=sales&sort=urgent',
  'a column of the board': '/api/admin/leads?track=sales&status=qualified&sort=urgent',
  'what is due first': '/api/admin/leads?track=sales&status=contacted,qualified&sort=due',
  'the highest amounts': '/api/admin/leads?track=sales&country=bf&sort=amount',
  'what came after': '/api/admin/leads?track=sales&after=4',
  'one owner’s': '/api/admin/leads?assignee=me',
  'search by name': '/api/admin/leads?q=ouedraogo%20aminata',
  'search by mail': '/api/admin/leads?q=visitor1005%40example.com',
  'search by phone': '/api/admin/leads?q=08012345678',
  'search by reference': '/api/admin/leads?q=MSG-000004',
  'one request': '/api/admin/leads/4',
  'counts above the inbox': '/api/admin/leads/figures?track=sales',
  mails: '/api/admin/mails',
  'applications that wait': '/api/admin/applications?status=submitted',
  applications: '/api/admin/applications',
  'counts above applications': '/api/admin/applications/counts',
  quotes: '/api/admin/quotes',
  'quotes of a name': '/api/admin/quotes?q=ouedraogo%20aminata',
  'audit log': '/api/admin/audit-log',
  today: '/api/admin/today',
  numbers: '/api/admin/numbers',
  'numbers of a year': '/api/admin/numbers?days=365',
}

/** The inbox of a few requests, then of some years' worth: how many times longer staff wait. */
export async function measureInbox(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const databaseUrl = cluster.url('postgres')
  const site = await runSite({ DATABASE_URL: databaseUrl, ...staffSettings })
  try {
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    for (let sent = 0; sent < demoRequests; sent++) {
      const { email, phone } = aConsultation(day, '9-10am')
      const quoteKey = await makeQuote(site.url)
      await sendRequest(site.url, '/api/messages', {
        name: `Aminata Ouédraogo ${sent}`,
        email,
        phone,
        message: 'Hello there',
        quoteKey,
      })
    }
    // As many to show as there will be: a page of them is compared with a page, not with an empty list.
    await writeApplications(databaseUrl, { applications: 2 * demoRequests, undecided: demoRequests })
    const cookie = await signInAdmin(site.url)
    const little = await timeCalls(site.url, cookie, calls)
    await writeLargeInbox(databaseUrl)
    const much = await timeCalls(site.url, cookie, calls)
    const times = compareCalls(calls, { little, much, with: `${largeInbox.requests} requests against ${demoRequests}` })
    return [...times, await measureKeystroke(site, cookie), ...(await measureExport(site, cookie))]
  } finally {
    await site.stop()
    await cluster.stop()
  }
}

/** What staff type into the search: as it is written, without accents, with a slip, as it sounds, and numbers. */
const typed = [
  'Aminata Ouédraogo',
  'ouedrago',
  'wedraogo',
  'chidi okafr',
  'Mohamed',
  '0801 2345',
  'visitor1005@',
  'zzyzx',
]
/** Fewer are not asked for. */
const fewestCharacters = 2

/** Each key of what staff type as the search is asked for it, one after another: how long one of twenty takes or longer. */
async function measureKeystroke({ url }: Site, cookie: string): Promise<Figure> {
  const questions = typed.flatMap((words) =>
    Array.from({ length: words.length - fewestCharacters + 1 }, (_, more) => words.slice(0, fewestCharacters + more)),
  )
  const taken: number[] = []
  const rounds = 6
  for (let round = 0; round < rounds; round++) {
    for (const q of questions) {
      const start = performance.now()
      const response = await fetch(`${url}/api/admin/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ q }),
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.status} from the search for ${q}`)
      if (round > 0) taken.push(performance.now() - start)
    }
  }
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return {
    what: `a keystroke of search, p95, ${largeInbox.requests} requests`,
    value: at(0.95),
    unit: 'ms',
    target: 50,
    better: 'lower',
    detail: `median ${at(0.5).toFixed(1)} ms, longest ${(sorted.at(-1) ?? Number.NaN).toFixed(1)} ms, ${taken.length} keys`,
  }
}

/** All requests as CSV, once to warm up and once to measure: its time, and how much the site grows while it streams. */
async function measureExport(site: Site, cookie: string): Promise<Figure[]> {
  await readExport(site, cookie)
  const before = residentKiB(site.pid)
  const memory = watchMemory(site.pid)
  const start = performance.now()
  const bytes = await readExport(site, cookie)
  const taken = performance.now() - start
  const what = `CSV of ${largeInbox.requests} requests`
  const size = `${(bytes / 1024 ** 2).toFixed(1)} MB, streamed`
  return [
    { what, value: taken, unit: 'ms', target: null, better: 'lower', detail: size },
    {
      what: `${what}: the site grows by`,
      value: memory.highest() - before,
      unit: 'KiB',
      target: null,
      better: 'lower',
      detail: `from ${Math.round(before / 1024)} MiB`,
    },
  ]
}

async function readExport(site: Site, cookie: string): Promise<number> {
  const response = await fetch(`${site.url}/api/admin/leads.csv`, { headers: { cookie } })
  let bytes = 0
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).byteLength
  return bytes
}

/** The key of a quote that a visitor keeps. */
async function makeQuote(site: string): Promise<string> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(site + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${response.status} from ${path}`)
    return response.json()
  }
  const { pick } = (await post('/api/smart-solar-plan/calculate', homeWithGrid)) as AuditAnswer
  if (!pick) throw new Error('nothing is recommended')
  const { id: productId, units, panels } = pick
  const made = await post('/api/quotes', { ...homeWithGrid, system: { productId, units, panels } })
  return (made as QuoteReceipt).key
}
