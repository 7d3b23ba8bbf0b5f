import { Hono, type Context } from 'hono'
import { sessionCookie } from '#business/accounts/sign-in-library.server.ts'
import { appliances, categoriesFor } from '#business/energy/built-in-appliances.ts'
import { placesIn } from '#business/energy/built-in-places.ts'
import type { CalculatedAudit } from '#business/energy/calculated-audit.ts'
import { listedAppliance, listedCategory } from '#business/energy/listed-appliance.ts'
import { shownPresets } from '#business/energy/presets.server.ts'
import {
  requestAudit,
  requestComparison,
  requestRecommendation,
  requestYear,
} from '#business/energy/request-audit.server.ts'
import { segments, type Segment } from '#business/energy/segment.ts'
import { engineTablesOf } from '#business/energy/sized-catalogue.server.ts'
import { readFeatured } from '#business/energy/featured.server.ts'
import { listTypicalNeeds, readTypicalNeed, readTypicalPlace } from '#business/energy/typical-needs.server.ts'
import { serverText } from '#i18n/server-messages.server.ts'
import type { Services } from '#platform/services.server.ts'
import { packedJson } from '../packed-answer.ts'
import { countryOf } from '../path-and-query.ts'
import { problemResponse } from '../problems.ts'
import { readJson } from '../read-body.ts'
import { visitorOf } from '../visitor-of.ts'

/** The segment of `?segment=`: every one without it; null for one that is none. */
function segmentOf(c: Context): Segment | undefined | null {
  const asked = c.req.query('segment')
  return asked === undefined ? asked : (segments.find((segment) => segment === asked) ?? null)
}
const unknownSegment = { code: 'invalid', errors: [{ path: 'segment', code: 'unknown_segment' }] } as const

/**
 * Appliances, the places whose sun we know, the energy audit and the recommendation. `onAudit` is told of every audit of a
 * visitor that is answered.
 */
export function energyRoutes(services: Services, onAudit: (audit: CalculatedAudit) => void): Hono {
  return new Hono()
    .get('/appliances', (c) => c.json(appliances.map((appliance) => listedAppliance(appliance))))
    .get('/appliances/by-category', (c) => {
      const segment = segmentOf(c)
      if (segment === null) return problemResponse(c, unknownSegment)
      return c.json(categoriesFor(segment).map((category) => listedCategory(category)))
    })
    .get('/appliance-presets', async (c) => {
      const segment = segmentOf(c)
      if (segment === null) return problemResponse(c, unknownSegment)
      const { value, isWhole } = await shownPresets(services)
      const listed = value.filter((preset) => !segment || preset.segment === segment)
      return c.json(listed, 200, isWhole ? {} : { 'cache-control': 'no-store' })
    })
    .get('/places', (c) => {
      const country = countryOf(c)
      if (!country.ok) return problemResponse(c, country.problem)
      return c.json(placesIn(country.value).map(({ key, region, city }) => ({ key, region, city })))
    })
    .get('/featured', async (c) => {
      const country = countryOf(c)
      if (!country.ok) return problemResponse(c, country.problem)
      const { value, isWhole } = await readFeatured(services, country.value)
      return c.json(value, 200, isWhole ? {} : { 'cache-control': 'no-store' })
    })
    .get('/typical-needs', async (c) => c.json(await listTypicalNeeds(services)))
    .get('/typical-needs/:key', async (c) => {
      const country = countryOf(c)
      if (!country.ok) return problemResponse(c, country.problem)
      const outcome = await readTypicalNeed(services, c.req.param('key'), country.value)
      return outcome.ok ? c.json(outcome.value) : problemResponse(c, outcome.problem)
    })
    .get('/typical-places/:key', async (c) => {
      const outcome = await readTypicalPlace(services, c.req.param('key'))
      return outcome.ok ? c.json(outcome.value) : problemResponse(c, outcome.problem)
    })
    .get('/smart-solar-plan/tables', async (c) => {
      const country = countryOf(c)
      if (!country.ok) return problemResponse(c, country.problem)
      const { value, isWhole } = await engineTablesOf(services, country.value)
      return c.json(value, 200, isWhole ? {} : { 'cache-control': 'no-store' })
    })
    .post('/smart-solar-plan/calculate', async (c) => {
      const body = await readJson(c)
      // Staff who size a system for a customer are no visitors.
      const isStaff = c.req.header('cookie')?.includes(`${sessionCookie(services.settings)}=`)
      const outcome = body.ok ? await requestAudit(services, body.value, isStaff ? undefined : onAudit) : body
      return outcome.ok ? packedJson(c, outcome.value) : problemResponse(c, outcome.problem)
    })
    .post('/smart-solar-plan/year', async (c) => {
      const body = await readJson(c)
      const outcome = body.ok ? await requestYear(services, body.value) : body
      return outcome.ok ? c.json(outcome.value) : problemResponse(c, outcome.problem)
    })
    .post('/smart-solar-plan/compare', async (c) => {
      const body = await readJson(c)
      const outcome = body.ok ? await requestComparison(services, body.value) : body
      return outcome.ok ? c.json(outcome.value) : problemResponse(c, outcome.problem)
    })
    .post('/recommendation', async (c) => {
      const body = await readJson(c)
      const outcome = body.ok ? await requestRecommendation(services, body.value) : body
      if (!outcome.ok) return problemResponse(c, outcome.problem)
      const text = serverText[visitorOf(c.req.raw).language]
      return c.json({ ...outcome.value, message: text(`sizing.test.message.${outcome.value.messageCode}`) })
    })
}
