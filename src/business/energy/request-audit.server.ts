import { defaultCountry } from '#kernel/country.ts'
import { type Outcome, done } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { AuditAnswer } from './audit-answer.ts'
import { auditRequestSchema, yearRequestSchema, type AuditRequest } from './audit-request.ts'
import { findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from './built-in-places.ts'
import { calculateAudit, calculateYear, type YearAnswer } from './calculate-audit.ts'
import type { CalculatedAudit } from './calculated-audit.ts'
import { compareRequestSchema, compareSystems, type Comparison } from './compare-systems.ts'
import { sizedCatalogueOf, type SizingServices } from './sized-catalogue.server.ts'
import type { RecommendationAnswer } from './recommendation-answer.ts'
import { recommend } from './recommend.ts'
import { recommendationRequestSchema } from './recommendation-request.ts'

/** The tables of the engine on the server: the built-in ones. */
export const auditTables = { findAppliance, findPlace, defaultPlaceOf }

/**
 * Sizes a system for a visitor's appliances and picks one from the catalogue of their country (Nigeria when they name none), and
 * tells of it: worked out once, as the same list is shown, shown again, kept as a quote and sent with a request. Refused as
 * `invalid`, with paths and codes, for a body that breaks a rule, an unknown appliance or place.
 */
export async function requestAudit(
  services: SizingServices,
  body: unknown,
  tell: (audit: CalculatedAudit) => void = () => {},
): Promise<Outcome<AuditAnswer>> {
  const request = await readRequest(services, body)
  if (!request.ok) return request
  const { country = defaultCountry, clientType: segment } = request.value.read
  const options = { bytes: () => bytesOfAudit, keep: (outcome: Outcome<AuditAnswer>) => outcome.ok }
  const outcome = await services.cache.read(`audit ${request.value.written}`, options, async () =>
    calculateAudit(request.value.read, auditTables, await sizedCatalogueOf(services, country)),
  )
  if (outcome.ok) tell({ country, segment, applianceIds: outcome.value.appliances.map((one) => one.applianceId) })
  return outcome
}

/**
 * A request as it was read, and written in one way however it came. A body that comes again is not read again: that takes longer than
 * the answer.
 */
type ReadRequest = { readonly read: AuditRequest; readonly written: string }

function readRequest({ cache }: SizingServices, body: unknown): Promise<Outcome<ReadRequest>> {
  const key = `audit request ${JSON.stringify(body)}`
  const options = { bytes: () => 4 * key.length, keep: (outcome: Outcome<ReadRequest>) => outcome.ok }
  return cache.read(key, options, () => {
    const request = parse(auditRequestSchema, body)
    return Promise.resolve(request.ok ? done({ read: request.value, written: JSON.stringify(request.value) }) : request)
  })
}

/** With its answer, which is written and packed once. */
const bytesOfAudit = 50_000

/**
 * Recommends a system for a peak power and two energies, under the sun of the country's default place. Refused as
 * `invalid`, with paths and codes, for a body that breaks a rule.
 */
export async function requestRecommendation(
  services: SizingServices,
  body: unknown,
): Promise<Outcome<RecommendationAnswer>> {
  const request = parse(recommendationRequestSchema, body)
  if (!request.ok) return request
  const country = request.value.country ?? defaultCountry
  return done(recommend(request.value, defaultPlaceOf[country], await sizedCatalogueOf(services, country)))
}

/**
 * Runs a chosen system through a year under the load of an audit. Refused as `invalid`, with paths and codes, for a body that breaks a
 * rule, an unknown appliance or place, a product that is no system of the country, units or panels that it does not take.
 */
export async function requestYear(services: SizingServices, body: unknown): Promise<Outcome<YearAnswer>> {
  const request = parse(yearRequestSchema, body)
  if (!request.ok) return request
  const { country = defaultCountry } = request.value
  return calculateYear(request.value, auditTables, await sizedCatalogueOf(services, country))
}

/**
 * Holds up to three products against the load of an audit. Refused as `invalid`, with paths and codes, for a body that breaks a rule, an
 * unknown appliance or place, a product that is no system of the country.
 */
export async function requestComparison(services: SizingServices, body: unknown): Promise<Outcome<Comparison>> {
  const request = parse(compareRequestSchema, body)
  if (!request.ok) return request
  const { country = defaultCountry } = request.value
  return compareSystems(request.value, auditTables, await sizedCatalogueOf(services, country))
}
