import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ratingNames, ratingSourcesSchema } from '#business/catalogue/rating-field.ts'
import { slugOf } from '#business/catalogue/slug.ts'
import { priceListSchema } from '#business/catalogue/price.ts'
import { specificationSchema } from '#business/catalogue/specification-schema.ts'
import { specificationSheet } from '#business/catalogue/specification-sheet.ts'
import { featuredSystems } from '#business/company/featured-systems.ts'
import { countries } from '#kernel/country.ts'
import { demoCatalogue } from './catalogue.ts'

const { categories, products } = demoCatalogue
const bySlug = Object.fromEntries(products.map((product) => [product.slug, product]))
const amounts = (country: 'cm' | 'bf') =>
  Object.fromEntries(
    products.flatMap(({ slug, prices }) => (prices?.[country] ? [[slug, prices[country].amount]] : [])),
  )

test('twenty-seven products with ids 1 to 27, slugs of their own, and shelves that exist', () => {
  expect(products.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 27 }, (_, at) => at + 1),
  )
  expect(Object.keys(bySlug)).toHaveLength(27)
  expect(products.filter(({ slug }) => slugOf(slug) !== slug)).toEqual([])
  const shelves = new Set(categories.map(({ id }) => id))
  expect(products.filter(({ categoryId }) => !shelves.has(categoryId))).toEqual([])
})

test('Burkina Faso sells the seven kits at the specification’s prices, and nothing else', () => {
  expect(amounts('bf')).toEqual({
    'bluetti-core': 525_000,
    'eco-beast-core': 1_250_000,
    'eco-beast-plus': 2_300_000,
    'eco-beast-elite': 3_350_000,
    'power-m-core': 1_950_000,
    'power-m-plus': 3_380_000,
    'power-m-elite': 4_800_000,
  })
})

test('every product has a naira price, and product 2 costs what the fixed financing plan says', () => {
  expect(Object.keys(amounts('cm'))).toHaveLength(27)
  expect(products.find(({ id }) => id === 2)?.prices?.cm).toMatchObject({ amount: 3_500_000, status: 'illustrative' })
  expect(products.filter(({ prices }) => prices?.cm?.status === 'published').map(({ slug }) => slug)).toEqual([
    'power-m-6kva-15kwh',
  ])
})

test.each(countries)('every featured system is one of the catalogue, with a price there (%s)', (country) => {
  const priced = products.filter(({ prices }) => prices?.[country]).map(({ name }) => name)
  const featured = featuredSystems[country].map(({ product }) => product).filter((product) => product !== '')
  expect(priced).toEqual(expect.arrayContaining(featured))
})

test('every system tells all that the audit sizes by, and how each figure is known', () => {
  for (const product of products.filter(({ systemType }) => systemType !== 'Solar Panel')) {
    const told = ratingNames.filter((name) => (product[name] ?? null) !== null)
    const unknown = ratingNames.filter((name) => !told.includes(name))
    expect([product.slug, unknown.filter((name) => !['chargeW', 'backupBox'].includes(name))]).toEqual([
      product.slug,
      [],
    ])
    expect(Object.keys(ratingSourcesSchema.parse(product.ratingSources)).toSorted()).toEqual(told.toSorted())
    expect(Object.values(product.ratingSources ?? {}).every(({ source }) => source.length > 4)).toBe(true)
  }
})

test('the LUNA sets are of three phases and work in an outage by the backup box that comes with them', () => {
  const threePhase = products.filter(({ phases }) => phases === 3)
  expect(threePhase.map(({ slug }) => slug)).toEqual(['luna-13-2kva-10kwh', 'luna-13-2kva-15kwh'])
  for (const { backupBox, description, descriptionEn, features, featuresEn } of threePhase) {
    expect(backupBox).toBe(true)
    expect(
      [description, features?.join()].filter((words) => words?.toLowerCase().includes('boîtier de secours')),
    ).toHaveLength(2)
    expect(
      [descriptionEn, featuresEn?.join()].filter((words) => words?.toLowerCase().includes('backup box')),
    ).toHaveLength(2)
  }
})

test('the EB70 keeps the specification’s label while sheet and engine use the maker’s figure', () => {
  const eb70 = bySlug['bluetti-eb70']
  expect(eb70).toMatchObject({ capacity: '1kVA', batteryCapacity: '760Wh', batteryWh: 716 })
  expect(specificationSheet(eb70?.specification ?? {}, 'fr')).toContainEqual({
    field: 'batteryCapacityKwh',
    value: '0,716\u00a0kWh',
  })
})

test.each(products.map((product) => [product.slug, product] as const))('%s is complete', (slug, product) => {
  expect(priceListSchema.parse(product.prices)).toEqual(product.prices)
  expect(specificationSchema.parse(product.specification)).toEqual(product.specification)
  expect(product.features?.length).toBeGreaterThanOrEqual(5)
  expect(product.features?.length).toBeLessThanOrEqual(7)
  expect(product.featuresEn).toHaveLength(product.features?.length ?? 0)
  for (const text of [product.description, product.descriptionEn]) expect(text?.split('. ').length).toBeGreaterThan(1)
  expect(existsSync(new URL(`../../public/pictures/${slug}.svg`, import.meta.url))).toBe(true)
})

test('French texts keep a narrow space before tall punctuation and a typographic apostrophe', () => {
  const descriptions = products.map(({ description }) => description ?? '')
  const features = products.flatMap((product) => product.features ?? [])
  const lines = products.flatMap(({ specification }) => specificationSheet(specification ?? {}, 'fr'))
  const french = [...descriptions, ...features, ...lines.map(({ value }) => value)]
  expect(french.filter((text) => /[^\u202f][;!?»]|[^\u202f]:|[^\u202f]%|'/.test(text))).toEqual([])
})
