import { Hono } from 'hono'
import { addStaff } from '#business/accounts/add-staff.server.ts'
import { readAuditLog } from '#business/accounts/audit-log.server.ts'
import { changeStaff, removeStaff } from '#business/accounts/change-staff.server.ts'
import { listStaff } from '#business/accounts/staff-queries.server.ts'
import type { Services } from '#platform/services.server.ts'
import { readJson } from '../read-json.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** Staff accounts, and who did what. */
export function staffRoutes(services: Services): Hono {
  return new Hono()
    .get('/staff', async (c) => answerOutcome(c, await listStaff(actingIn(c, services))))
    .post('/staff', async (c) => {
      const body = await readJson(c)
      return answerOutcome(c, body.ok ? await addStaff(actingIn(c, services), body.value) : body, 201)
    })
    .patch('/staff/:id', async (c) => {
      const body = await readJson(c)
      return answerOutcome(c, body.ok ? await changeStaff(actingIn(c, services), c.req.param('id'), body.value) : body)
    })
    .delete('/staff/:id', async (c) =>
      answerOutcome(c, await removeStaff(actingIn(c, services), c.req.param('id')), 204),
    )
    .get('/audit-log', async (c) => answerOutcome(c, await readAuditLog(actingIn(c, services), c.req.query())))
}
