import { and, asc, desc, eq, ilike, sql, type SQL } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { need, refused } from '#kernel/outcome.ts'
import type { ProductCounts, ProductPage } from './editing/product-record.ts'
import { forSiteType } from './site-type.ts'
import { hasWords } from '#platform/database/has-words.server.ts'
import { products, sortedPrice } from './tables.server.ts'
import * as z from 'zod/mini'
import { choice, line, idField } from '#kernel/form-fields.ts'
import { countries, defaultCountry, perCountry, type Country } from '#kernel/country.ts'

/** What each order compares; an index holds it. */
const keys: Readonly<Record<ProductSort, SQL | AnyPgColumn>> = {
  id: products.id,
  name: sql`(search_text(${products.name}) collate "C")`,
  price: sortedPrice,
  systemType: products.systemType,
  useCase: products.useCase,
  purchaseOption: products.purchaseOption,
}

/** What the list of the back office can be sorted by; `id` is the order in which products were added. */
const productSorts = ['id', 'name', 'price', 'systemType', 'useCase', 'purchaseOption'] as const
type ProductSort = (typeof productSorts)[number]

const sorts = productSorts.flatMap((sort) => [sort, `-${sort}`] as const)

/**
 * What is asked of the list: words of a name, a maker or a slug; for homes or for businesses (`use`), published or drafts
 * (`isPublished`), without a price in a country (`unpriced`); an order, from the largest down with a minus; a page. Codes:
 * `invalid`, `too_long`, `unknown_value`.
 */
export const productSearchSchema = z.object({
  limit: z._default(z.string().check(z.regex(/^([1-9]\d?|100)$/, 'invalid')), '50'),
  q: z._default(line(0, 100), ''),
  use: z.optional(choice(['residential', 'commercial'])),
  isPublished: z.optional(choice(['true', 'false'])),
  unpriced: z.optional(choice(countries)),
  sort: z._default(choice(sorts), '-id'),
  cursor: z.optional(z.string().check(z.maxLength(2000, 'invalid'))),
})

/**
 * A page of the list of the back office, by keyset; see {@link productSearchSchema} for what can be asked. Refused as
 * {@link permit} says, or `invalid` (fields).
 */
export const pageProducts = staffUseCase(
  { may: 'products.manage', input: productSearchSchema },
  async ({ db }, { q, use, isPublished, unpriced, sort, cursor, ...asked }): Promise<ProductPage> => {
    const limit = Number(asked.limit)
    const isDown = sort.startsWith('-')
    const sortedBy = sort.replace('-', '') as ProductSort
    const after = cursor ? readCursor(cursor) : null
    if (cursor && !isPlaceIn(sortedBy, after))
      return need(refused('invalid', { errors: [{ path: 'cursor', code: 'invalid' }] }))

    const key = keys[sortedBy]
    const order = isDown ? desc : asc
    const rows = await db
      .select({ ...listedColumns, key: sql<string | number>`to_jsonb(${key})` })
      .from(products)
      .where(
        and(
          ...hasWords(products.foundBy, q),
          use && ilike(products.useCase, `%${use}%`),
          isPublished && eq(products.isPublished, isPublished === 'true'),
          unpriced && hasNoPrice(unpriced),
          after ? sql`(${key}, ${products.id}) ${isDown ? sql`<` : sql`>`} (${after[0]}, ${after[1]})` : undefined,
        ),
      )
      .orderBy(order(key), order(products.id))
      .limit(limit + 1)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ key: _key, ...row }) => Object.assign(row, { updatedAt: row.updatedAt.toISOString() })),
      nextCursor: rows.length > limit && last ? writeCursor([last.key, last.id]) : null,
    }
  },
)

const listedColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  nameEn: products.nameEn,
  manufacturer: products.manufacturer,
  imageUrl: products.imageUrl,
  price: sql<number | null>`(${products.prices} -> ${defaultCountry} ->> 'amount')::float8`,
  prices: products.prices,
  systemType: products.systemType,
  useCase: products.useCase,
  purchaseOption: products.purchaseOption,
  isPublished: products.isPublished,
  updatedAt: products.updatedAt,
}

const hasNoPrice = (country: Country) => sql`${products.prices} -> ${country}::text ->> 'amount' is null`

const isNumeric = (sort: ProductSort) => sort === 'id' || sort === 'price'

function isPlaceIn(sort: ProductSort, place: Place | null): place is Place {
  return place !== null && (typeof place[0] === 'number') === isNumeric(sort)
}

/** How many products there are, for homes and for businesses, and how many of them are drafts. Refused as {@link permit} says. */
export const countProducts = staffUseCase({ may: 'products.manage' }, async ({ db }): Promise<ProductCounts> => {
  const groups = await db
    .select({
      useCase: products.useCase,
      count: sql<number>`count(*)::int`,
      drafts: sql<number>`(count(*) filter (where not ${products.isPublished}))::int`,
      unpriced: sql<Record<Country, number>>`jsonb_build_object(${sql.join(
        countries.map((country) => sql`${country}::text, count(*) filter (where ${hasNoPrice(country)})`),
        sql`, `,
      )})`,
    })
    .from(products)
    .groupBy(products.useCase)
  const sum = (counted: typeof groups) => counted.reduce((total, { count }) => total + count, 0)
  return {
    total: sum(groups),
    residential: sum(forSiteType(groups, 'residential')),
    commercial: sum(forSiteType(groups, 'commercial')),
    drafts: groups.reduce((total, { drafts }) => total + drafts, 0),
    unpriced: perCountry((country) => groups.reduce((total, { unpriced }) => total + unpriced[country], 0)),
  }
})

/** The place in a list after a product: what it is sorted by there, and its id. */
const text = z.string().check(z.refine((value) => !value.includes('\0')))
const placeSchema = z.tuple([z.union([text, z.int()]), idField])
type Place = z.infer<typeof placeSchema>

/** A place as part of an address. */
function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The place that a cursor names; null for one that {@link writeCursor} did not make. */
function readCursor(cursor: string): Place | null {
  try {
    const read = placeSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
