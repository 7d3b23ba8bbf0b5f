import { desc, eq, getTableColumns } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { countries, countryTable, defaultCountry, type Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { ProductPlace, ProductRecord } from './editing/product-record.ts'
import type { ProductDetail } from './product.ts'
import { findProduct, orderedCatalogue } from './product-queries.server.ts'
import { placedTypes } from './site-type.ts'
import { splitRatings } from './rating-field.ts'
import { statedPanel } from './ratings.ts'
import { products, type ProductRow, imagesOfProduct } from './tables.server.ts'
import type { ImageSource } from '#business/media/image-library.server.ts'

/** How many products one answer holds. */
const mostRecords = 100

const { foundBy: _foundBy, ...columns } = getTableColumns(products)

/** Everything of a row but what it is found by. */
export const recordColumns = columns

/** A row as staff read it. */
export function recordOf(row: Omit<ProductRow, 'foundBy'>): ProductRecord {
  const { rest, ratings } = splitRatings(row)
  const price = row.prices[defaultCountry]
  return {
    ...rest,
    price: price?.amount ?? null,
    priceStatus: price?.status ?? null,
    currency: countryTable[defaultCountry].currency,
    ratings,
    panel: row.systemType === 'Solar Panel' ? statedPanel(row.specification) : null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** One product; undefined where there is none. `lock`: nobody else changes it in this transaction. */
export async function findRecord(db: Queryable, id: number, { lock = false } = {}): Promise<ProductRecord | undefined> {
  const query = db.select(recordColumns).from(products).where(eq(products.id, id)).$dynamic()
  const [row] = await (lock ? query.for('update') : query)
  return row && recordOf(row)
}

/** One product as staff read it. Refused as {@link permit} says, or `not_found`. */
export const readProductRecord = staffUseCase(
  { may: 'products.manage' },
  async ({ db }, id: number): Promise<ProductRecord> => {
    const record = await findRecord(db, id)
    return record ? record : need(refused('not_found'))
  },
)

/**
 * Where a product stands in the catalogues that have it, as the readers of a language see them: none of a draft. Refused as {@link permit} says,
 * or `not_found`.
 */
export const placesOfProduct = staffUseCase(
  { may: 'products.manage' },
  async (permitted, id: number, language: Language): Promise<readonly ProductPlace[]> => {
    if (!(await findRecord(permitted.db, id))) return need(refused('not_found'))
    const asked = countries.flatMap((country) => placedTypes.map((type) => ({ country, type })))
    const places = await Promise.all(
      asked.map(async ({ country, type }) => {
        const list = await orderedCatalogue(permitted, country, type, language)
        return { country, type, place: list.findIndex((product) => product.id === id) + 1, count: list.length }
      }),
    )
    return places.filter(({ place }) => place > 0)
  },
)

/** A product as its page shows it, whether visitors may see it yet or not. Refused as {@link permit} says, or `not_found`. */
export const previewProduct = staffUseCase(
  { may: 'products.manage' },
  async (permitted, id: number, country: Country): Promise<ProductDetail> =>
    (await findProduct(permitted, id, country, { draftToo: true })) ?? need(refused('not_found')),
)

/** The products that were added last, at most a hundred, whole. Refused as {@link permit} says. */
export const listProductRecords = staffUseCase(
  { may: 'products.manage' },
  async ({ db }): Promise<readonly ProductRecord[]> => {
    const rows = await db.select(recordColumns).from(products).orderBy(desc(products.id)).limit(mostRecords)
    return rows.map(recordOf)
  },
)

/** The images that products show. */
export const productImages: ImageSource = {
  kind: 'product',
  action: 'products.manage',
  table: products,
  images: imagesOfProduct(products),
  recordId: products.id,
  label: products.name,
}
