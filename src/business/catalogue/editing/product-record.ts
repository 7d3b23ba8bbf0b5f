import type { PriceList } from '../price.ts'
import type { ProductDetail } from '../product.ts'

/**
 * A product as staff read it: `price` is that of Nigeria, `prices` those of every country; texts that are not written in a
 * language are ''.
 */
export type ProductRecord = Readonly<ProductDetail> & { readonly prices: PriceList }

/** A product in the list of the back office. */
export type ListedProduct = Pick<
  ProductRecord,
  | 'id'
  | 'slug'
  | 'name'
  | 'nameEn'
  | 'manufacturer'
  | 'imageUrl'
  | 'price'
  | 'systemType'
  | 'useCase'
  | 'purchaseOption'
  | 'updatedAt'
>

/** How many products there are, and how many for a home and for a business; one for both counts in both. */
export type ProductCounts = { readonly total: number; readonly residential: number; readonly commercial: number }

/** A page of the list; `nextCursor` asks for the page after it, null on the last. */
export type ProductPage = {
  readonly items: readonly ListedProduct[]
  readonly nextCursor: string | null
}
