import type { Product } from '#business/catalogue/product.ts'
import { splitRatings, type Ratings } from '#business/catalogue/rating-field.ts'
import { statedPanel } from '#business/catalogue/ratings.ts'
import { builtInSystemCosts, systemCostsOf } from '#business/company/settings/system-costs.ts'
import { sizeCatalogue, type SizedCatalogue } from '#business/energy/sized-catalogue.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { demoCatalogue } from '../../db/demo/catalogue.ts'
import { aProduct } from './products.ts'

/** The sample products as they are priced in a country. */
export function demoProductsIn(country: Country): readonly Product[] {
  return demoCatalogue.products.map((row) => {
    const { rest, ratings } = splitRatings(Object.assign({}, noRatings, row))
    const { id = 0, name, nameEn, slug, capacity = '', batteryCapacity = '', useCase, systemType, specification } = rest
    const price = rest.prices?.[country]?.amount ?? null
    const product = aProduct({ id, name, nameEn, slug, capacity, batteryCapacity, price })
    return Object.assign(product, {
      currency: countryTable[country].currency,
      useCase: useCase ?? product.useCase,
      systemType: systemType ?? product.systemType,
      ratings,
      panel: systemType === 'Solar Panel' ? statedPanel(specification ?? {}) : null,
    })
  })
}

const noRatings: Ratings = aProduct().ratings

/** The sample catalogue made ready for recommending, with what a system costs beside it until staff set that. */
export function demoCatalogueIn(country: Country): SizedCatalogue {
  return sizeCatalogue(demoProductsIn(country), systemCostsOf({ costs: builtInSystemCosts })[country])
}
