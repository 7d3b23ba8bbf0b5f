import * as z from 'zod/mini'
import { productSchema } from '#business/catalogue/product.ts'
import { countries, countryTable, perCountry, type Country } from '#kernel/country.ts'
import type { AuditTables } from './audit-case.ts'
import { listedApplianceSchema } from './listed-appliance.ts'
import { listedPlaceSchema } from './listed-place.ts'
import { sizeCatalogue, type SizedCatalogue } from './sized-catalogue.ts'

const engineProductSchema = z.pick(productSchema, {
  id: true,
  slug: true,
  name: true,
  nameEn: true,
  manufacturer: true,
  capacity: true,
  batteryCapacity: true,
  features: true,
  featuresEn: true,
  useCase: true,
  systemType: true,
  imageUrl: true,
  price: true,
  currency: true,
  ratings: true,
  panel: true,
})
export type EngineProduct = z.infer<typeof engineProductSchema>

/** All that the engine reads beside a request, for one country: with it a device without a network answers as the server does. */
export const engineTablesSchema = z.object({
  appliances: z.readonly(z.array(listedApplianceSchema)),
  places: z.readonly(
    z.array(
      z.extend(listedPlaceSchema, {
        country: z.enum(countries),
        latitude: z.number(),
        longitude: z.number(),
        monthly: z.readonly(z.array(z.number())).check(z.describe('Peak sun hours, January first.')),
        annual: z.number(),
      }),
    ),
  ),
  products: z.readonly(z.array(engineProductSchema)),
  costs: z.object({
    panelPricePerW: z.nullable(z.number()),
    installationShare: z.number(),
    installationMinimum: z.number(),
  }),
})
export type EngineTables = Readonly<z.infer<typeof engineTablesSchema>>

/** The engine's tables as they were told. */
export function engineOf(
  { appliances, places, products, costs }: EngineTables,
  country: Country,
): { readonly tables: AuditTables; readonly catalogue: SizedCatalogue } {
  const placeOf = (key: string) => places.find((place) => place.key === key)
  const usual = placeOf(countryTable[country].defaultPlace)
  if (!usual) throw new Error(`the tables of ${country} lack its default place`)
  return {
    tables: {
      findAppliance: (id) => appliances.find((appliance) => appliance.id === id),
      findPlace: placeOf,
      defaultPlaceOf: perCountry(() => usual),
    },
    catalogue: sizeCatalogue(products, costs),
  }
}
