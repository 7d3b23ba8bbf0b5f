import { and, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { withFocus } from '#business/media/with-focus.server.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { defaultLanguage, contentFields, perContentLanguage, type Language } from '#kernel/language.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { Category, Product, ProductDetail } from './product.ts'
import { choicesAmong, type PriceOf, type ProductChoices } from './product-page.ts'
import { inDisplayOrder } from './display-order.ts'
import { forSiteType, type SiteType } from './site-type.ts'
import { splitRatings } from './rating-field.ts'
import { statedPanel } from './ratings.ts'
import type { Specification } from './specification-schema.ts'
import { productCategories, products, type ProductRow } from './tables.server.ts'
import { inLanguage, listInLanguage } from '#kernel/in-language.ts'
import { nameIn } from '#kernel/name-in.ts'

const { specification, ratingSources, isPublished, foundBy: _foundBy, ...columns } = getTableColumns(products)

/** The driver reads JSON natively, and arrays letter by letter: two thirds of its time for a list. */
const asJson = (column: AnyPgColumn) => sql<string[]>`to_json(${column})`
const listed = {
  ...columns,
  imageUrl: withFocus(columns.imageUrl),
  features: asJson(columns.features),
  featuresEn: asJson(columns.featuresEn),
  /** What a panel is comes from its sheet; no other's is read for a list. */
  panelSheet: sql<Specification | null>`case when ${columns.systemType} = 'Solar Panel' then ${specification} end`,
}
const largestId = 2_147_483_647

function prepare(db: Database) {
  return {
    list: db.select(listed).from(products).where(eq(isPublished, true)).prepare('catalogue_list_products'),
    find: db
      .select({ ...listed, specification, ratingSources })
      .from(products)
      .where(
        and(
          eq(products.id, sql.placeholder('id')),
          or(eq(isPublished, true), sql`${sql.placeholder('draftToo')}::boolean`),
        ),
      )
      .prepare('catalogue_find_product'),
  }
}

/** Building a statement costs more than running it: one set for each database handle. */
const prepared = new WeakMap<Database, ReturnType<typeof prepare>>()

function statements(db: Database) {
  const known = prepared.get(db)
  if (known) return known
  const made = prepare(db)
  prepared.set(db, made)
  return made
}

type PublicRow = Omit<ProductRow, 'specification' | 'ratingSources' | 'isPublished' | 'foundBy'> & {
  readonly panelSheet: Specification | null
}

/** What is written in one language only is read in every one. */
function inEveryLanguage(row: PublicRow) {
  return {
    ...row,
    ...contentFields(
      'name',
      perContentLanguage((language) => nameIn(row, language)),
    ),
    ...contentFields(
      'description',
      perContentLanguage((language) => inLanguage(row, 'description', language)),
    ),
    ...contentFields(
      'features',
      perContentLanguage((language) => [...listInLanguage(row, 'features', language)]),
    ),
  }
}

function toProduct(row: PublicRow, country: Country, hasPriceList: boolean): Product {
  const worded = inEveryLanguage(row)
  const { rest, ratings } = splitRatings(worded)
  const { prices, panelSheet, updatedAt, ...texts } = rest
  const price = hasPriceList ? prices[country] : undefined
  return {
    ...texts,
    price: price?.amount ?? null,
    priceStatus: price?.status ?? null,
    currency: countryTable[country].currency,
    ratings,
    panel: panelSheet && statedPanel(panelSheet),
    updatedAt: updatedAt.toISOString(),
  }
}

/** What the catalogue is read with. */
export type CatalogueServices = Pick<Services, 'db' | 'cache' | 'log' | 'settings'>

/** Every product that is published, priced for the country, in the display order of the site's first language. */
export function catalogueOf(services: CatalogueServices, country: Country): Promise<readonly Product[]> {
  const bytes = (list: readonly Product[]) => list.length * bytesOfProduct
  return services.cache.read(`catalogue ${country}`, { topics, bytes }, () => listProducts(services, country))
}

/** The products of a country for one type of site, in the display order of a language: ten thousand names take a while to compare. */
export function orderedCatalogue(
  services: CatalogueServices,
  country: Country,
  type: SiteType,
  language: Language,
): Promise<readonly Product[]> {
  const bytes = (list: readonly Product[]) => 8 * list.length
  return services.cache.read(`catalogue ${country} ${type} ${language}`, { bytes }, async () =>
    inDisplayOrder(forSiteType(await catalogueOf(services, country), type), language),
  )
}

/** What the products of a country for one type of site can be narrowed by; `prices`: what they are taken to cost, by a name of its own. */
export function productChoices(
  services: CatalogueServices,
  country: Country,
  type: SiteType,
  prices?: { readonly name: string; readonly read: () => Promise<PriceOf> },
): Promise<ProductChoices> {
  return services.cache.read(`catalogue ${country} ${type} choices ${prices?.name ?? ''}`, {}, async () =>
    choicesAmong(forSiteType(await catalogueOf(services, country), type), await prices?.read()),
  )
}

const topics = ['products', 'media', 'company'] as const
const bytesOfProduct = 2_000

/** An office without a price list sells everything on request. */
const hasPriceListIn = async (services: CatalogueServices, country: Country) =>
  (await readCompany(services)).value.contacts[country].hasPriceList

async function listProducts(services: CatalogueServices, country: Country): Promise<Product[]> {
  const rows = await statements(services.db).list.execute()
  const hasPriceList = await hasPriceListIn(services, country)
  return inDisplayOrder(
    rows.map((row) => toProduct(row, country, hasPriceList)),
    defaultLanguage,
  )
}

/** One product with its specification sheet, or null when none of that id is published; `draftToo`: a draft is found as well. */
export async function findProduct(
  services: CatalogueServices,
  id: number,
  country: Country,
  { draftToo = false } = {},
): Promise<ProductDetail | null> {
  services.cache.dependOn(...topics)
  if (!Number.isInteger(id) || id < 1 || id > largestId) return null
  const [row] = await statements(services.db).find.execute({ id, draftToo })
  if (!row) return null
  const hasPriceList = await hasPriceListIn(services, country)
  const { specification: sheet, ratingSources: sources } = row
  return { ...toProduct(row, country, hasPriceList), specification: sheet, ratingSources: sources }
}

/** The shelves of the catalogue, oldest first. */
export async function listCategories({ db, cache }: CatalogueServices): Promise<Category[]> {
  cache.dependOn('products')
  return db.select().from(productCategories).orderBy(productCategories.id)
}
