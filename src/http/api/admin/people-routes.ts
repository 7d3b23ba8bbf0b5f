import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { erasePerson } from '#business/privacy/erase-person.server.ts'
import { exportPerson } from '#business/privacy/export-person.server.ts'
import { findPerson } from '#business/privacy/find-person.server.ts'
import type { Services } from '#platform/services.server.ts'
import { problemResponse } from '../problems.ts'
import { readJson } from '../read-json.ts'
import { attachment } from './attachment.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** What is known of a person. Whom to look for is in the body: an address or a phone belongs in no log of addresses. */
export function privacyRoutes(services: Services): Hono {
  return new Hono()
    .post('/people/find', async (c) => {
      const body = await readJson(c)
      return answerOutcome(c, body.ok ? await findPerson(actingIn(c, services), body.value) : body)
    })
    .post('/people/export', async (c) => {
      const body = await readJson(c)
      const outcome = body.ok ? await exportPerson(actingIn(c, services), body.value) : body
      if (!outcome.ok) return problemResponse(c, outcome.problem)
      const { name, content } = outcome.value
      return new Response(Readable.toWeb(Readable.from(content, { objectMode: false })) as ReadableStream, {
        headers: attachment(name, 'application/zip'),
      })
    })
    .post('/people/erase', async (c) => {
      const body = await readJson(c)
      return answerOutcome(c, body.ok ? await erasePerson(actingIn(c, services), body.value) : body)
    })
}
