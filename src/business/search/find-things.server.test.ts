import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoCatalogue } from '../../../db/demo/catalogue.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { wordsOf } from '../../../tests/support/words.ts'
import { everydayLoadsOf } from '#business/energy/everyday-loads.server.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import { posts } from '#business/posts/tables.server.ts'
import type { Language } from '#kernel/language.ts'
import { builtInEntries } from './built-in-entries.server.ts'
import { findThings, type Asked } from './find-things.server.ts'
import { mostOfKind } from './group-hits.ts'
import { keepBuiltInEntries } from './keep-built-in-entries.server.ts'

/** The clock stands at Thursday 5 March 2026, 09:00 UTC. */
const { db, services } = await testDatabase()
beforeAll(async () => {
  await loadCatalogue(db, demoCatalogue)
  await keepBuiltInEntries(db, builtInEntries())
})

const find = (question: string, asked: Partial<Asked> = {}) =>
  findThings(services, { question, language: 'fr', country: 'cm', ...asked })
const hrefs = async (question: string, language: Language = 'fr') =>
  (await find(question, { language })).map(({ href }) => href)

test.each([
  ['lire sa facture', 'fr', '/news/reading-an-electricity-bill'],
  ['electricity bill', 'en', '/news/reading-an-electricity-bill'],
  ['réfrigérateur', 'fr', '/news/what-a-fridge-really-uses'],
  ['fridge', 'en', '/news/what-a-fridge-really-uses'],
  ['Koudougou', 'fr', '/solutions/13'],
  ['école Enugu', 'fr', '/solutions/14'],
  ['sewing machines', 'en', '/solutions/15'],
  ['Deye Elite', 'fr', '/products/16'],
] as const)('%s (%s) finds %s first', async (question, language, href) => {
  expect((await hrefs(question, language))[0]).toBe(href)
})

test.each([
  ['accents', 'réfrigérateur', 'refrigerateur'],
  ['case', 'batterie', 'BATTERIE'],
  ['punctuation', 'lithium batterie', '«lithium»... batterie!'],
  ['a missing letter', 'batterie', 'baterie'],
  ['a letter too many', 'onduleur', 'ondulleur'],
  ['letters in each other’s place', 'batterie', 'battreie'],
  ['a unit that is joined to its figure', 'deye 6 kw', 'deye 6kw'],
])('%s makes no difference', async (_what, right, typed) => {
  const expected = await hrefs(right)
  expect(expected.length).toBeGreaterThan(0)
  expect(await hrefs(typed)).toEqual(expected)
})

test('the beginning of a word finds what the word finds', async () => {
  expect(await hrefs('installat')).toEqual(expect.arrayContaining((await hrefs('installation')).slice(0, 3)))
})

test('of more products than are told those with a price in the country are', async () => {
  const products = (await find('batterie', { country: 'bf' })).filter(({ kind }) => kind === 'product')
  expect(products).toHaveLength(mostOfKind)
  expect(products.filter(({ price }) => price === null).length).toBeLessThan(mostOfKind / 2)
})

test('a product comes with its price in the country that was asked for, and its words in the language', async () => {
  const [inNigeria] = await find('Deye Elite')
  expect(inNigeria).toMatchObject({
    kind: 'product',
    currency: 'NGN',
    imageUrl: '/pictures/deye-elite.svg',
    withoutPanels: true,
  })
  expect(inNigeria?.price).toBeGreaterThan(0)
  const [inBurkina] = await find('Deye Elite', { country: 'bf', language: 'en' })
  expect(inBurkina).toMatchObject({ href: inNigeria?.href, currency: 'XOF' })
  expect(inBurkina?.price).not.toBe(inNigeria?.price)
  expect(inBurkina?.excerpt).not.toBe(inNigeria?.excerpt)
})

test('an article and a case study have a picture and no price', async () => {
  expect((await find('facture'))[0]).toMatchObject({
    price: null,
    currency: null,
    withoutPanels: false,
    imageUrl: /^\/pictures\/post-/,
  })
  expect((await find('Koudougou'))[0]).toMatchObject({ price: null, currency: null, imageUrl: /^\/pictures\/sector-/ })
})

