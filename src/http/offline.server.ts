import { Hono } from 'hono'
import { logoPicture } from '#business/company/logo-picture.server.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { segments } from '#business/energy/segment.ts'
import { serverText } from '#i18n/server-messages.server.ts'
import type { Brand } from '#kernel/brand.ts'
import { defaultLanguage, isLanguage, languages, type Language } from '#kernel/language.ts'
import type { Services } from '#platform/services.server.ts'
import { encodePage, readPage } from '#http/packed-page.server.ts'
import { offlinePagePolicy, renderOfflinePage } from '#web/offline/render-offline-page.server.ts'
import { offlinePages, type DocumentAssets } from '#web/delivery/build-assets.server.ts'
import { neededPath, offlinePath, type Needed } from '#web/offline/what-is-kept.ts'
import { visitorOf } from './api/visitor-of.ts'

/** What is served where the worker is switched off: a worker that takes all it kept away, and itself. */
const lastWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister())
))
`

/** The pages that are shown without a network, what else a device keeps for it, and what a phone needs to install the site. */
export function offlineRoutes(
  services: Pick<Services, 'db' | 'cache' | 'files' | 'log' | 'settings'>,
  { offlineScript: script = '', offlineFiles }: Pick<DocumentAssets, 'offlineScript' | 'offlineFiles'>,
): Hono {
  const company = async () => (await readCompany(services)).value
  const policy = offlinePagePolicy(script)
  const app = new Hono()
  if (!services.settings.offline) {
    app.get('/worker.js', (c) => c.body(lastWorker, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  }
  for (const language of languages) {
    app.get(offlinePath(language), async (c) => {
      const render = async () => {
        const told = await company()
        const logo = await logoPicture(services, told.brand, 'line')
        return { status: 200, html: renderOfflinePage(language, told, logo, script) }
      }
      const page = await readPage(services.cache, `offline ${language}`, render)
      const { encoding, body } = await encodePage(page, c.req.header('accept-encoding') ?? '')
      return c.body(body, 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      })
    })
  }
  app.get(neededPath, (c) => {
    const { language, country } = visitorOf(c.req.raw)
    const needed: Needed = {
      pages: offlinePages.map((page) => `/${page}`),
      files: offlineFiles?.[language] ?? [],
      lists: [
        `/api/smart-solar-plan/tables?country=${country}`,
        `/api/places?country=${country}`,
        ...segments.flatMap((segment) => [
          `/api/appliances/by-category?segment=${segment}`,
          `/api/appliance-presets?segment=${segment}`,
        ]),
      ],
    }
    return c.json(needed, 200, { vary: 'cookie' })
  })
  for (const size of iconSizes) {
    app.get(`/brand/icon-${size}.png`, async (c) => {
      const png = await logoPicture(services, (await company()).brand, `icon-${size}`)
      if (!png) return c.notFound()
      return c.body(new Uint8Array(png), 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
    })
  }
  return app.get('/manifest.webmanifest', async (c) => {
    const asked = c.req.query('lang')
    const { brand } = await company()
    // Whether it can be read at all: the icons are those of the site then.
    const hasIcons = (await logoPicture(services, brand, 'icon-192')) !== null
    const manifest = manifestIn(isLanguage(asked) ? asked : defaultLanguage, brand, hasIcons)
    return c.body(JSON.stringify(manifest), 200, { 'content-type': 'application/manifest+json; charset=utf-8' })
  })
}

const iconSizes = [192, 512] as const

function manifestIn(language: Language, { name, look }: Brand, hasIcons: boolean): object {
  const text = serverText[language]
  // Another mark is another address: a phone that has the site installed sees the new one.
  const of = encodeURIComponent(look?.logo ?? '')
  const addressOf = (size: number) => (hasIcons ? `/brand/icon-${size}.png?of=${of}` : `/icon-${size}.png`)
  const icon = (size: number) => ({ src: addressOf(size), sizes: `${size}x${size}`, type: 'image/png' })
  return {
    id: '/',
    name,
    short_name: name,
    description: text('server.offline.site'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#FBF7EF',
    theme_color: '#FBF7EF',
    icons: iconSizes.flatMap((size) => [icon(size), { ...icon(size), purpose: 'maskable' }]),
    shortcuts: [
      { name: text('server.offline.audit'), url: '/smart-solar-plan' },
      { name: text('server.offline.products'), url: '/products' },
      { name: text('server.offline.financing'), url: '/financing' },
    ],
  }
}
