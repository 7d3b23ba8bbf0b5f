import { Hono } from 'hono'
import { documentRules } from '#business/financing/document-upload.ts'
import { uploadDocument } from '#business/financing/upload-document.server.ts'
import type { Problem } from '#kernel/problem.ts'
import type { UploadRequest } from '#platform/files/receive-upload.server.ts'
import { createUploadQuota } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { createApplicationCookie } from '../application-cookie.ts'
import { problemResponse } from '../problems.ts'
import { answerResumably, resumablePath } from '../resumable-uploads.ts'
import { sameOrigin } from '../same-origin.ts'
import { withinUploadQuota } from '../upload-request.ts'

/** Documents of applications: sent whole, or in several goes (the tus protocol, tus.io) where the network drops. */
export function documentRoutes(services: Services): Hono {
  const cookie = createApplicationCookie(services.settings)
  const quota = createUploadQuota(services)
  const onlyOurs = sameOrigin(services.settings.publicUrl)
  return new Hono()
    .use('/documents/*', onlyOurs)
    .post('/documents/upload', async (c) => {
      c.header('cache-control', 'no-store')
      const refuse = (problem: Problem) => problemResponse(c, problem)
      const answer = async (request: UploadRequest) => {
        const outcome = await uploadDocument(services, await cookie.read(c), request, quota)
        return outcome.ok ? c.json(outcome.value, 201) : refuse(outcome.problem)
      }
      return withinUploadQuota(c, services, quota, documentRules.field, answer, refuse)
    })
    .all(`${resumablePath}/:id?`, async (c) => answerResumably(c, services, await cookie.read(c), quota))
}
