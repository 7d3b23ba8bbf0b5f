import { catalogueOf, type CatalogueServices } from '#business/catalogue/product-queries.server.ts'
import type { Product } from '#business/catalogue/product.ts'
import type { Country } from '#kernel/country.ts'
import { everydayLoadOf, type EverydayLoad } from './everyday-loads.ts'

const bytesOfLoad = 500

/** What these products run, those that run nothing left out; all of a catalogue is worked out once. */
export async function everydayLoadsOf(
  services: CatalogueServices,
  country: Country,
  products: readonly Pick<Product, 'id'>[],
): Promise<readonly EverydayLoad[]> {
  const bytes = (loads: ReadonlyMap<number, EverydayLoad>) => loads.size * bytesOfLoad
  const all = await services.cache.read(`everyday loads ${country}`, { bytes }, async () => {
    const loads = (await catalogueOf(services, country)).flatMap((product) => everydayLoadOf(product) ?? [])
    return new Map(loads.map((load) => [load.productId, load]))
  })
  return products.flatMap(({ id }) => all.get(id) ?? [])
}
