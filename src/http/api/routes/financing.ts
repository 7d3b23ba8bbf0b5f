import { Hono, type Context } from 'hono'
import { applicationPage } from '#business/financing/application-page.ts'
import { findOwnApplication, listOwnApplications } from '#business/financing/application-queries.server.ts'
import { applyForFinancing, isRepeatedApply, changePlan } from '#business/financing/apply-for-financing.server.ts'
import { calculatePlan } from '#business/financing/calculate-plan.server.ts'
import { openStatusLink, statusLinkPath } from '#business/financing/status-link.server.ts'
import { issueOwnStatusLink, submitApplication } from '#business/financing/submit-application.server.ts'
import { createRateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { createApplicationCookie, type ApplicationCookie } from '../application-cookie.ts'
import { clientNetwork } from '../client-address.ts'
import { packedJson } from '../packed-answer.ts'
import { idIn, noId } from '../path-and-query.ts'
import { problemResponse } from '../problems.ts'
import { readJson } from '../read-body.ts'
import { sameOrigin } from '../same-origin.ts'
import { visitorOf } from '../visitor-of.ts'
import { onceWithinLimit } from '../within-limit.ts'

/** Applications begun from one address: a carrier puts thousands of phones behind one. */
const begunPerHour = 60

/**
 * What a plan costs, and applications for one. Status links of before they had an address of their own ({@link statusLinkRoutes})
 * are good for a year.
 */
export function financingRoutes(services: Services): Hono {
  const cookie = createApplicationCookie(services.settings)
  const limit = createRateLimit(services, 'application', begunPerHour)
  const onlyOurs = sameOrigin(services.settings.publicUrl)
  return new Hono()
    .use('/financing/apply', onlyOurs)
    .use('/financing/applications/*', onlyOurs)
    .post('/financing/calculate', async (c) => {
      const body = await readJson(c)
      const outcome = body.ok ? await calculatePlan(services, body.value) : body
      return outcome.ok ? packedJson(c, outcome.value) : problemResponse(c, outcome.problem)
    })
    .post('/financing/apply', async (c) => {
      const body = await readJson(c)
      if (!body.ok) return problemResponse(c, body.problem)
      const { language } = visitorOf(c.req.raw)
      const idempotencyKey = c.req.header('idempotency-key')
      const origin = { language, idempotencyKey, network: clientNetwork(c, services.settings.trustProxy) }
      const turn = idempotencyKey ? `apply\n${idempotencyKey}` : null
      const isRepeat = () => isRepeatedApply(services.db, origin)
      return onceWithinLimit(c, services, limit, { turn, isRepeat }, async () => {
        const outcome = await applyForFinancing(services, body.value, origin)
        if (!outcome.ok) return problemResponse(c, outcome.problem)
        if (outcome.value.access) await cookie.add(c, outcome.value.access)
        return ownersOnly(c).json(outcome.value.receipt, 201)
      })
    })
    .get('/financing/applications', async (c) =>
      ownersOnly(c).json(await listOwnApplications(services.db, await cookie.read(c))),
    )
    .get('/financing/applications/:id', async (c) => {
      const outcome = await findOwnApplication(services.db, await cookie.read(c), idIn(c))
      return outcome.ok ? ownersOnly(c).json(outcome.value) : problemResponse(c, outcome.problem)
    })
    .patch('/financing/applications/:id', async (c) => {
      const body = await readJson(c)
      const outcome = body.ok ? await submitApplication(services, await cookie.read(c), idIn(c), body.value) : body
      return outcome.ok ? ownersOnly(c).json(outcome.value) : problemResponse(c, outcome.problem)
    })
    .put('/financing/applications/:id/plan', async (c) => {
      const body = await readJson(c)
      const outcome = body.ok ? await changePlan(services, await cookie.read(c), idIn(c), body.value) : body
      return outcome.ok ? ownersOnly(c).json(outcome.value) : problemResponse(c, outcome.problem)
    })
    .post('/financing/applications/:id/status-link', async (c) => {
      const outcome = await issueOwnStatusLink(services, await cookie.read(c), idIn(c))
      return outcome.ok ? ownersOnly(c).json(outcome.value) : problemResponse(c, outcome.problem)
    })
    .get('/financing/status-link', (c) => exchange(c, services, cookie))
}

/** The address of the links that open an application in any browser. */
export function statusLinkRoutes(services: Services): Hono {
  const cookie = createApplicationCookie(services.settings)
  return new Hono().get(statusLinkPath, (c) => exchange(c, services, cookie))
}

/** Exchanges the token of a status link for the cookie and goes on to the page, so that no address holds the token. */
async function exchange(c: Context, services: Services, cookie: ApplicationCookie): Promise<Response> {
  c.header('referrer-policy', 'no-referrer')
  const link = await openStatusLink(services, c.req.query('token') ?? '')
  if (!link.ok) {
    const isPerson = c.req.header('accept')?.includes('text/html')
    return isPerson ? ownersOnly(c).redirect(applicationPage(noId), 303) : problemResponse(ownersOnly(c), link.problem)
  }
  const { access, language } = link.value
  await cookie.add(c, access)
  const page = applicationPage(access.id)
  return ownersOnly(c).redirect(language === visitorOf(c.req.raw).language ? page : `${page}?lang=${language}`, 303)
}

/** What one visitor's cookie opens is kept by nobody on its way. */
function ownersOnly(c: Context): Context {
  c.header('cache-control', 'no-store')
  return c
}
