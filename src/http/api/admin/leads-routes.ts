import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { changeLead } from '#business/leads/change-lead.server.ts'
import { exportLeads } from '#business/leads/export-leads.server.ts'
import { findLead, openLeadFile } from '#business/leads/lead-detail.server.ts'
import { countNewLeads, listAssignees, listLeads } from '#business/leads/lead-inbox.server.ts'
import type { Services } from '#platform/services.server.ts'
import { idIn } from '../id-in.ts'
import { problemResponse } from '../problems.ts'
import { attachment, fileResponse } from './attachment.ts'
import { actingIn, answerBody, answerOutcome } from './staff-context.ts'

/** The inbox: what visitors asked, and what staff make of it. */
export function leadInboxRoutes(services: Services): Hono {
  return new Hono()
    .get('/leads', async (c) => answerOutcome(c, await listLeads(actingIn(c, services), c.req.query())))
    .get('/leads.csv', async (c) => {
      const outcome = await exportLeads(actingIn(c, services), c.req.query())
      if (!outcome.ok) return problemResponse(c, outcome.problem)
      const headers = attachment('requests.csv', 'text/csv; charset=utf-8')
      return new Response(Readable.toWeb(Readable.from(outcome.value, { objectMode: false })) as ReadableStream, {
        headers,
      })
    })
    .get('/leads/assignees', async (c) => answerOutcome(c, await listAssignees(actingIn(c, services))))
    .get('/leads/figures', async (c) => answerOutcome(c, await countNewLeads(actingIn(c, services))))
    .get('/leads/:id', async (c) => answerOutcome(c, await findLead(actingIn(c, services), idIn(c))))
    .get('/leads/:id/file', async (c) => {
      const outcome = await openLeadFile(actingIn(c, services), idIn(c))
      if (!outcome.ok) return problemResponse(c, outcome.problem)
      const { name, content } = outcome.value
      return fileResponse(c, content, attachment(name, 'application/octet-stream'))
    })
    .patch('/leads/:id', (c) => answerBody(c, (body) => changeLead(actingIn(c, services), body, idIn(c))))
}
