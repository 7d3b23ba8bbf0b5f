import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { demoCatalogue } from '../../../db/demo/catalogue.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { loadCatalogue } from './load-catalogue.server.ts'
import { productCategories, products } from './tables.server.ts'

const { db } = await testDatabase()
beforeEach(() => db.execute(sql`truncate products, product_categories, search_entries restart identity`))

const category = { slug: 'shelf', name: 'Rayon', nameEn: 'Shelf' }

test('servers that start together load the catalogue once', async () => {
  const loaded = await Promise.all(Array.from({ length: 4 }, () => loadCatalogue(db, demoCatalogue)))
  expect(loaded.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 27])
  expect(await db.$count(products)).toBe(27)
})

test('ids continue after those that were given', async () => {
  await loadCatalogue(db, demoCatalogue)
  const [shelf] = await db.insert(productCategories).values(category).returning()
  const [product] = await db.insert(products).values({ slug: 'new', name: 'Neuf', nameEn: 'New' }).returning()
  expect([shelf?.id, product?.id]).toEqual([5, 28])
})

test('a catalogue that staff began is left alone', async () => {
  await db.insert(productCategories).values(category)
  expect(await loadCatalogue(db, demoCatalogue)).toBe(0)
  expect(await db.$count(products)).toBe(0)
})

test('a load that fails leaves nothing behind', async () => {
  const broken = {
    ...demoCatalogue,
    products: [...demoCatalogue.products, { slug: 'x', name: '', nameEn: '', batteryWh: 0 }],
  }
  await expect(loadCatalogue(db, broken)).rejects.toThrow('Failed query')
  expect(await db.$count(productCategories)).toBe(0)
})
