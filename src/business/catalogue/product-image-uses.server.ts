import { sql } from 'drizzle-orm'
import type { FindUses } from '#business/media/find-places.server.ts'
import { showsAny } from '#business/media/shows-any.server.ts'
import { imagesOfProduct, products } from './tables.server.ts'

/** Which products show any of these images. */
export const findProductImageUses: FindUses = (db, imageIds) =>
  db
    .select({
      imageId: sql<string>`unnest(${imagesOfProduct(products)})`,
      kind: sql<string>`'product'`,
      recordId: sql<string>`${products.id}::text`,
      label: products.name,
    })
    .from(products)
    .where(showsAny(imagesOfProduct(products), imageIds))
    .orderBy(products.id)
