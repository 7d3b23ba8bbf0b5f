import { sql } from 'drizzle-orm'
import { advisoryKeys } from '#platform/database/advisory-keys.ts'
import type { Database } from '#platform/database/database.server.ts'
import { productCategories, products, type NewCategory, type NewProduct } from './tables.server.ts'

/** A whole catalogue, ids included: other content and the financing page refer to products by id. */
export type CatalogueContent = {
  readonly categories: readonly NewCategory[]
  readonly products: readonly NewProduct[]
}

/**
 * Fills an empty catalogue; one that holds any product or category is left as it is. Safe when several processes
 * start at once: they take turns. Answers how many products were loaded.
 */
export async function loadCatalogue(db: Database, content: CatalogueContent): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.demoContent})`)
    const present = (await tx.$count(products)) + (await tx.$count(productCategories))
    if (present > 0) return 0
    await tx.insert(productCategories).values([...content.categories])
    await tx.insert(products).values([...content.products])
    await tx.execute(sql`
      select setval(pg_get_serial_sequence('product_categories', 'id'), (select max(id) from product_categories)),
             setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`)
    return content.products.length
  })
}
