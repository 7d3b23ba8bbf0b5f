import { startTestCluster } from '../tests/support/test-cluster.ts'
import { runSite } from '../tests/support/site.ts'
import { aConsultation, sendRequest } from '../tests/support/sent-requests.ts'
import { cookiesOf } from '../tests/support/staff.ts'
import type { Figure } from './figure.ts'
import { largeInbox, writeLargeInbox } from './large-inbox.ts'

const rounds = 30
const demoRequests = 40
const account = { email: 'ada@example.com', password: 'a long first password' }

const calls = [
  ['the inbox', '/api/admin/leads'],
  ['new requests', '/api/admin/leads?status=new'],
  ['one owner’s', '/api/admin/leads?assignee=me'],
  ['search by name', '/api/admin/leads?q=ouedraogo%20aminata'],
  ['search by mail', '/api/admin/leads?q=visitor1005%40example.com'],
  ['search by phone', '/api/admin/leads?q=08012345678'],
  ['search by reference', '/api/admin/leads?q=MSG-000004'],
  ['one request', '/api/admin/leads/4'],
  ['today', '/api/admin/today'],
  ['numbers', '/api/admin/numbers'],
  ['numbers of a year', '/api/admin/numbers?days=365'],
] as const

/** The inbox of a few requests, then of some years' worth: how many times longer staff wait. */
export async function measureInbox(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const databaseUrl = cluster.url('postgres')
  const settings = { REQUIRE_2FA: 'off', ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }
  const site = await runSite({ DATABASE_URL: databaseUrl, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...settings })
  try {
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    for (let sent = 0; sent < demoRequests; sent++) {
      const { email, phone } = aConsultation(day, '9-10am')
      await sendRequest(site.url, '/api/messages', {
        name: `Aminata Ouédraogo ${sent}`,
        email,
        phone,
        message: 'Hello there',
      })
    }
    const cookie = await signIn(site.url)
    const demo = await timesOf(site.url, cookie)
    await writeLargeInbox(databaseUrl)
    const large = await timesOf(site.url, cookie)
    return [...calls.map(([what], at) => waiting(what, demo[at] ?? 0, large[at] ?? 0)), await exporting(site, cookie)]
  } finally {
    await site.stop()
    await cluster.stop()
  }
}

async function signIn(site: string): Promise<string> {
  const response = await fetch(`${site}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  return cookiesOf(response)
}

async function timesOf(site: string, cookie: string): Promise<number[]> {
  const times: number[] = []
  for (const [, path] of calls) {
    const taken: number[] = []
    for (let round = -rounds; round < rounds; round++) {
      const start = performance.now()
      const response = await fetch(site + path, { headers: { cookie } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.status} from ${path}`)
      if (round >= 0) taken.push(performance.now() - start)
    }
    times.push(quick(taken))
  }
  return times
}

/** What a quarter of the calls stays below: other work on the machine slows some of them. */
function quick(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? Number.NaN
}

function waiting(what: string, demo: number, large: number): Figure {
  return {
    what: `${what}, ${largeInbox.requests} requests against ${demoRequests}`,
    value: large / demo,
    unit: 'x',
    target: 2,
    better: 'lower',
    detail: `${demo.toFixed(1)} ms, then ${large.toFixed(1)} ms`,
  }
}

async function exporting(site: { readonly url: string }, cookie: string): Promise<Figure> {
  const start = performance.now()
  const response = await fetch(`${site.url}/api/admin/leads.csv`, { headers: { cookie } })
  let bytes = 0
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).byteLength
  return {
    what: `CSV of ${largeInbox.requests} requests`,
    value: performance.now() - start,
    unit: 'ms',
    target: null,
    better: 'lower',
    detail: `${(bytes / 1024 ** 2).toFixed(1)} MB, streamed`,
  }
}
