import type { Country } from '#kernel/country.ts'
import { memoize } from '#platform/hold-values.server.ts'
import type { Product } from './product.ts'

/** The catalogue held in memory, for the engine that reads all of it at every calculation. */
export type CatalogueMemory = {
  /** Every product priced for the country; loaded when it is not held. */
  products(country: Country): Promise<readonly Product[]>
  /** Forgets everything: call it whenever content changed (and when the listening connection was lost). */
  drop(): void
}

/** A memory over `load`. */
export function createCatalogueMemory(load: (country: Country) => Promise<readonly Product[]>): CatalogueMemory {
  const { read: products, drop } = memoize(load)
  return { products, drop }
}
