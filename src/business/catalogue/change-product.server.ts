import { eq } from 'drizzle-orm'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { isStale, stale, versionAfter } from '#business/accounts/stale.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { tellContentChanged } from '#platform/database/content-changed.server.ts'
import { editedVersionSchema, readProductFields } from './editing/product-fields.ts'
import type { ProductRecord } from './editing/product-record.ts'
import { valuesAfter } from './editing/values-after.ts'
import { freeSlug, lockProducts } from './free-slug.server.ts'
import { findRecord, recordColumns, recordOf } from './product-records.server.ts'
import { knownCategory } from './known-category.server.ts'
import { products } from './tables.server.ts'

/**
 * Changes a product; what the request leaves out stays as it is. Refused as {@link permit} says; as `not_found`, `stale` (see
 * {@link isStale}), `invalid` (fields, an unknown category), `conflict` (`slug`: `taken`).
 */
export async function changeProduct(
  { db, actor, now }: Acting,
  id: number,
  request: unknown,
): Promise<Outcome<ProductRecord>> {
  const permitted = permit(actor, 'products.manage')
  if (!permitted.ok) return permitted
  const edit = parse(editedVersionSchema, request)
  if (!edit.ok) return edit
  return db.transaction(async (tx) => {
    await lockProducts(tx)
    const before = await findRecord(tx, id, { lock: true })
    if (!before) return refused('not_found')
    const { updatedAt, ...changes } = edit.value
    if (isStale(before, { updatedAt: updatedAt ?? undefined })) return stale(before)
    const fields = readProductFields({ ...keptOf(before, changes), ...changes })
    if (!fields.ok) return fields
    const category = await knownCategory(tx, fields.value.categoryId)
    if (!category.ok) return category
    const slug = await freeSlug(tx, fields.value, id)
    if (!slug.ok) return slug
    const [row] = await tx
      .update(products)
      .set({ ...valuesAfter(fields.value, before), slug: slug.value, updatedAt: versionAfter(before, now()) })
      .where(eq(products.id, id))
      .returning(recordColumns)
    const after = row ? recordOf(row) : before
    const entry = { action: 'product.update', kind: 'product', recordId: id, label: after.name, before, after }
    await recordChange(tx, permitted.value, entry, now())
    await tellContentChanged(tx)
    return done(after)
  })
}

/** What stays of a product unless the request says otherwise: its price list too, unless a price comes without one. */
function keptOf({ prices, ...kept }: ProductRecord, request: object): object {
  return 'price' in request && !('prices' in request) ? kept : { ...kept, prices }
}

/**
 * Removes a product. Orders and applications keep what they say of it: they hold it as it was. Refused as {@link permit} says,
 * or `not_found`.
 */
export async function removeProduct({ db, actor, now }: Acting, id: number): Promise<Outcome<null>> {
  const permitted = permit(actor, 'products.manage')
  if (!permitted.ok) return permitted
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(products).where(eq(products.id, id)).returning(recordColumns)
    if (!row) return refused('not_found')
    const before = recordOf(row)
    const entry = { action: 'product.delete', kind: 'product', recordId: id, label: before.name, before }
    await recordChange(tx, permitted.value, entry, now())
    await tellContentChanged(tx)
    return done(null)
  })
}
