import { energyPricesOf } from '#business/energy/energy-prices.ts'
import { countries } from '#kernel/country.ts'
import { demoCatalogue } from '../../db/demo/catalogue.ts'

/** Where the sample catalogue has prices: a country may have none at first. */
export const pricedCountries = countries.filter((country) =>
  demoCatalogue.products.some(({ prices }) => prices?.[country]),
)

/** Where the prices of fuel and of the grid are written down: elsewhere no savings are told. */
export const countriesWithEnergyPrices = countries.filter((country) => energyPricesOf(country) !== null)
