import { Hono } from 'hono'
import { uploadDocument } from '#business/financing/upload-document.server.ts'
import type { Services } from '#platform/services.server.ts'
import { createApplicationCookie } from '../application-cookie.ts'
import { problemResponse } from '../problems.ts'
import { answerResumably, resumablePath } from '../resumable-uploads.ts'
import { sameOrigin } from '../same-origin.ts'
import { uploadRequest } from '../upload-request.ts'

/** Documents of applications: sent whole, or in several goes (the tus protocol, tus.io) where the network drops. */
export function documentRoutes(services: Services): Hono {
  const cookie = createApplicationCookie(services.settings)
  const onlyOurs = sameOrigin(services.settings.publicUrl)
  return new Hono()
    .use('/documents/*', onlyOurs)
    .post('/documents/upload', async (c) => {
      const outcome = await uploadDocument(services, await cookie.read(c), uploadRequest(c))
      c.header('cache-control', 'no-store')
      return outcome.ok ? c.json(outcome.value, 201) : problemResponse(c, outcome.problem)
    })
    .all(`${resumablePath}/:id?`, async (c) => answerResumably(c, services, await cookie.read(c)))
}
