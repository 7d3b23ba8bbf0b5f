import { and, between, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { addDays, wallClock } from '#kernel/calendar-date.ts'
import { countries, countryTable, defaultCountry, type Country } from '#kernel/country.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { ComingBooking, LeadsToday } from './leads-today.ts'
import { slotKinds, slotStart } from './slots.ts'
import { leads, slotBookings } from './tables.server.ts'

/** New requests, next steps that are due, and who comes today or tomorrow. Two queries. */
export const leadsToday = staffUseCase({ may: 'leads.work' }, async ({ db, by, now }): Promise<LeadsToday> => {
  const at = now()
  const today = (country: Country) => wallClock(at, countryTable[country].timeZone).date
  const mine = and(
    eq(leads.assigneeId, by.id),
    lte(leads.nextStepOn, today(defaultCountry)),
    inArray(leads.status, ['new', 'contacted', 'qualified']),
  )
  const [figures] = await db
    .select({ new: db.$count(leads, eq(leads.status, 'new')), due: db.$count(leads, mine) })
    .from(sql`(values (1)) as one`)
  return { new: figures?.new ?? 0, due: figures?.due ?? 0, bookings: await comingBookings(db, today) }
})

async function comingBookings(db: Queryable, today: (country: Country) => string): Promise<ComingBooking[]> {
  const { leadId, kind, country, date, slot } = slotBookings
  const days = countries.map((one) => and(eq(country, one), between(date, today(one), addDays(today(one), 1))))
  const rows = await db
    .select({ leadId, name: leads.name, kind, country, date, slot })
    .from(slotBookings)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(and(inArray(kind, slotKinds), or(...days), ne(leads.status, 'spam')))
  return rows
    .map((row) => Object.assign(row, { isToday: row.date === today(row.country) }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || startOf(a) - startOf(b) || a.leadId - b.leadId)
}

const startOf = ({ kind, slot }: Pick<ComingBooking, 'kind' | 'slot'>) => slotStart(kind, slot) ?? 0
