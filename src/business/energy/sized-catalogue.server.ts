import { catalogueOf, type CatalogueServices } from '#business/catalogue/product-queries.server.ts'
import type { Country } from '#kernel/country.ts'
import { sizeCatalogue, type SizedCatalogue } from './sized-catalogue.ts'

/** The recommendable systems of a country, made ready once for each catalogue. */
export function sizedCatalogueOf(services: CatalogueServices, country: Country): Promise<SizedCatalogue> {
  return services.cache.read(`catalogue ${country} sized`, {}, async () =>
    sizeCatalogue(await catalogueOf(services, country)),
  )
}
