import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import { readAccount } from '#business/company/settings/current-settings.server.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Told } from '#kernel/told.ts'
import { everydayLoadsOf } from './everyday-loads.server.ts'
import type { Featured } from './featured.ts'
import { leastOffer } from './least-offer.ts'
import type { SizingServices } from './sized-catalogue.server.ts'
import { readTypicalPlace } from './typical-needs.server.ts'

/** The products that the home page names in a country, what each runs, and what the least complete system costs. */
export async function readFeatured(services: SizingServices, country: Country): Promise<Told<Featured>> {
  const [{ value: account, isWhole }, catalogue, place] = await Promise.all([
    readAccount(services),
    catalogueOf(services, country),
    readTypicalPlace(services, countryTable[country].defaultPlace),
  ])
  const named = new Set(account.featured[country].map(({ product }) => product))
  const shown = catalogue.filter(({ name }) => named.has(name))
  const loads = await everydayLoadsOf(services, country, shown)
  const products = shown.map((product) => {
    const { id, name, nameEn, price, currency } = product
    const load = loads.find(({ productId }) => productId === id) ?? null
    return { id, name, nameEn, price, currency, withoutPanels: isWithoutPanels(product), load }
  })
  return { value: { products, least: place.ok ? leastOffer(place.value) : null }, isWhole }
}
