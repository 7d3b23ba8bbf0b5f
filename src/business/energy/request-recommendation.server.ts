import type { CatalogueServices } from '#business/catalogue/product-queries.server.ts'
import { defaultCountry } from '#kernel/country.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { defaultPlaceOf } from './built-in-places.ts'
import type { RecommendationAnswer } from './recommendation-answer.ts'
import { recommend } from './recommend.ts'
import { recommendationRequestSchema } from './recommendation-request.ts'
import { sizedCatalogueOf } from './sized-catalogue.server.ts'

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
