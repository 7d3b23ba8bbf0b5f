import { desc, eq, gt, max } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { siteWords } from '#business/company/tables.server.ts'
import { wordAreas, type SiteMessage, type SiteMessagePage } from '#business/company/words/site-message.ts'
import { writtenContexts } from '#i18n/server-messages.server.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const editor = await signedIn(api, services, 'editor')
const title = '/api/admin/words/home.hero.audit/fr'

beforeEach(async () => {
  await db.delete(siteWords)
  services.cache.dropAll()
})

const call = (method: string, address: string, body?: unknown, cookie = `${editor.cookie}; language=en`) =>
  api.request(address, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const list = async (query = '') => (await (await call('GET', `/api/admin/words${query}`)).json()) as SiteMessagePage
const keysOf = ({ items }: SiteMessagePage) => items.map(({ key }) => key)
const change = async (address: string, text: string) => {
  const answer = await call('PUT', address, { text })
  const { errors = [] } = (await answer.json()) as { errors?: { path: string; code: string }[] }
  return [answer.status, ...errors.map(({ path, code }) => `${path} ${code}`)]
}

test('every file of messages that public pages speak is a part of the site', () => {
  const others = /^admin|^(mail|server|problems)$/
  expect(writtenContexts.filter((context) => !others.test(context)).toSorted()).toEqual([...wordAreas].toSorted())
})

test('texts are sought as pages show them, by part of the site, and those that were changed', async () => {
  const all = await list()
  expect(all).toMatchObject({ changed: 0, nextCursor: '30' })
  expect(keysOf(await list('?cursor=30'))[0]).not.toBe(keysOf(all)[0])
  const { items } = await list('?area=home')
  expect(new Set(items.map(({ area }) => area))).toEqual(new Set(['home']))
  const warranty = items.find(({ words }) => /é/.test(words.fr.original))
  const typed = (warranty?.words.fr.original ?? '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
  expect(keysOf(await list(`?q=${encodeURIComponent(typed)}`))[0]).toBe(warranty?.key)
  expect(keysOf(await list('?q=12%20articles%20dans%20votre%20panier%20inexistant'))).toEqual([])
  await change(title, 'Un bouton à nous')
  const changed = await list('?changed=true')
  expect([keysOf(changed), changed.changed]).toEqual([['home.hero.audit'], 1])
  expect(keysOf(await list('?q=un%20bouton%20a%20nous'))).toEqual(['home.hero.audit'])
  expect((await call('GET', '/api/admin/words?area=admin')).status).toBe(422)
})

test('a text with a figure in it is found by what the page shows', async () => {
  const readTime = keysOf(await list(`?q=${encodeURIComponent('7 min de lecture')}`))
  expect(readTime).toContain('content.post.readTime')
})

test('a text is changed in one language, told in the log, and brought back', async () => {
  const before = (await list('?q=home.hero.audit')).items[0]
  const answer = await call('PUT', title, { text: "  Voir   l'offre ", updatedAt: null })
  const after = (await answer.json()) as SiteMessage
  expect([answer.status, after.words.fr.own, after.words.en.own]).toMatchObject([
    200,
    { text: 'Voir l’offre', by: 'The editor' },
    null,
  ])
  const second = await call('PUT', title, { text: 'Autre', updatedAt: null })
  expect([second.status, await second.json()]).toMatchObject([
    409,
    { code: 'stale', current: { key: 'home.hero.audit', words: { fr: { own: { text: 'Voir l’offre' } } } } },
  ])
  const original = before?.words.fr.original ?? ''
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'words.update')).orderBy(desc(auditLog.id))
  expect(entry).toMatchObject({
    action: 'words.update',
    kind: 'words',
    recordId: 'home.hero.audit',
    label: original,
    before: { fr: original },
    after: { fr: 'Voir l’offre' },
  })
  expect((await call('DELETE', title)).status).toBe(204)
  expect(await db.$count(siteWords)).toBe(0)
  expect(await change(title, 'Voir')).toEqual([200])
  expect(await change(title, original)).toEqual([200])
  expect(await db.$count(siteWords)).toBe(0)
})

const audit = '/api/admin/words/compare.empty.audit/fr'
const inFrench = 'Évaluer mes besoins'
const read = async (key: string) => (await list(`?q=${key}`)).items[0]?.words

