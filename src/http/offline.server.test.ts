import { describe, expect, test } from 'vitest'
import { languages, perLanguage } from '#kernel/language.ts'
import { testApi } from '../../tests/support/api.ts'
import { markupFaults } from '../../tests/support/markup-faults.ts'
import { wordsOf } from '../../tests/support/words.ts'
import { publicLists, type Needed } from '#web/offline/what-is-kept.ts'
import { offlineRoutes } from './offline.server.ts'

const { services } = await testApi()
const script = 'document.title'
const offlineFiles = perLanguage((language) => [`/assets/energy-${language}.js`])
const assets = { offlineScript: script, offlineFiles }
const routes = offlineRoutes(services, assets)
const ask = (path: string) => routes.request(path)

describe.each(languages)('in %s', (language) => {
  test('the page for no network carries all that it needs, and names an office of each country', async () => {
    const say = await wordsOf(language)
    const response = await ask(`/offline/${language}`)
    const html = await response.text()
    expect(await markupFaults(new Map([['offline', html]]))).toEqual([])
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<h1>${say('server.offline.title')}</h1>`)
    expect(html).not.toMatch(/<link|src=|url\(/)
    expect(html.match(/href="(tel:[^"]+)"/g)).toHaveLength(2)
    const policy = response.headers.get('content-security-policy') ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
    expect(policy).toContain(`script-src 'sha256-${Buffer.from(digest).toString('base64')}'`)
  })

  test('the manifest names the site, its icons and its shortcuts', async () => {
    const say = await wordsOf(language)
    const response = await ask(`/manifest.webmanifest?lang=${language}`)
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(await response.json()).toMatchObject({
      name: 'Rana Solar',
      lang: language,
      scope: '/',
      display: 'standalone',
      icons: [{ sizes: '192x192' }, { purpose: 'maskable' }, { sizes: '512x512' }, { purpose: 'maskable' }],
      shortcuts: [{ url: '/smart-solar-plan', name: say('server.offline.audit') }, {}, {}],
    })
  })
})

test('the worker is that of the build, unless it is switched off', async () => {
  expect((await ask('/worker.js')).status).toBe(404)
  const off = offlineRoutes({ ...services, settings: { ...services.settings, offline: false } }, assets)
  const response = await off.request('/worker.js')
  expect(response.headers.get('content-type')).toContain('text/javascript')
  expect(await response.text()).toContain('registration.unregister()')
})

test('what a device keeps for its visitor is named: their language’s files, their country’s prices', async () => {
  const response = await routes.request('/offline/needed', { headers: { cookie: 'language=en; country=bf' } })
  const { pages, files, lists } = (await response.json()) as Needed
  expect([pages, files]).toEqual([['/smart-solar-plan', '/financing'], ['/assets/energy-en.js']])
  expect(lists.slice(0, 2)).toEqual(['/api/smart-solar-plan/tables?country=bf', '/api/places?country=bf'])
  expect(lists.filter((list) => !publicLists.test(list))).toEqual([])
  expect(response.headers.get('vary')).toBe('cookie')
})
