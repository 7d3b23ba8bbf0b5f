import { and, eq, ne, or, sql } from 'drizzle-orm'
import { recordChange, isStale, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { keepInBin, type BinSource } from '#business/bin/bin.server.ts'
import { needImages } from '#business/media/image-library.server.ts'
import { storeImage, imageRules } from '#business/media/store-image.server.ts'
import { countries } from '#kernel/country.ts'
import { need, refused } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { advisoryKeys } from '#platform/database/advisory-keys.ts'
import { invalidate } from '#platform/cache.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { receiveUpload, type UploadRequest } from '#platform/files/receive-upload.server.ts'
import { pricesAfter, valuesAfter } from './editing/values-after.ts'
import { editedVersionSchema, readProductFields, shortProductSchema } from './editing/product-fields.ts'
import type { ProductRecord } from './editing/product-record.ts'
import { findRecord, recordColumns, recordOf } from './product-records.server.ts'
import { freeSlugOf, slugOf } from './slug.ts'
import { productCategories, products, type NewProduct } from './tables.server.ts'

/**
 * Adds a product. Refused as {@link permit} says; as `invalid` (fields, an unknown category); as `conflict` (`slug`: `taken`).
 */
export const addProduct = staffUseCase(
  { may: 'products.manage' },
  async (permitted, request: unknown): Promise<ProductRecord> => {
    const fields = need(readProductFields(request))
    return storeProduct(permitted, fields.slug, valuesAfter(fields, null))
  },
)

/**
 * Adds a product by the short form: a name, a price, if wanted those of other countries (`prices.bf`), a slug, whether it is published and an image (`image`). Refused as {@link permit} says;
 * as {@link receiveUpload} and {@link storeImage} refuse; as `invalid` (fields); as `conflict` (`slug`: `taken`).
 */
export const addShortProduct = staffUseCase(
  { may: 'products.manage' },
  async (permitted, request: UploadRequest): Promise<ProductRecord> => {
    const { fields, file } = need(await receiveUpload(permitted.files, request, imageRules('image')))
    const others = countries.flatMap((country) => {
      const written = fields[`prices.${country}`]
      return written ? [[country, written] as const] : []
    })
    const parsed = parse(shortProductSchema, { ...fields, prices: Object.fromEntries(others) })
    if (!parsed.ok) await file?.spool.discard()
    const { name, price, prices: listed, slug, isPublished } = need(parsed)
    const image = file && need(await storeImage(permitted, permitted.by, 'image', file))
    const prices = pricesAfter(null, { price, prices: listed })
    return storeProduct(permitted, slug, { name, nameEn: '', isPublished, prices, imageUrl: image?.imageUrl ?? null })
  },
)

type NewValues = Omit<NewProduct, 'id' | 'slug' | 'updatedAt'>

async function storeProduct(
  { db, now, by }: Permitted,
  writtenSlug: string,
  values: NewValues,
): Promise<ProductRecord> {
  return db.transaction(async (tx) => {
    await lockProducts(tx)
    await needCategory(tx, values.categoryId ?? 1)
    await needImages(tx, { imageUrl: values.imageUrl })
    const slug = await freeSlug(tx, { slug: writtenSlug, name: values.name })
    const [row] = await tx
      .insert(products)
      .values({ ...values, slug, updatedAt: now() })
      .returning(recordColumns)
    if (!row) throw new Error('the product was not stored')
    const after = recordOf(row)
    const entry = { action: 'product.create', kind: 'product', recordId: after.id, label: after.name, after }
    await recordChange(tx, by, entry, now())
    await invalidate(tx, 'products')
    return after
  })
}

/**
 * Changes a product; what the request leaves out stays as it is. Refused as {@link permit} says; as `not_found`, `stale` (see
 * {@link isStale}), `invalid` (fields, an unknown category), `conflict` (`slug`: `taken`).
 */
export const changeProduct = staffUseCase(
  { may: 'products.manage', input: editedVersionSchema },
  ({ db, now, by }, { updatedAt, ...changes }, id: number): Promise<ProductRecord> =>
    db.transaction(async (tx) => {
      await lockProducts(tx)
      const before = await findRecord(tx, id, { lock: true })
      if (!before) return need(refused('not_found'))
      if (isStale(before, { updatedAt: updatedAt ?? undefined })) return need(stale(before))
      const fields = need(readProductFields({ ...keptOf(before, changes), ...changes }, before))
      await needCategory(tx, fields.categoryId)
      await needImages(tx, { imageUrl: fields.imageUrl }, { imageUrl: before.imageUrl })
      const slug = await freeSlug(tx, fields, id)
      const [row] = await tx
        .update(products)
        .set({ ...valuesAfter(fields, before), slug, updatedAt: versionAfter(before, now()) })
        .where(eq(products.id, id))
        .returning(recordColumns)
      const after = row ? recordOf(row) : before
      const entry = { action: 'product.update', kind: 'product', recordId: id, label: after.name, before, after }
      await recordChange(tx, by, entry, now())
      await invalidate(tx, 'products')
      return after
    }),
)

/**
 * What stays of a product unless the request says otherwise: its price list too, unless a price comes without one. Which ratings
 * stay, and which sources, is {@link valuesAfter}'s to say.
 */
function keptOf({ prices, ratings: _, ratingSources: __, ...kept }: ProductRecord, request: object): object {
  return 'price' in request && !('prices' in request) ? kept : { ...kept, prices }
}

/**
 * Puts a product into the bin. Orders and applications keep what they say of it: they hold it as it was. Refused as
 * {@link permit} says, or `not_found`.
 */
export const removeProduct = staffUseCase({ may: 'products.manage' }, ({ db, now, by }, id: number): Promise<null> =>
  db.transaction(async (tx) => {
    const isKept = await keepInBin(tx, by, productBin, id, now())
    const [row] = await tx.delete(products).where(eq(products.id, id)).returning(recordColumns)
    if (!row || !isKept) return need(refused('not_found'))
    const before = recordOf(row)
    const entry = { action: 'product.delete', kind: 'product', recordId: id, label: before.name, before }
    await recordChange(tx, by, entry, now())
    await invalidate(tx, 'products')
    return null
  }),
)

/** Products as they go to the bin and come back. */
export const productBin: BinSource = {
  kind: 'product',
  table: products,
  recordId: products.id,
  label: products.name,
  parts: [],
  topic: 'products',
  address: { column: products.slug, slugOf, lock: advisoryKeys.productWrites },
}

/** Those who write products take turns, so that a slug found free stays free until they are done. */
export async function lockProducts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.productWrites})`)
}

/** Needs an attempt around it: `invalid` (`categoryId`: `unknown_value`) for a category that there is not. */
async function needCategory(tx: Transaction, id: number): Promise<void> {
  const found = await tx.$count(productCategories, eq(productCategories.id, id))
  if (found === 0) need(refused('invalid', { errors: [{ path: 'categoryId', code: 'unknown_value' }] }))
}

/**
 * The slug of a product: the one that staff wrote, or one made from its name, numbered if another product has it. Needs an
 * attempt around it: `conflict` (`slug`: `taken`) when the one that was written is another's. `ownId`: the product itself.
 */
async function freeSlug(
  tx: Transaction,
  { slug, name }: { readonly slug: string; readonly name: string },
  ownId = 0,
): Promise<string> {
  const written = slugOf(slug)
  const wanted = written || slugOf(name) || 'product'
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(ne(products.id, ownId), or(eq(products.slug, wanted), sql`${products.slug} ~ ${`^${wanted}-[0-9]+$`}`)))
  const taken = new Set(rows.map((row) => row.slug))
  if (written && taken.has(written)) return need(refused('conflict', { errors: [{ path: 'slug', code: 'taken' }] }))
  return written || freeSlugOf(name, taken)
}
