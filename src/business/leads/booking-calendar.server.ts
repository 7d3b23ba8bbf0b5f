import { and, between, eq, inArray } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { closedDaysOf } from '#business/company/closed-days.server.ts'
import { limitsOf } from '#kernel/office-limits.ts'
import { calendarQuestionSchema, type Booking, type BookingCalendar } from './booking-calendar.ts'
import { leadReference } from './lead.ts'
import { slotKinds, slotStart } from './slots.ts'
import { leads, slotBookings } from './tables.server.ts'

/** Who is expected on which days. Two queries. */
export const readCalendar = staffUseCase(
  { may: 'leads.work', input: calendarQuestionSchema },
  async ({ db }, { country, from, to }): Promise<BookingCalendar> => {
    const { leadId, kind, date, slot } = slotBookings
    const rows = await db
      .select({ leadId, name: leads.name, kind, status: leads.status, date, slot, updatedAt: leads.updatedAt })
      .from(slotBookings)
      .innerJoin(leads, eq(leads.id, leadId))
      .where(and(inArray(kind, slotKinds), eq(slotBookings.country, country), between(date, from, to)))
    const bookings = rows.map((row) =>
      Object.assign(row, { reference: leadReference(row.kind, row.leadId), updatedAt: row.updatedAt.toISOString() }),
    )
    const closedDays = await closedDaysOf(db, country, from)
    return { country, capacity: limitsOf(country).places, bookings: bookings.toSorted(byTime), closedDays }
  },
)

function byTime(a: Booking, b: Booking): number {
  const start = ({ kind, slot }: Booking) => slotStart(kind, slot) ?? 0
  return a.date.localeCompare(b.date) || start(a) - start(b) || a.leadId - b.leadId
}
