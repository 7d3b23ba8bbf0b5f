import type { Country } from '#kernel/country.ts'
import type { Product } from './product.ts'

/** The catalogue held in memory, for the engine that reads all of it at every calculation. */
export type CatalogueMemory = {
  /** Every product priced for the country; loaded when it is not held. */
  products(country: Country): Promise<readonly Product[]>
  /** Forgets everything: call it whenever content changed (and when the listening connection was lost). */
  drop(): void
}

/**
 * A memory over `load`. Callers that come while a country loads share that one load; one that failed is not kept.
 * A load that was under way when the memory was dropped still answers those who wait for it, and nobody after them.
 */
export function createCatalogueMemory(load: (country: Country) => Promise<readonly Product[]>): CatalogueMemory {
  const held = new Map<Country, Promise<readonly Product[]>>()
  return {
    products(country) {
      const known = held.get(country)
      if (known) return known
      const loading = load(country).catch((error: unknown) => {
        if (held.get(country) === loading) held.delete(country)
        throw error
      })
      held.set(country, loading)
      return loading
    },
    drop: () => held.clear(),
  }
}
