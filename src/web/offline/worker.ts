/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { keptPages } from '#client/preference.ts'
import { defaultLanguage, isLanguage, languages } from '#kernel/language.ts'
import { withoutCampaign } from '#web/campaign-parameters.ts'
import { askedLater } from '#client/asked-later.ts'
import {
  buildHeader,
  isKeptPage,
  neededPath,
  isPage,
  namedIn,
  offlinePath,
  publicLists,
  timelessLists,
  type Named,
  type Needed,
} from './what-is-kept.ts'

declare const self: ServiceWorkerGlobalScope & {
  readonly cookieStore?: { readonly get: (name: string) => Promise<{ readonly value: string } | null> }
}

/**
 * What the site does on a device without a network: a page that was seen opens as it was, another one shows what can be done. It
 * never takes over what an older worker serves (no skipWaiting): no form that is being filled changes under its visitor.
 */
const stores = { offline: 'offline', pages: keptPages, answers: 'answers', scripts: 'scripts', shown: 'shown' } as const

/** How long a page or an answer is waited for where one was kept. */
const patienceSeconds = 4

const secondsADay = 86_400
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * secondsADay, purgeOnQuotaError: true })

const isOurs = ({ status, headers }: Response) =>
  status === 200 && headers.has(buildHeader) && headers.get('cache-control') !== 'no-store'

const onlyOurs: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isOurs(response) ? response : null),
}

/** Lists are JSON, parts of the app no pages: what else comes is a hotspot's. The one that was kept serves, or it is asked for again. */
const answeredAs = (isOne: (type: string) => boolean): WorkboxPlugin => ({
  fetchDidSucceed: ({ response }) =>
    isOne(response.headers.get('content-type') ?? '')
      ? Promise.resolve(response)
      : Promise.reject(new TypeError('another answers in the place of the site')),
})
const onlyJson = answeredAs((type) => type.includes('json'))
const noPage = answeredAs((type) => !type.includes('html'))

/** Pages and answers that are kept are of one build, the last that was seen: no page reads what another version of it was told. */
const ofOneBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!isOurs(response)) return null
    const build = response.headers.get(buildHeader)
    await dropOtherBuilds(build)
    return (await keptBuild()) === build ? response : null
  },
}

const withoutCampaigns: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request: { url } }) => Promise.resolve(addressOf(new URL(url))),
}

const pagePlugins = [withoutCampaigns, ofOneBuild, atMost(40)]
const answerPlugins = [onlyJson, ofOneBuild, atMost(60)]
const matchOptions = { ignoreVary: true }
const networkFirst = { networkTimeoutSeconds: patienceSeconds, matchOptions }
/** What the browser has loaded does not travel again. */
const fromBrowser = { fetchOptions: { cache: 'force-cache' }, matchOptions } as const

const pages = new NetworkFirst({ ...networkFirst, cacheName: stores.pages, plugins: pagePlugins })
const openPages = new CacheFirst({ ...fromBrowser, cacheName: stores.pages, plugins: pagePlugins })
const answers = new NetworkFirst({ ...networkFirst, cacheName: stores.answers, plugins: answerPlugins })
const timeless = new StaleWhileRevalidate({ cacheName: stores.answers, plugins: answerPlugins, matchOptions })
const scripts = new CacheFirst({
  ...fromBrowser,
  cacheName: stores.scripts,
  plugins: [noPage, onlyOurs, atMost(300)],
})
const shown = new StaleWhileRevalidate({ cacheName: stores.shown, plugins: [onlyOurs, atMost(80)], matchOptions })

const isVisit = ({ mode }: Request) => mode === 'navigate'
registerRoute(({ request, url }) => isVisit(request) && isKeptPage(url.pathname), pages)
registerRoute(({ request, url }) => isVisit(request) && isPage(url.pathname), new NetworkOnly())
const ofSite = (pattern: RegExp) => (asked: { readonly url: URL; readonly sameOrigin: boolean }) =>
  asked.sameOrigin && pattern.test(asked.url.pathname + asked.url.search)