test('a word of the title comes before the same word in the text', async () => {
  const found = await find('batterie')
  expect(found[0]?.title.toLowerCase()).toContain('batterie')
})

test('when little has every word, what has any of them follows', async () => {
  const found = await hrefs('Koudougou Ouagadougou instalments')
  expect(found).toEqual(expect.arrayContaining(['/solutions/13', '/news/ouagadougou-office']))
  const kits = await find('kit deye')
  expect(kits.slice(0, 3).map(({ title }) => title.slice(0, 4))).toEqual(['Deye', 'Deye', 'Deye'])
})

test.each([
  ['solar for freezer', 'en', /freezer/],
  ['kit solaire pour clim', 'fr', /airConditioner/],
  ['frigo et tv', 'fr', /television/],
  ['2 AC', 'en', /airConditioner/],
] as const)(
  'of the systems that run what is asked for (%s) the least in price comes first',
  async (question, language, name) => {
    const found = (await find(question, { language })).filter(({ kind }) => kind === 'product')
    const ids = found.map(({ href }) => Number(href.split('/').at(-1)))
    const loads = await everydayLoadsOf(
      services,
      'cm',
      ids.map((id) => ({ id })),
    )
    const prices = loads.map(({ complete }) => complete?.totalPrice ?? 0)
    expect(loads).toHaveLength(mostOfKind)
    expect(loads.every(({ runs }) => runs.some((run) => name.test(run.name)))).toBe(true)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  },
)

test('a power is what a system has at least, the smallest first; a line that is named stays', async () => {
  const powersOf = async (question: string) =>
    (await find(question)).flatMap(({ kind, title }) => (kind === 'product' ? [title] : []))
  expect((await powersOf('5kva')).slice(0, 2)).toEqual(['IVEM 5048 5kVA / 10kWh', 'Eco Beast 5kVA / 10kWh'])
  expect((await powersOf('power m 6 kVA'))[0]).toMatch(/^Power M (?:6kVA|Plus)/)
  expect((await powersOf('IVEM 3024 3kVA'))[0]).toMatch(/^IVEM 3024/)
})

test('at most so many of a kind', async () => {
  const found = await find('solaire')
  for (const kind of ['product', 'article', 'solution']) {
    expect(found.filter((thing) => thing.kind === kind).length).toBeLessThanOrEqual(mostOfKind)
  }
})

test('every thing that is found has an address of the site, once', async () => {
  const found = await hrefs('solaire batterie')
  expect(new Set(found).size).toBe(found.length)
  for (const href of found) expect(href).toMatch(/^\/(products|news|solutions)\/[a-z0-9-]+$/)
})

