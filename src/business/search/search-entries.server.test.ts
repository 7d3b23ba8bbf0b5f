import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { productCategories, products } from '#business/catalogue/tables.server.ts'
import { posts } from '#business/posts/tables.server.ts'
import { provenSolutions } from '#business/solutions/tables.server.ts'
import { builtInEntries } from './built-in-entries.server.ts'
import { findThings } from './find-things.server.ts'
import { keepBuiltInEntries } from './keep-built-in-entries.server.ts'
import { searchEntries } from './tables.server.ts'

const { db, services } = await testDatabase()
const past = new Date('2026-03-01T08:00:00Z')
afterEach(async () => {
  await db.delete(products)
  await db.delete(productCategories)
  await db.delete(posts)
  await db.delete(provenSolutions)
})

const titles = async (question: string, language: 'fr' | 'en' = 'fr') =>
  (await findThings(services, { question, language, country: 'cm' })).map(({ title }) => title)

describe('a product, whoever writes it', () => {
  const category = { id: 1, slug: 'kits', name: 'Ensembles', nameEn: 'Bundles' }
  const product = {
    slug: 'one',
    name: 'Kit Zanzibar',
    nameEn: 'Zanzibar kit',
    manufacturer: 'Huawei',
    features: ['Livré avec un parasol'],
    specification: { batteryType: 'LiFePO4', type: { fr: 'Hybride', en: 'Hybrid' } },
  }

  test('is found by its name, maker, shelf, features and sheet, in both languages, until it is gone', async () => {
    await db.insert(productCategories).values(category)
    await db.insert(products).values(product)
    for (const question of ['zanzibar', 'huawei', 'ensembles', 'parasol', 'lifepo4', 'hybride']) {
      expect([question, await titles(question)]).toEqual([question, ['Kit Zanzibar']])
    }
    for (const question of ['zanzibar', 'bundles', 'lifepo4', 'hybrid']) {
      expect([question, await titles(question, 'en')]).toEqual([question, ['Zanzibar kit']])
    }
    await db.update(products).set({ name: 'Kit Madagascar', nameEn: 'Madagascar kit' })
    expect([await titles('zanzibar'), await titles('madagascar')]).toEqual([[], ['Kit Madagascar']])
    await db.delete(products)
    expect(await titles('madagascar')).toEqual([])
    expect(await db.$count(searchEntries)).toBe(0)
  })

  test('follows the name of its shelf', async () => {
    await db.insert(productCategories).values(category)
    await db.insert(products).values(product)
    await db.update(productCategories).set({ name: 'Panoplies' })
    expect([await titles('ensembles'), await titles('panoplies')]).toEqual([[], ['Kit Zanzibar']])
  })

  test('has the prices that it has now', async () => {
    await db.insert(productCategories).values(category)
    await db.insert(products).values(product)
    const price = async () =>
      (await findThings(services, { question: 'zanzibar', language: 'fr', country: 'cm' }))[0]?.price
    expect(await price()).toBeNull()
    await db.update(products).set({ prices: { cm: { amount: 5, status: 'illustrative', basis: '' } } })
    expect(await price()).toBe(5)
  })
})

describe('a post', () => {
  const post = { slug: 'one', title: 'Zanzibar', isPublished: true, publishedAt: past }

  test('is found while it is published, under its address', async () => {
    await db.insert(posts).values({ ...post, content: 'Un **parasol** <span style="color:red">vert</span>' })
    expect([await titles('parasol vert'), await titles('span')]).toEqual([['Zanzibar'], []])
    await db.update(posts).set({ slug: 'other' })
    const found = await findThings(services, { question: 'zanzibar', language: 'fr', country: 'cm' })
    expect(found.map(({ href }) => href)).toEqual(['/news/other'])
    await db.update(posts).set({ isPublished: false })
    expect(await titles('zanzibar')).toEqual([])
    await db.update(posts).set({ isPublished: true })
    await db.delete(posts)
    expect(await db.$count(searchEntries)).toBe(0)
  })

  test('that is written in one language is found in both', async () => {
    await db.insert(posts).values({ ...post, content: 'parasol' })
    expect(await titles('parasol', 'en')).toEqual(['Zanzibar'])
  })

  test('without a title is shown as the site shows it', async () => {
    await db.insert(posts).values({ ...post, title: ' ', content: 'parasol' })
    expect([await titles('parasol'), await titles('parasol', 'en')]).toEqual([['Sans titre'], ['Untitled']])
  })

  test('of any length and content can be written', async () => {
    const content = `${'<'.repeat(1000)} ${'x'.repeat(5000)} ${'mot '.repeat(300_000)}`
    await db.insert(posts).values({ ...post, content })
    expect(await titles('zanzibar')).toEqual(['Zanzibar'])
  })

  test('is not found when its transaction is undone', async () => {
    const undone = db.transaction(async (tx) => {
      await tx.insert(posts).values(post)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await titles('zanzibar')).toEqual([])
  })

  test('written by many at once is each found', async () => {
    const many = Array.from({ length: 12 }, (_, at) => at)
    const sayings = many.map((at) => many.map((other) => `mot${'abcdefghijkl'[(at + other) % 12]}`).join(' '))
    await Promise.all(
      many.map((at) =>
        db.insert(posts).values({ ...post, slug: `p-${at}`, content: sayings[at], title: `Zanzi ${at}` }),
      ),
    )
    expect(await db.$count(searchEntries, eq(searchEntries.kind, 'article'))).toBe(24)
  })
})

test('a solution is found while it is published, by its sector’s picture where it has none', async () => {
  await db.insert(provenSolutions).values({ sector: 'industrial', title: 'Usine', location: 'Zanzibar' })
  const found = await findThings(services, { question: 'zanzibar', language: 'en', country: 'cm' })
  expect(found).toMatchObject([{ kind: 'solution', title: 'Usine', imageUrl: '/pictures/sector-manufacturing.svg' }])
  await db.update(provenSolutions).set({ isPublished: false })
  expect(await titles('zanzibar')).toEqual([])
})

describe('what comes with the site', () => {
  const entries = builtInEntries()

  test('is written once, whichever processes start at once', async () => {
    const written = await Promise.all([1, 2, 3].map(() => keepBuiltInEntries(db, entries)))
    expect(written.toSorted((a, b) => a - b)).toEqual([0, 0, entries.length])
  })

  test('follows the version that starts', async () => {
    const [first, ...rest] = entries
    if (!first) throw new Error('nothing comes with the site')
    await keepBuiltInEntries(db, entries)
    expect(await keepBuiltInEntries(db, [{ ...first, title: 'Zanzibar' }, ...rest.slice(1)])).toBe(3)
    expect(await titles('zanzibar', first.language)).toEqual(['Zanzibar'])
    expect(await db.$count(searchEntries)).toBe(entries.length - 1)
    await keepBuiltInEntries(db, entries)
    expect(await titles('zanzibar', first.language)).toEqual([])
    await db.delete(searchEntries)
  })
})
