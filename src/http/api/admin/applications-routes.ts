import { Hono } from 'hono'
import { decideApplication } from '#business/financing/decide-application.server.ts'
import { isShownInPlace } from '#business/financing/document-shown.ts'
import { readApplicationDocument } from '#business/financing/read-application-document.server.ts'
import { openApplication } from '#business/financing/review-application.server.ts'
import { listApplications } from '#business/financing/review-applications.server.ts'
import type { Services } from '#platform/services.server.ts'
import { idIn } from '../id-in.ts'
import { problemResponse } from '../problems.ts'
import { readJson } from '../read-json.ts'
import { attachment, fileResponse } from './attachment.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** Applications for financing, to those who decide on them. */
export function applicationReviewRoutes(services: Services): Hono {
  return new Hono()
    .get('/applications', async (c) => answerOutcome(c, await listApplications(actingIn(c, services), c.req.query())))
    .get('/applications/:id', async (c) => answerOutcome(c, await openApplication(actingIn(c, services), idIn(c))))
    .patch('/applications/:id', async (c) => {
      const body = await readJson(c)
      return answerOutcome(c, body.ok ? await decideApplication(actingIn(c, services), idIn(c), body.value) : body)
    })
    .get('/applications/:id/documents/:documentId', async (c) => {
      const outcome = await readApplicationDocument(actingIn(c, services), idIn(c), idIn(c, 'documentId'))
      if (!outcome.ok) return problemResponse(c, outcome.problem)
      const { name, mediaType, size, content } = outcome.value
      const headers = new Headers(attachment(name, mediaType))
      if (isShownInPlace(mediaType)) {
        headers.set('content-disposition', (headers.get('content-disposition') ?? '').replace('attachment', 'inline'))
      }
      headers.set('content-length', String(size))
      return fileResponse(c, content, headers)
    })
}
