import { eq } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { pricesAfter } from './editing/prices-after.ts'
import type { ProductFields } from './editing/product-fields.ts'
import type { ProductRecord } from './editing/product-record.ts'
import { productCategories, type NewProduct } from './tables.server.ts'

export type ProductValues = Omit<NewProduct, 'id' | 'slug' | 'updatedAt'>

/** What is stored of what staff wrote; `before` is the product as it was. */
export function valuesOf(fields: ProductFields, before: ProductRecord | null): ProductValues {
  const { slug: _slug, price, prices, ratings, specification, ...plain } = fields
  return {
    ...plain,
    ...(ratings ?? before?.ratings),
    prices: pricesAfter(before, { price, prices }),
    specification: specification ?? before?.specification ?? {},
  }
}

/** Refuses a category that there is not: `invalid` (`categoryId`: `unknown_value`). */
export async function knownCategory(tx: Transaction, id: number): Promise<Outcome<null>> {
  const [category] = await tx
    .select({ id: productCategories.id })
    .from(productCategories)
    .where(eq(productCategories.id, id))
  return category ? done(null) : refused('invalid', { errors: [{ path: 'categoryId', code: 'unknown_value' }] })
}
