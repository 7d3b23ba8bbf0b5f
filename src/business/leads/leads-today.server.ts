import { and, between, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { countries, type Country } from '#kernel/country.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { dialledNumber, phoneKeyOf } from '#platform/phone-number.server.ts'
import type { InboxLead } from './admin-lead.ts'
import { askedWords, asInboxLead, countedLeads, dueWithin, listed, ofTrack, todayAt } from './lead-inbox.server.ts'
import { orderOf } from './lead-order.server.ts'
import type { ComingBooking, DueStep, LeadsToday } from './leads-today.ts'
import { slotKinds, slotStart } from './slots.ts'
import { leads, slotBookings } from './tables.server.ts'

/** As many as can be worked through in a day, and more. */
const mostSteps = 50
const mostWaiting = 20
const mostStepless = 5

/** Requests that wait for a first answer, next steps that are due or will be within the week, requests without one, and who comes today or tomorrow. Five queries; of no kind are all counted. */
export const leadsToday = staffUseCase({ may: 'leads.work' }, async ({ db, by, now }): Promise<LeadsToday> => {
  const at = now()
  const today = todayAt(at)
  const isOpenToMe = or(eq(leads.assigneeId, by.id), isNull(leads.assigneeId))
  const isDue = and(isOpenToMe, dueWithin('by today', at))
  // Nobody promised an answer to whoever comes from a table: those are without a step.
  const isNew = and(eq(leads.status, 'new'), ofTrack('sales'), ne(leads.channel, 'import'))
  const isMineThisWeek = and(eq(leads.assigneeId, by.id), ofTrack('sales'), dueWithin('week', at))
  const isStepless = and(isOpenToMe, ofTrack('sales'), dueWithin('none', at))
  const [figures] = await db
    .select({
      new: countedLeads(db, isNew),
      due: countedLeads(db, isDue),
      week: countedLeads(db, isMineThisWeek),
      stepless: countedLeads(db, isStepless),
    })
    .from(sql`(values (1)) as one`)
  const waiting = await listed(db)
    .where(and(isNew, isOpenToMe))
    .orderBy(...orderOf('oldest'))
    .limit(mostWaiting)
  const rows = await listed(db)
    .where(and(isOpenToMe, dueWithin('by week', at)))
    .orderBy(...orderOf('due'))
    .limit(mostSteps)
  const stepless = await listed(db)
    .where(isStepless)
    .orderBy(...orderOf('newest'))
    .limit(mostStepless)
  return {
    new: figures?.new ?? 0,
    due: figures?.due ?? 0,
    week: figures?.week ?? 0,
    stepless: figures?.stepless ?? 0,
    firstStepless: stepless.map(asInboxLead),
    waiting: waiting.map(asInboxLead),
    steps: rows.map(asInboxLead).flatMap((lead) => dueStepOf(lead, today(lead.country))),
    bookings: await comingBookings(db, today),
  }
})

function dueStepOf(lead: InboxLead, today: CalendarDate): readonly DueStep[] {
  const { id: leadId, reference, kind, town, country, language, name, email, phone, dialledNumber: dialled } = lead
  const { status, assigneeId, nextStep, usualStep, nextStepOn, updatedAt, unanswered, asked } = lead
  if (nextStepOn === null) return []
  const person = {
    name,
    email,
    phone,
    dialledNumber: dialled,
    town,
    country,
    language,
  }
  const day = {
    nextStepOn,
    isOverdue: nextStepOn < today,
    isLater: nextStepOn > today,
    isOwned: assigneeId !== null,
  }
  return [
    {
      leadId,
      reference,
      kind,
      status,
      ...person,
      asked,
      nextStep,
      usualStep,
      updatedAt,
      unanswered,
      ...day,
    },
  ]
}

async function comingBookings(db: Queryable, today: (country: Country) => string): Promise<ComingBooking[]> {
  const { leadId, kind, country, date, slot, address } = slotBookings
  const days = countries.map((one) => and(eq(country, one), between(date, today(one), addDays(today(one), 1))))
  const { name, email, phone, phoneKey: key, language } = leads
  const rows = await db
    .select({
      leadId,
      name,
      email,
      phone,
      key,
      language,
      kind,
      country,
      date,
      slot,
      address,
      words: askedWords,
      assigneeName: staff.name,
    })
    .from(slotBookings)
    .innerJoin(leads, eq(leads.id, leadId))
    .leftJoin(staff, eq(staff.id, leads.assigneeId))
    .where(and(inArray(kind, slotKinds), or(...days), isNull(slotBookings.outcome), ne(leads.status, 'spam')))
  return rows
    .map(({ key: stored, ...row }) => {
      const dialled = dialledNumber(stored ?? phoneKeyOf(row.phone, row.country))
      return Object.assign(row, {
        dialledNumber: dialled,
        isToday: row.date === today(row.country),
      })
    })
    .toSorted((a, b) => a.date.localeCompare(b.date) || startOf(a) - startOf(b) || a.leadId - b.leadId)
}

const startOf = ({ kind, slot }: Pick<ComingBooking, 'kind' | 'slot'>) => slotStart(kind, slot) ?? 0
