import { and, ne, or, sql, eq } from 'drizzle-orm'
import { refused, done, type Outcome } from '#kernel/outcome.ts'
import { advisoryKeys } from '#platform/database/advisory-keys.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { freeSlugOf, slugOf } from './slug.ts'
import { products } from './tables.server.ts'

/** Those who write products take turns, so that a slug found free stays free until they are done. */
export async function lockProducts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.productWrites})`)
}

/**
 * The slug of a product: the one that staff wrote, or one made from its name, numbered if another product has it. Refused as
 * `conflict` (`slug`: `taken`) when the one that was written is another's. `ownId`: the product itself.
 */
export async function freeSlug(
  tx: Transaction,
  { slug, name }: { readonly slug: string; readonly name: string },
  ownId = 0,
): Promise<Outcome<string>> {
  const written = slugOf(slug)
  const wanted = written || slugOf(name) || 'product'
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(ne(products.id, ownId), or(eq(products.slug, wanted), sql`${products.slug} ~ ${`^${wanted}-[0-9]+$`}`)))
  const taken = new Set(rows.map((row) => row.slug))
  if (written && taken.has(written)) return refused('conflict', { errors: [{ path: 'slug', code: 'taken' }] })
  return done(written || freeSlugOf(name, taken))
}
