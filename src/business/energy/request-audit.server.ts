import type { CatalogueMemory } from '#business/catalogue/catalogue-memory.server.ts'
import { defaultCountry } from '#kernel/country.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { AuditAnswer } from './audit-answer.ts'
import { auditRequestSchema } from './audit-request.ts'
import { findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from './built-in-places.ts'
import { calculateAudit } from './calculate-audit.ts'
import { sizedOnce } from './sized-catalogue.ts'

const tables = { findAppliance, findPlace, defaultPlaceOf }

/**
 * Sizes a system for a visitor's appliances and picks one from the catalogue of their country (Nigeria when they name
 * none). Refused as `invalid`, with paths and codes, for a body that breaks a rule, an unknown appliance or place.
 */
export async function requestAudit(catalogue: CatalogueMemory, body: unknown): Promise<Outcome<AuditAnswer>> {
  const request = parse(auditRequestSchema, body)
  if (!request.ok) return request
  const products = await catalogue.products(request.value.country ?? defaultCountry)
  return calculateAudit(request.value, tables, sizedOnce(products))
}
