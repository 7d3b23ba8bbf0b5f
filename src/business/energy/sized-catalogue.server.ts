import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import { readSystemCosts } from '#business/company/settings/current-settings.server.ts'
import type { Country } from '#kernel/country.ts'
import type { Services } from '#platform/services.server.ts'
import { sizeCatalogue, type SizedCatalogue } from './sized-catalogue.ts'

export type SizingServices = Pick<Services, 'db' | 'cache' | 'log' | 'settings'>

/** The recommendable systems of a country, made ready once for each catalogue and each change of what a system costs beside it. */
export function sizedCatalogueOf(services: SizingServices, country: Country): Promise<SizedCatalogue> {
  return services.cache.read(`catalogue ${country} sized`, {}, async () => {
    const [products, costs] = await Promise.all([catalogueOf(services, country), readSystemCosts(services)])
    return sizeCatalogue(products, costs.value[country])
  })
}
