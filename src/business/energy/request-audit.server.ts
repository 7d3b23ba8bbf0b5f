import type { CatalogueServices } from '#business/catalogue/product-queries.server.ts'
import { defaultCountry } from '#kernel/country.ts'
import { type Outcome, done } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { AuditAnswer } from './audit-answer.ts'
import { auditRequestSchema } from './audit-request.ts'
import { findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from './built-in-places.ts'
import { calculateAudit } from './calculate-audit.ts'
import type { CalculatedAudit } from './calculated-audit.ts'
import { sizedCatalogueOf } from './sized-catalogue.server.ts'
import type { RecommendationAnswer } from './recommendation-answer.ts'
import { recommend } from './recommend.ts'
import { recommendationRequestSchema } from './recommendation-request.ts'

const tables = { findAppliance, findPlace, defaultPlaceOf }

/**
 * Sizes a system for a visitor's appliances and picks one from the catalogue of their country (Nigeria when they name
 * none), and tells of it. Refused as `invalid`, with paths and codes, for a body that breaks a rule, an unknown appliance
 * or place.
 */
export async function requestAudit(
  services: CatalogueServices,
  body: unknown,
  tell: (audit: CalculatedAudit) => void = () => {},
): Promise<Outcome<AuditAnswer>> {
  const request = parse(auditRequestSchema, body)
  if (!request.ok) return request
  const { country = defaultCountry, clientType: segment } = request.value
  const outcome = calculateAudit(request.value, tables, await sizedCatalogueOf(services, country))
  if (outcome.ok) tell({ country, segment, applianceIds: outcome.value.appliances.map((one) => one.applianceId) })
  return outcome
}

/**
 * Recommends a system for a peak power and two energies, under the sun of the country's default place. Refused as
 * `invalid`, with paths and codes, for a body that breaks a rule.
 */
export async function requestRecommendation(
  services: CatalogueServices,
  body: unknown,
): Promise<Outcome<RecommendationAnswer>> {
  const request = parse(recommendationRequestSchema, body)
  if (!request.ok) return request
  const country = request.value.country ?? defaultCountry
  return done(recommend(request.value, defaultPlaceOf[country], await sizedCatalogueOf(services, country)))
}