describe('what is no question of words', () => {
  test.each([
    '',
    ' ',
    'a',
    '5',
    'le la de',
    '%',
    '_',
    "' or 1=1 --",
    '"',
    "'",
    '\\',
    'a & b | !c <-> (d',
    ':*',
    'batterie:*',
    '\u0000',
    '\ud800',
    '🙂',
    '👩‍👩‍👧',
    'بطارية شمسية',
    '<b>batterie</b>',
    'ŉ ½ № ﬁ Ⅷ İ ẞ',
    'x'.repeat(10_000),
    'solaire '.repeat(1_250),
  ])('%.40j is answered', async (question) => {
    expect(Array.isArray(await find(question))).toBe(true)
  })

  test('anything is', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 40 }))
    await fc.assert(
      fc.asyncProperty(text, async (question) => {
        expect(Array.isArray(await find(question))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('staff’s posts', () => {
  const past = new Date('2026-03-01T08:00:00Z')
  const slug = 'what-a-fridge-really-uses'

  test('neither drafts nor posts before their time are found', async () => {
    await db.insert(posts).values([
      { slug: 'draft', title: 'Zanzibar brouillon', publishedAt: past },
      { slug: 'later', title: 'Zanzibar demain', isPublished: true, publishedAt: new Date('2026-03-06T08:00:00Z') },
      { slug: 'now', title: 'Zanzibar aujourd’hui', isPublished: true, publishedAt: past },
    ])
    expect(await hrefs('zanzibar')).toEqual(['/news/now'])
    const tomorrow = { ...services, now: () => new Date('2026-03-06T08:00:00Z') }
    const asked: Asked = { question: 'zanzibar', language: 'fr', country: 'cm' }
    const found = await findThings(tomorrow, asked)
    expect(found.map(({ href }) => href)).toEqual(['/news/later', '/news/now'])
  })

  test('one under the address of a built-in post is found in its place, from when it is published on', async () => {
    await db.insert(posts).values({ slug, title: 'Le frigo de Zanzibar', isPublished: false, publishedAt: past })
    expect(await hrefs('réfrigérateur')).toContain(`/news/${slug}`)
    await db.update(posts).set({ isPublished: true })
    const found = await find('frigo')
    expect(found.filter(({ href }) => href === `/news/${slug}`)).toMatchObject([{ title: 'Le frigo de Zanzibar' }])
    expect(await hrefs('réfrigérateur')).not.toContain(`/news/${slug}`)
  })

  test('a picture of another host is not told', async () => {
    await db.insert(posts).values({
      slug: 'elsewhere',
      title: 'Madagascar',
      isPublished: true,
      publishedAt: past,
      thumbnailUrl: 'https://elsewhere.example/x.png',
    })
    expect(await find('madagascar')).toMatchObject([{ imageUrl: null }])
  })
})

/** What a product's row tells that it runs. */
async function runsOf(href: string | undefined, language: Language): Promise<string> {
  const id = Number(href?.split('/').at(-1))
  const [loads, say] = await Promise.all([everydayLoadsOf(services, 'bf', [{ id }]), wordsOf(language)])
  return loads
    .flatMap(({ runs }) => runs.map(({ name, quantity }) => say(`everyday.runs.${name}`, { count: quantity })))
    .join(' ')
}

/** What people say in either country, whatever language they read the site in: what comes first must be about it. */
test.each([
  ['frigo', /réfrig|frigo/i, /fridge/i],
  ['congelo', /congél/i, /freez|cold/i],
  ['ventilo', /ventil/i, /\bfan/i],
  ['brasseur', /ventil/i, /\bfan/i],
  ['split', /clim/i, /condition/i],
  ['clim', /clim/i, /condition/i],
  ['néon', /lampe|éclair/i, /lamp|light/i],
  ['réglette', /lampe|éclair/i, /lamp|light/i],
  ['wifi', /routeur/i, /router/i],
  ['délestage', /coupure/i, /outage/i],
  ['SONABEL', /SONABEL/, /SONABEL/],
  ['kit solaire', /solaire/i, /solar/i],
  ['CNIB', /documents/i, /document/i],
  ['RCCM', /documents/i, /document/i],
  ['Cash Power', /factur/i, /bill/i],
  ['Mobile Money', /mensual/i, /instal/i],
  ['NEPA', /factur/i, /bill/i],
  ['Band A', /Band|tranche|réseau/i, /Band/i],
  ['POS', /boutique|commerc/i, /shop/i],
  ['inverter', /onduleur/i, /inverter/i],
] as const)('%s finds something useful in both languages', async (said, fr, en) => {
  const entries = builtInEntries()
  for (const [language, about] of [
    ['fr', fr],
    ['en', en],
  ] as const) {
    const [first] = await find(said, { language, country: 'bf' })
    const entry = entries.find((each) => each.language === language && first?.href.endsWith(`/${each.key}`))
    const words =
      first && first.kind !== 'product' && entry
        ? `${entry.title} ${entry.excerpt} ${entry.keywords} ${entry.body}`
        : `${first?.title} ${first?.excerpt} ${await runsOf(first?.href, language)}`
    expect(words, `${said} (${language}): ${first?.href}`).toMatch(about)
  }
})