test('words that stand in several places are changed in all of them at once, and brought back likewise', async () => {
  const alike = (await read('compare.empty.audit'))?.fr.alike ?? []
  expect(alike.length).toBeGreaterThan(2)
  expect(alike).toContainEqual({ key: 'home.features.action', area: 'home' })
  expect(alike.map(({ key }) => key)).not.toContain('compare.empty.audit')
  const [{ last } = { last: 0 }] = await db.select({ last: max(auditLog.id) }).from(auditLog)
  // One that staff gave words of its own keeps them.
  await change(title, 'Calculer mes besoins')
  const others = alike.filter(({ key }) => key !== 'home.hero.audit')
  const answer = await call('PUT', audit, { text: 'Faire mon bilan', everywhere: true, updatedAt: null })
  expect([answer.status, ((await answer.json()) as SiteMessage).words.fr]).toMatchObject([
    200,
    { own: { text: 'Faire mon bilan' }, alike: others },
  ])
  expect((await read('home.features.action'))?.fr).toMatchObject({ own: { text: 'Faire mon bilan', by: 'The editor' } })
  expect((await read('home.features.action'))?.en.own).toBeNull()
  expect((await read('home.hero.audit'))?.fr).toMatchObject({ own: { text: 'Calculer mes besoins' }, alike: [] })
  const written = gt(auditLog.id, last ?? 0)
  const lines = await db.select().from(auditLog).where(written).orderBy(auditLog.id)
  expect(lines.map(({ recordId }) => recordId)).toEqual([
    'home.hero.audit',
    'compare.empty.audit',
    ...others.map(({ key }) => key),
  ])
  expect(lines.at(-1)).toMatchObject({ before: { fr: inFrench }, after: { fr: 'Faire mon bilan' }, label: inFrench })
  expect((await call('DELETE', `${audit}?everywhere=true`)).status).toBe(204)
  expect((await list('?changed=true')).items.map(({ key }) => key)).toEqual(['home.hero.audit'])
  expect(await db.$count(auditLog, written)).toBe(1 + 2 * (1 + others.length))
})

test('a text is changed alone where that is asked for, and is like the others no more', async () => {
  expect(await change(audit, 'Faire mon bilan')).toEqual([200])
  expect(await db.$count(siteWords)).toBe(1)
  expect((await read('compare.empty.audit'))?.fr.alike).toEqual([])
  const alike = (await read('home.hero.audit'))?.fr.alike.map(({ key }) => key)
  expect(alike).not.toContain('compare.empty.audit')
  expect((await call('DELETE', audit)).status).toBe(204)
})

test('texts that say the same in both languages are listed once', async () => {
  const { items, total } = await list(`?q=${encodeURIComponent(inFrench)}`)
  const same = items.filter(({ words }) => words.fr.original === inFrench)
  const inEnglish = same.map(({ words }) => words.en.original)
  expect(inEnglish).toEqual([...new Set(inEnglish)])
  const alike = same[0]?.words.fr.alike ?? []
  expect(total).toBeGreaterThanOrEqual(1 + alike.length)
  await change(audit, 'Faire mon bilan')
  const apart = await list(`?q=${encodeURIComponent(inFrench)}`)
  expect(apart.items).toHaveLength(items.length + 1)
  expect(apart.total).toBe(total)
})

test('a text that pages could not show is refused', async () => {
  const readTime = '/api/admin/words/content.post.readTime/fr'
  expect(await change(title, '  ')).toEqual([422, 'text required'])
  expect(await change(title, 'a'.repeat(400))).toEqual([422, 'text too_long'])
  expect(await change(title, 'Un <b>bouton</b>')).toEqual([422, 'text no_markup'])
  expect(await change(title, 'Un {bouton')).toEqual([422, 'text not_readable'])
  expect(await change(title, 'Un {bouton}')).toEqual([422, 'text unknown_placeholder'])
  expect(await change(readTime, 'Quelques minutes')).toEqual([422, 'text missing_placeholder'])
  expect(await change(readTime, 'Lu en {minutes} minutes')).toEqual([200])
  expect((await call('PUT', '/api/admin/words/admin.save/fr', { text: 'Hop' })).status).toBe(404)
  expect((await call('PUT', '/api/admin/words/home.hero.audit/de', { text: 'Hop' })).status).toBe(404)
})

test('nobody but those who run what the site says may change its texts', async () => {
  for (const role of ['author', 'sales'] as const) {
    const other = await signedIn(api, services, role)
    expect((await call('PUT', title, { text: 'Hop' }, other.cookie)).status).toBe(403)
    expect((await call('GET', '/api/admin/words', undefined, other.cookie)).status).toBe(403)
  }
})

test('the company brings its own words, compiled, and nothing where it has none', async () => {
  expect((await readCompany(services)).value).not.toHaveProperty('words')
  await change('/api/admin/words/content.post.readTime/en', 'Read in {minutes} min')
  expect((await readCompany(services)).value.words).toEqual({
    en: { 'content.post.readTime': ['Read in ', ['minutes'], ' min'] },
  })
})

test('a text that this version can’t use any more stays out, and the original stands', async () => {
  const row = { writtenBy: 'Ada', updatedAt: new Date() } as const
  await db.insert(siteWords).values([
    { ...row, language: 'fr', key: 'home.gone', text: 'Parti' },
    { ...row, language: 'fr', key: 'content.post.readTime', text: 'Sans minutes' },
  ])
  expect((await readCompany(services)).value).not.toHaveProperty('words')
  expect((await list('?changed=true')).items).toEqual([])
})
