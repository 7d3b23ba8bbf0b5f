import { expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { builtInCompany } from '../../tests/support/built-in-company.ts'
import { otherCompany } from '../../tests/support/other-company.ts'
import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import { settingGroups } from '#business/company/settings/setting-groups.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { siteSettings } from '#business/company/tables.server.ts'
import type { Visitor } from '#client/visitor.tsx'
import { countries, perCountry } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { renderPage } from './render.server.tsx'

const { api, services, db } = await testApi()
const publicUrl = 'https://solar.example'

const draw = async (path: string, visitor: Visitor, company = otherCompany) => {
  const { html } = await renderPage({
    url: new URL(path, publicUrl),
    visitor,
    publicUrl,
    fetchApi: async (asked) => api.request(asked),
    company: () => Promise.resolve({ value: company, isWhole: true }),
    assets: { stylesFor: () => '', starter: '', scripts: () => [{ href: '/app.js' }] },
  })
  return html
}
const visitors = languages.flatMap((language) => countries.map((country) => ({ language, country })))
const dialled = {
  ...perCountry((country) => `tel:${otherCompany.contacts[country].phoneNumbers[0]?.replaceAll(' ', '')}`),
  cm: 'tel:+2348091112222',
  bf: 'tel:+22620970000',
}
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

test.each(visitors)('the brand and its offices stand on every page ($language, $country)', async (visitor) => {
  for (const path of ['/', '/products', '/contact', '/faq', '/financing', '/privacy-policy']) {
    const html = await draw(path, visitor)
    expect(html, path).not.toContain('Rana Solar')
    expect(html, path).not.toContain('sales@ranasolar.example')
    expect(html, path).toContain('<meta property="og:site_name" content="Soleil &#60;Faso&#62;">')
    expect(html, path).toContain('mailto:ventes@soleil.example')
    expect(html, path).toContain(dialled[visitor.country])
  }
})

test.each([
  [
    'fr',
    'Lun.–sam., 7\u00A0h\u00A030–18\u00A0h',
    'du lundi au samedi, de 7\u00A0h\u00A030\u00A0à\u00A018\u00A0h',
    '7 rue du Marché',
  ],
  ['en', 'Mon–Sat, 7:30\u00A0AM–6\u00A0PM', 'Monday to Saturday 7:30 AM - 6:00 PM', '7 Market Street'],
] as const)(
  'opening hours, addresses and registration are those of the country (%s)',
  async (language, short, long, street) => {
    const there = await draw('/', { language, country: 'bf' })
    const told = [short, long, street, 'RCCM BF-BBD-01-2024-B12-00042', '"openingHours":["Mo-Sa 07:30-18:00"]']
    for (const words of told) expect(there).toContain(words)
    const elsewhere = await draw('/products', { language, country: 'cm' })
    expect(elsewhere).not.toContain('>' + short)
    expect(elsewhere).not.toMatch(/[^"]RCCM BF/)
  },
)

test('a page is called as it is set for the country and language, else as it was', async () => {
  expect(titleOf(await draw('/products', { language: 'en', country: 'bf' }))).toBe('Kits for Faso')
  expect(titleOf(await draw('/products', { language: 'fr', country: 'bf' }))).toBe('Kits &#60;/title&#62;')
  expect(titleOf(await draw('/products', { language: 'en', country: 'cm' }))).toContain('Soleil &#60;Faso&#62;')
  const html = await draw('/products', { language: 'en', country: 'bf' })
  expect(html).toContain('<meta name="description" content="All of them.">')
  expect(html).toContain('<meta property="og:title" content="Kits for Faso">')
})

test('two pages that are drawn at once are each of their own company', async () => {
  const visitor = { language: 'en', country: 'cm' } as const
  const [own, other] = await Promise.all([draw('/products', visitor, builtInCompany), draw('/products', visitor)])
  expect([own.includes('Soleil'), own.includes('Rana Solar')]).toEqual([false, true])
  expect([other?.includes('Soleil'), other?.includes('Rana Solar')]).toEqual([true, false])
})

test('what the company tells of itself, and a legal text with a new date', async () => {
  const version = { version: 2, updatedAt: new Date() }
  const person = { name: '<b>Zoé</b>', role: 'Gérante', roleEn: '', bio: 'Elle <script>alert(1)</script>.', bioEn: '' }
  await db.insert(siteSettings).values([
    {
      group: 'impact',
      value: [{ value: 12_345, label: 'pompes posées', labelEn: 'pumps installed', source: 'registre' }],
      ...version,
    },
    { group: 'team', value: [{ ...person, picture: '/pictures/team-ceo.svg' }], ...version },
    { group: 'partners', value: [], ...version },
    {
      group: 'terms',
      value: { ...builtInSettings.terms, effective: '2027-03-01', content: '## 1. Neuf\n\n<b onclick="x()">Oui</b>' },
      ...version,
    },
  ])
  services.cache.dropAll()
  const home = await draw('/', { language: 'en', country: 'bf' }, builtInCompany)
  for (const words of ['12,345</dd>', 'pumps installed', 'Source: registre', '&lt;b&gt;Zoé&lt;/b&gt;', 'Gérante'])
    expect(home.includes(words), words).toBe(true)
  expect(home).not.toMatch(/<script>alert|partner-credit|households electrified/)
  const french = await draw('/terms-of-use', { language: 'fr', country: 'cm' }, builtInCompany)
  expect(french).toMatch(/1er mars 2027, version 2.*<h2[^>]*>1\. Neuf<\/h2>/s)
  expect(french).not.toContain('onclick')
  const english = await draw('/terms-of-use', { language: 'en', country: 'cm' }, builtInCompany)
  expect(english).toMatch(/1 March 2027, version 2.*Purpose of use/s)
})

test('a site whose settings can’t be read at all still opens its pages, without a word of the samples', async () => {
  await db.delete(siteSettings)
  const broken = { value: 7, lastGood: 7, version: 2, updatedAt: new Date() }
  await db.insert(siteSettings).values(settingGroups.map((group) => Object.assign({ group }, broken)))
  services.cache.dropAll()
  const { value: company } = await readCompany(services)
  for (const path of ['/', '/products', '/contact', '/faq', '/financing', '/solutions', '/privacy-policy']) {
    const html = await draw(path, { language: 'fr', country: 'bf' }, company)
    expect(html, path).toContain('<meta property="og:site_name" content="localhost">')
    expect(html, path).not.toMatch(/Rana Solar|ranasolar\.example|22670000101/)
  }
})
