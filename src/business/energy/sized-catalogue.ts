import type { Product } from '#business/catalogue/product.ts'
import { systemRatings, type SystemRatings } from '#business/catalogue/ratings.ts'
import { forSiteType } from '#business/catalogue/site-type.ts'
import { deliverable } from './battery-need.ts'
import type { Segment } from './segment.ts'
import { toMilli } from './to-milli.ts'

/** What recommending reads of a product, priced for the visitor's country. */
export type SizedProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'nameEn'
  | 'manufacturer'
  | 'capacity'
  | 'batteryCapacity'
  | 'features'
  | 'featuresEn'
  | 'useCase'
  | 'systemType'
  | 'imageUrl'
  | 'price'
  | 'currency'
  | 'ratings'
>

/** A product that can be recommended. `deliverableWh` is what its full battery hands to the appliances. */
export type SizedSystem<P extends SizedProduct = SizedProduct> = {
  readonly product: P
  readonly price: number
  readonly ratings: SystemRatings
  readonly deliverableWh: number
}

/** The recommendable systems of one country by segment: cheapest first, then the smallest battery, then the lowest id. */
export type SizedCatalogue<P extends SizedProduct = SizedProduct> = Readonly<Record<Segment, readonly SizedSystem<P>[]>>

function sized<P extends SizedProduct>(product: P): SizedSystem<P>[] {
  const ratings = systemRatings(product)
  if (ratings === null || product.price === null) return []
  const deliverableWh = toMilli(deliverable(ratings.batteryWh, ratings.depthOfDischarge))
  return [{ product, price: product.price, ratings, deliverableWh }]
}

/**
 * Makes a country's products ready for recommending; do it once per catalogue, not per request. Left out: what is no
 * complete system, and what has no price in the country. In the order of a segment, the first system that fits is the
 * pick: the need being the same for all, the least spare battery is the smallest.
 */
export function sizeCatalogue<P extends SizedProduct>(products: readonly P[]): SizedCatalogue<P> {
  const inOrder = (segment: Segment) =>
    forSiteType(products, segment)
      .flatMap((product) => sized(product))
      .toSorted((a, b) => a.price - b.price || a.deliverableWh - b.deliverableWh || a.product.id - b.product.id)
  return { residential: inOrder('residential'), commercial: inOrder('commercial') }
}
