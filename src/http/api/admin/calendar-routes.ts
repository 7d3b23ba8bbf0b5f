import { Hono } from 'hono'
import { readCalendar } from '#business/leads/booking-calendar.server.ts'
import { cancelBooking, moveBooking } from '#business/leads/change-booking.server.ts'
import { closeDay, reopenDay } from '#business/company/close-day.server.ts'
import type { Services } from '#platform/services.server.ts'
import { idIn } from '../id-in.ts'
import { actingIn, answerBody, answerOutcome } from './staff-context.ts'

/** Who is expected when, and when nobody can be. */
export function calendarRoutes(services: Services): Hono {
  return new Hono()
    .get('/calendar', async (c) => answerOutcome(c, await readCalendar(actingIn(c, services), c.req.query())))
    .put('/leads/:id/booking', (c) => answerBody(c, (body) => moveBooking(actingIn(c, services), body, idIn(c))))
    .delete('/leads/:id/booking', async (c) =>
      answerOutcome(c, await cancelBooking(actingIn(c, services), c.req.query(), idIn(c))),
    )
    .post('/closed-days', (c) => answerBody(c, (body) => closeDay(actingIn(c, services), body), 201))
    .delete('/closed-days/:id', async (c) => answerOutcome(c, await reopenDay(actingIn(c, services), idIn(c)), 204))
}
