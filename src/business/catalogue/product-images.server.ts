import type { ImageSource } from '#business/media/find-places.server.ts'
import { imagesOfProduct, products } from './tables.server.ts'

/** The images that products show. */
export const productImages: ImageSource = {
  kind: 'product',
  table: products,
  images: imagesOfProduct(products),
  recordId: products.id,
  label: products.name,
}
