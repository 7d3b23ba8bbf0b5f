import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import { readSystemCosts } from '#business/company/settings/current-settings.server.ts'
import type { Country } from '#kernel/country.ts'
import type { Told } from '#kernel/told.ts'
import type { Services } from '#platform/services.server.ts'
import { appliances } from './built-in-appliances.ts'
import { placesIn } from './built-in-places.ts'
import type { EngineProduct, EngineTables } from './engine-tables.ts'
import { listedAppliance } from './listed-appliance.ts'
import { sizeCatalogue, type SizedCatalogue } from './sized-catalogue.ts'

export type SizingServices = Pick<Services, 'db' | 'cache' | 'log' | 'settings'>

/** The recommendable systems of a country, made ready once for each catalogue and each change of what a system costs beside it. */
export function sizedCatalogueOf(services: SizingServices, country: Country): Promise<SizedCatalogue> {
  return services.cache.read(`catalogue ${country} sized`, {}, async () => {
    const [products, costs] = await Promise.all([catalogueOf(services, country), readSystemCosts(services)])
    return sizeCatalogue(products, costs.value[country])
  })
}

/** What the engine works with in a country, for a device to keep. */
export async function engineTablesOf(services: SizingServices, country: Country): Promise<Told<EngineTables>> {
  const [products, { value: costs, isWhole }] = await Promise.all([
    catalogueOf(services, country),
    readSystemCosts(services),
  ])
  const value = {
    appliances: appliances.map((appliance) => listedAppliance(appliance)),
    places: placesIn(country),
    products: products.map((product) => engineProduct(product)),
    costs: costs[country],
  }
  return { value, isWhole }
}

/** Its long texts are for those who read its page. */
function engineProduct(product: EngineProduct): EngineProduct {
  const { id, slug, name, nameEn, manufacturer, capacity, batteryCapacity, features, featuresEn } = product
  const { useCase, systemType, imageUrl, price, currency, ratings, panel } = product
  const named = { id, slug, name, nameEn, manufacturer, capacity, batteryCapacity, features, featuresEn }
  return { ...named, useCase, systemType, imageUrl, price, currency, ratings, panel }
}
