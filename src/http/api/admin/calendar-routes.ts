import { Hono } from 'hono'
import { cancelBooking } from '#business/leads/cancel-booking.server.ts'
import { readCalendar } from '#business/leads/booking-calendar.server.ts'
import { moveBooking } from '#business/leads/move-booking.server.ts'
import { closeDay, reopenDay } from '#business/company/close-day.server.ts'
import type { Services } from '#platform/services.server.ts'
import { idIn } from '../id-in.ts'
import { readJson } from '../read-json.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** Who is expected when, and when nobody can be. */
export function calendarRoutes(services: Services): Hono {
  return new Hono()
    .get('/calendar', async (c) => answerOutcome(c, await readCalendar(actingIn(c, services), c.req.query())))
    .put('/leads/:id/booking', async (c) => {
      const body = await readJson(c)
      return answerOutcome(c, body.ok ? await moveBooking(actingIn(c, services), idIn(c), body.value) : body)
    })
    .delete('/leads/:id/booking', async (c) =>
      answerOutcome(c, await cancelBooking(actingIn(c, services), idIn(c), c.req.query())),
    )
    .post('/closed-days', async (c) => {
      const body = await readJson(c)
      return answerOutcome(c, body.ok ? await closeDay(actingIn(c, services), body.value) : body, 201)
    })
    .delete('/closed-days/:id', async (c) => answerOutcome(c, await reopenDay(actingIn(c, services), idIn(c)), 204))
}
