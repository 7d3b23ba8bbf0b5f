import { parsePage } from './parsed-page.ts'

/** What each test of a scan found, and what it is worth. */
export type Scan = { readonly score: number; readonly tests: Readonly<Record<string, readonly [string, number]>> }

/**
 * What the MDN HTTP Observatory (its algorithm 4) gives an address of a site on https, out of 145. Its package is not used: it
 * fetches lists from elsewhere while it is installed, and brings a web server, a database driver to compile and 130 MB. No list
 * of preloaded sites is asked, worth 5 more, and plain http is taken to be led to https, as the proxy before the site does.
 */
export function scan({ headers }: Response, html: string): Scan {
  const policy = parsePolicy(headers.get('content-security-policy') ?? '')
  const hasHsts = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')
  const tests = {
    policy: policyTest(policy),
    cookies: cookiesTest(headers.getSetCookie(), hasHsts !== null),
    sharing: headers.has('access-control-allow-origin') ? (['allowed', -50] as const) : (['none', 0] as const),
    referrer: referrerTest(headers.get('referrer-policy') ?? ''),
    transport: transportTest(hasHsts?.[1]),
    integrity: integrityTest(html),
    type: headers.get('x-content-type-options') === 'nosniff' ? (['nosniff', 0] as const) : (['none', -5] as const),
    frames: framesTest(policy, headers.get('x-frame-options') ?? ''),
    resources: resourcesTest(headers.get('cross-origin-resource-policy') ?? ''),
  }
  const worth = Object.values(tests).map(([, points]) => points)
  const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 100)
  const withoutExtra = sum(worth.filter((points) => points < 0))
  return { score: withoutExtra < 90 ? Math.max(withoutExtra, 0) : sum(worth), tests }
}

type Policy = ReadonlyMap<string, readonly string[]>
type Found = readonly [string, number]

function parsePolicy(policy: string): Policy {
  const directives = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/))
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]))
}

const broad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:'

function policyTest(policy: Policy): Found {
  if (policy.size === 0) return ['none', -25]
  const byDefault = policy.get('default-src') ?? ['*']
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map((name) => policy.get(name) ?? byDefault)
  if ([...(script ?? []), ...(object ?? [])].some((source) => broad.test(source))) return ['broad', -20]
  if (script?.some(isInline)) return ['inline scripts', -20]
  const all = [...policy.values()].flat()
  if (all.some((source) => /^(http|ftp):/.test(source))) return ['insecure', -20]
  if ([...(script ?? []), ...(style ?? [])].includes("'unsafe-eval'")) return ['eval', -10]
  if (style?.some((source) => isInline(source) || broad.test(source))) return ['inline styles', 0]
  return byDefault.length === 1 && byDefault[0] === "'none'" ? ['nothing by default', 10] : ['nothing unsafe', 5]
}

function cookiesTest(cookies: readonly string[], hasHsts: boolean): Found {
  if (cookies.length === 0) return ['none', 0]
  if (cookies.some((cookie) => /^[^=]*(login|sess)/i.test(cookie) && !/;\s*httponly/i.test(cookie)))
    return ['readable', -30]
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return ['not secure', hasHsts ? -5 : -20]
  return cookies.every((cookie) => /;\s*samesite=(lax|strict|none)/i.test(cookie)) ? ['same site', 5] : ['secure', 0]
}

function referrerTest(policy: string): Found {
  if (policy === '') return ['none', 0]
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy) ? ['private', 5] : ['unsafe', -5]
}

function transportTest(seconds: string | undefined): Found {
  if (seconds === undefined) return ['none', -20]
  return Number(seconds) >= 15_768_000 ? ['half a year', 0] : ['short', -10]
}

function integrityTest(html: string): Found {
  const scripts = parsePage(html.replace(/<template.*?<\/template>/gs, '')).filter(({ tag }) => tag === 'script')
  const files = scripts.filter(({ attributes }) => attributes.has('src'))
  const isForeign = files.some(({ attributes }) => !/^\/(?!\/)/.test(attributes.get('src') ?? ''))
  if (isForeign) return ['foreign scripts', -5]
  return files.some(({ attributes }) => attributes.has('integrity')) ? ['all checked', 5] : ['own scripts', 0]
}

function framesTest(policy: Policy, header: string): Found {
  const ancestors = policy.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.test(source))) return ['by policy', 5]
  return /^(deny|sameorigin)$/i.test(header) ? ['by header', 0] : ['none', -20]
}

function resourcesTest(policy: string): Found {
  if (policy === '') return ['none', 0]
  return /^same-(origin|site)$/.test(policy) ? ['own', 10] : [policy, policy === 'cross-origin' ? 0 : -5]
}
