import { Hono } from 'hono'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { segments } from '#business/energy/segment.ts'
import { serverText } from '#i18n/server-messages.server.ts'
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
  services: Pick<Services, 'db' | 'cache' | 'log' | 'settings'>,
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
      const render = async () => ({ status: 200, html: renderOfflinePage(language, await company(), script) })
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
  return app.get('/manifest.webmanifest', async (c) => {
    const asked = c.req.query('lang')
    const manifest = manifestIn(isLanguage(asked) ? asked : defaultLanguage, (await company()).brand.name)
    return c.body(JSON.stringify(manifest), 200, { 'content-type': 'application/manifest+json; charset=utf-8' })
  })
}

function manifestIn(language: Language, name: string): object {
  const text = serverText[language]
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })
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
    icons: [192, 512].flatMap((size) => [icon(size), { ...icon(size), purpose: 'maskable' }]),
    shortcuts: [
      { name: text('server.offline.audit'), url: '/smart-solar-plan' },
      { name: text('server.offline.products'), url: '/products' },
      { name: text('server.offline.financing'), url: '/financing' },
    ],
  }
}