registerRoute(ofSite(/^\/assets\//), scripts)
registerRoute(ofSite(/^\/(?:fonts|pictures|media)\//), shown)
registerRoute(ofSite(timelessLists), timeless)
registerRoute(ofSite(publicLists), answers)
setCatchHandler(async ({ request }) => {
  if (!isVisit(request)) return Response.error()
  const { origin, pathname, search } = new URL(request.url)
  const isBareKept =
    search !== '' && (await caches.match(origin + pathname, { cacheName: stores.pages, ignoreVary: true }))
  // The app shows what the address asks of the page once it has hydrated the one that is kept.
  if (isBareKept) return Response.redirect(origin + pathname + askedLater(search), 302)
  return (await offlinePage()) ?? Response.error()
})

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePages()))
self.addEventListener('activate', (event) => event.waitUntil(keepOpenPages(event)))
// The app shows a page, come to by a link or not: never the first that this device has seen, which brought the worker.
self.addEventListener('message', (event) => event.waitUntil(keepForLater(event, new URL(String(event.data)))))

function addressOf({ origin, pathname, search }: URL): string {
  return origin + pathname + withoutCampaign(search)
}

/** @throws Error where what answers is not ours, or nothing can be kept: the worker is then not installed */
async function keepOfflinePages(): Promise<void> {
  const store = await caches.open(stores.offline)
  const fetched = await Promise.all(
    languages.map(async (language) => [offlinePath(language), await fetch(offlinePath(language))] as const),
  )
  if (!fetched.every(([, response]) => isOurs(response))) throw new Error('another answers in the place of the site')
  await Promise.all(fetched.map(([path, response]) => store.put(path, response)))
}

const keptOfflinePage = (language = defaultLanguage) =>
  caches.match(offlinePath(language), { cacheName: stores.offline })

async function offlinePage(): Promise<Response | undefined> {
  const chosen = await self.cookieStore?.get('language')
  return keptOfflinePage(isLanguage(chosen?.value) ? chosen.value : defaultLanguage)
}

const keptBuild = async () => (await keptOfflinePage())?.headers.get(buildHeader)

let dropping = Promise.resolve()

/** One after another: two pages that come together with a new build drop what is of the old one once. */
function dropOtherBuilds(build: string | null): Promise<void> {
  const drop = async () => {
    if ((await keptBuild()) === build) return
    await Promise.all([caches.delete(stores.pages), caches.delete(stores.answers)])
    await keepOfflinePages()
  }
  dropping = dropping.then(drop, drop)
  return dropping
}

/** The page that brought this worker, with all that it has loaded. */
async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  await self.clients.claim()
  const open = await self.clients.matchAll({ type: 'window' })
  const urls = open.map(({ url }) => new URL(url)).filter(({ pathname }) => isKeptPage(pathname))
  await Promise.allSettled(urls.map((url) => keepPage(event, url, openPages)))
}

async function keepNamed(event: ExtendableEvent, named: Named): Promise<void> {
  // Read from what the browser has stored, or left.
  const stored = { cache: 'only-if-cached', mode: 'same-origin' } as const
  await Promise.allSettled([
    ...named.scripts.map((path) => scripts.handle({ event, request: new Request(path) })),
    ...named.shown.map((path) => shown.handle({ event, request: new Request(path, stored) })),
  ])
}

/** Milliseconds in which a page has come whole. */
const pause = 3_000

/** Keeps what a page seen in the app can't be opened again without, and what the audit and the simulator need, where data may be spent. */
async function keepForLater(event: ExtendableEvent, seen: URL): Promise<void> {
  const { connection } = self.navigator as { readonly connection?: { readonly saveData: boolean } }
  await new Promise((resolve) => setTimeout(resolve, pause))
  if (isKeptPage(seen.pathname)) await keepToday(event, seen).catch(() => undefined)
  if (!connection?.saveData) await keepNeeded(event).catch(() => undefined)
}

async function keepPage(event: ExtendableEvent, url: URL, strategy: Strategy): Promise<void> {
  const page = await strategy.handle({ event, request: new Request(addressOf(url)) })
  await keepNamed(event, namedIn(await page.text()))
}

/** A page as it is today, unless that is kept. */
async function keepToday(event: ExtendableEvent, url: URL): Promise<void> {
  if (!(await isOfToday(stores.pages, addressOf(url)))) await keepPage(event, url, pages)
}

/** The list is dropped with the pages, and so is read again for another build, language or country. */
async function keepNeeded(event: ExtendableEvent): Promise<void> {
  const known = await caches.match(neededPath, { cacheName: stores.pages, ignoreVary: true })
  const answer = known ?? (await fetch(neededPath))
  if (!isOurs(answer)) return
  const { pages: needed, files, lists } = (await answer.clone().json()) as Needed
  const stale = await Promise.all(lists.map(async (list) => ((await isOfToday(stores.answers, list)) ? [] : [list])))
  await Promise.all(stale.flat().map((list) => answers.handle({ event, request: new Request(list) })))
  if (known) return
  await Promise.all(files.map((file) => scripts.handle({ event, request: new Request(file) })))
  await Promise.all(needed.map((page) => keepToday(event, new URL(page, location.origin))))
  await (await caches.open(stores.pages)).put(neededPath, answer)
}

/** Whether an answer that is kept was given today. */
async function isOfToday(cacheName: string, address: string): Promise<boolean> {
  const kept = await caches.match(address, { cacheName, ignoreVary: true })
  const told = Date.parse(kept?.headers.get('date') ?? '')
  return new Date(told).toDateString() === new Date().toDateString()
}
