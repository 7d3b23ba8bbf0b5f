import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import type { Product } from '#business/catalogue/product.ts'
import type { PriceOf } from '#business/catalogue/product-page.ts'
import type { Country } from '#kernel/country.ts'
import { isRowId } from '#kernel/is-row-id.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { everydayLoadOf, everydayOffer, type EverydayLoad } from './everyday-loads.ts'
import { placeName } from './place-name.ts'
import { auditTables } from './request-audit.server.ts'
import { sizedCatalogueOf, type SizingServices } from './sized-catalogue.server.ts'
import { sunOf } from './sun.ts'

const bytesOfLoad = 600

/** What these products run, those that run nothing left out; all of a catalogue is worked out once. */
export async function everydayLoadsOf(
  services: SizingServices,
  country: Country,
  products: readonly Pick<Product, 'id'>[],
): Promise<readonly EverydayLoad[]> {
  const bytes = (loads: ReadonlyMap<number, EverydayLoad>) => loads.size * bytesOfLoad
  const all = await services.cache.read(`everyday loads ${country}`, { bytes }, async () => {
    const [catalogue, sized] = await Promise.all([catalogueOf(services, country), sizedCatalogueOf(services, country)])
    const usual = auditTables.defaultPlaceOf[country]
    const place = { catalogue: sized, name: placeName(usual, country), sun: sunOf(usual) }
    const loads = catalogue.flatMap((product) => everydayLoadOf(product, place) ?? [])
    return new Map(loads.map((load) => [load.productId, load]))
  })
  return products.flatMap(({ id }) => all.get(id) ?? [])
}

/** What each product costs as its card tells first: with panels, installed, where that is known, else by itself. */
export async function toldPriceOf(services: SizingServices, country: Country): Promise<PriceOf> {
  const loads = await everydayLoadsOf(services, country, await catalogueOf(services, country))
  const totals = new Map(loads.map(({ productId, complete }) => [productId, complete?.totalPrice]))
  return ({ id, price }) => totals.get(id) ?? price
}

/** What a quote of a product (its id as an address has it) as installed, for what it runs, is made of. Refused as `not_found` where that is not known. */
export async function readEverydayOffer(
  services: SizingServices,
  asked: string,
  country: Country,
): Promise<Outcome<NonNullable<ReturnType<typeof everydayOffer>>>> {
  if (!isRowId(asked)) return refused('not_found')
  const [load] = await everydayLoadsOf(services, country, [{ id: Number(asked) }])
  const { key } = auditTables.defaultPlaceOf[country]
  const offer = load && everydayOffer(load, { country, key }, auditTables, await sizedCatalogueOf(services, country))
  return offer ? done(offer) : refused('not_found')
}
