import type { Acting } from '#business/accounts/acting.server.ts'
import { permit, type Staff } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { tellContentChanged } from '#platform/database/content-changed.server.ts'
import type { Services } from '#platform/services.server.ts'
import { readProductFields } from './editing/product-fields.ts'
import type { ProductRecord } from './editing/product-record.ts'
import { valuesAfter } from './editing/values-after.ts'
import { freeSlug, lockProducts } from './free-slug.server.ts'
import { recordColumns, recordOf } from './product-records.server.ts'
import { knownCategory } from './known-category.server.ts'
import { products, type NewProduct } from './tables.server.ts'

type NewValues = Omit<NewProduct, 'id' | 'slug' | 'updatedAt'>

/**
 * Adds a product. Refused as {@link permit} says; as `invalid` (fields, an unknown category); as `conflict` (`slug`: `taken`).
 */
export async function addProduct(acting: Acting, request: unknown): Promise<Outcome<ProductRecord>> {
  const permitted = permit(acting.actor, 'products.manage')
  if (!permitted.ok) return permitted
  const fields = readProductFields(request)
  if (!fields.ok) return fields
  return storeProduct(acting, permitted.value, fields.value.slug, valuesAfter(fields.value, null))
}

/** Stores a new product, with a slug of its own. Refused for its category or its slug as {@link addProduct}. */
export async function storeProduct(
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: Staff,
  writtenSlug: string,
  values: NewValues,
): Promise<Outcome<ProductRecord>> {
  return db.transaction(async (tx) => {
    await lockProducts(tx)
    const category = await knownCategory(tx, values.categoryId ?? 1)
    if (!category.ok) return category
    const slug = await freeSlug(tx, { slug: writtenSlug, name: values.name })
    if (!slug.ok) return slug
    const [row] = await tx
      .insert(products)
      .values({ ...values, slug: slug.value, updatedAt: now() })
      .returning(recordColumns)
    if (!row) throw new Error('the product was not stored')
    const after = recordOf(row)
    const entry = { action: 'product.create', kind: 'product', recordId: after.id, label: after.name, after }
    await recordChange(tx, by, entry, now())
    await tellContentChanged(tx)
    return done(after)
  })
}
