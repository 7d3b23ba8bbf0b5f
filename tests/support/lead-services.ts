import { createCatalogueMemory } from '#business/catalogue/catalogue-memory.server.ts'
import { listProducts } from '#business/catalogue/product-queries.server.ts'
import type { LeadServices } from '#business/leads/store-lead.server.ts'
import type { TestDatabase } from './database.ts'

/** What the verbs of visitors' requests need: the catalogue is read once, with the first audit that comes along. */
export function leadServices({ db, services }: Pick<TestDatabase, 'db' | 'services'>): LeadServices {
  return { ...services, catalogue: createCatalogueMemory((country) => listProducts(db, country)) }
}

/** A home that made an energy audit: the body of the calculate call. */
export const homeAudit = {
  applianceUsage: [
    { applianceId: 2, quantity: 2, hoursDay: 8, hoursNight: 16, isEssential: true },
    { applianceId: 11_213, quantity: 1, hoursDay: 0, hoursNight: 4, isEssential: false },
  ],
  backupHours: 12,
  clientType: 'residential',
  country: 'cm',
  place: 'lagos',
  grid: false,
} as const
