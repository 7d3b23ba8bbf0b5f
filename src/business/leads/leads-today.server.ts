import { and, between, eq, inArray, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { whoseWorkSchema, type WorkShare } from '#business/accounts/whose-work.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { unsentQuotes } from '#business/quotes/admin-quotes.server.ts'
import { countries, type Country } from '#kernel/country.ts'
import { countEach } from '#platform/database/count-few.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { dialledNumber, phoneKeyOf } from '#platform/phone-number.server.ts'
import type { InboxLead } from './admin-lead.ts'
import { lastContactAt } from './last-contact.server.ts'
import { askedWords, asInboxLead, countedLeads, dueWithin, listed, ofTrack, todayAt } from './lead-inbox.server.ts'
import { orderOf } from './lead-order.server.ts'
import type { ComingBooking, DueStep, LeadsToday } from './leads-today.ts'
import { slotKinds, slotStart } from './slots.ts'
import { leads, slotBookings } from './tables.server.ts'

/** As many as can be worked through in a day, and more. */
const mostSteps = 50
const mostWaiting = 20
const mostStepless = 5

/** Requests that wait for a first answer, next steps that are due or will be within the week, requests without one, and who comes today or tomorrow, of one's own within the week. Six queries; of no kind are all counted. */
export const leadsToday = staffUseCase(
  { may: 'leads.work', input: whoseWorkSchema },
  async ({ db, by, now }, { whose }): Promise<LeadsToday> => {
    const at = now()
    const today = todayAt(at)
    const isMine = eq(leads.assigneeId, by.id)
    // What is nobody's is everybody's own until somebody takes it.
    const isMineOrNobodys = or(isMine, isNull(leads.assigneeId))
    const isAsked = whose === 'mine' ? isMineOrNobodys : undefined
    const isPlanned = dueWithin('by week', at)
    // Nobody promised an answer to whoever comes from a table: those are without a step.
    const isNew = and(eq(leads.status, 'new'), ofTrack('sales'), ne(leads.channel, 'import'))
    const isStepless = and(ofTrack('sales'), dueWithin('none', at))
    const counted = (...rows: (SQL | undefined)[]) =>
      sql<number>`${sql.join(
        rows.map((row) => countedLeads(db, row)),
        sql` + `,
      )}`
    // Whose next step is due stands there with that step alone.
    const rowsOf = (owner: SQL | undefined) =>
      [isPlanned, and(isNew, isPlanned && not(isPlanned)), isStepless].map((row) => and(owner, row))
    const figures = await countEach(db, {
      new: countedLeads(db, and(isAsked, isNew)),
      due: countedLeads(db, and(isAsked, dueWithin('by today', at))),
      week: countedLeads(db, and(isMine, ofTrack('sales'), dueWithin('week', at))),
      planned: countedLeads(db, and(isAsked, isPlanned)),
      stepless: countedLeads(db, and(isAsked, isStepless)),
      owned: counted(...rowsOf(isMine)),
      mine: counted(...rowsOf(isMineOrNobodys)),
      everybody: counted(...rowsOf(undefined)),
    })
    const waiting = await listed(db)
      .where(and(isNew, isAsked))
      .orderBy(...orderOf('oldest'))
      .limit(mostWaiting)
    const steps = await listed(db)
      .where(and(isAsked, isPlanned))
      .orderBy(...orderOf('due'))
      .limit(mostSteps)
    const stepless = await listed(db)
      .where(and(isAsked, isStepless))
      .orderBy(sql`${lastContactAt} desc nulls last`, ...orderOf('newest'))
      .limit(mostStepless)
    const unsent = await unsentQuotes(
      db,
      [...steps, ...stepless].map(({ id }) => id),
      at,
    )
    const unsentQuoteOf = ({ id }: Pick<InboxLead, 'id'>) => unsent.get(id) ?? null
    const coming = await comingBookings(db, { today, isMine, hasRow: or(isNew, isPlanned) })
    const own = coming.filter(({ assigneeId }) => assigneeId === by.id)
    const soon = coming.filter(({ isSoon }) => isSoon)
    const nobodys = soon.filter(({ assigneeId }) => assigneeId === null)
    // What is further away is one row with the answer or the step of its request.
    const told = new Set([...waiting, ...steps].map(({ id }) => id))
    const ownBookings = own.filter(({ isSoon, hasRow }) => isSoon || !hasRow).length
    const share: WorkShare = {
      mine: figures.mine + ownBookings + nobodys.length,
      everybody: figures.everybody + soon.length,
    }
    return {
      share,
      owned: figures.owned + ownBookings,
      new: figures.new,
      due: figures.due,
      week: figures.week,
      planned: figures.planned,
      stepless: figures.stepless,
      firstStepless: stepless.map((row) => Object.assign(asInboxLead(row), { unsentQuote: unsentQuoteOf(row) })),
      waiting: waiting.map(asInboxLead),
      steps: steps.map(asInboxLead).flatMap((lead) => dueStepOf(lead, today(lead.country), unsentQuoteOf(lead))),
      bookings: (whose === 'mine'
        ? coming.filter(({ assigneeId, isSoon, leadId }) =>
            isSoon ? assigneeId === null || assigneeId === by.id : !told.has(leadId),
          )
        : soon
      ).map(({ hasRow: _, isSoon: __, ...booking }) => booking),
    }
  },
)

function dueStepOf(lead: InboxLead, today: CalendarDate, unsentQuote: string | null): readonly DueStep[] {
  const { id: leadId, reference, kind, town, country, language, name, email, phone, dialledNumber: dialled } = lead
  const { status, assigneeId, assigneeName, nextStep, usualStep, nextStepOn, updatedAt, unanswered, asked } = lead
  const { firstContactAt, answerDueAt, createdAt, nextStepTime, bookedAt } = lead
  if (nextStepOn === null) return []
  const clock = { firstContactAt, answerDueAt, createdAt, nextStepTime, bookedAt }
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
      assigneeId,
      assigneeName,
      ...clock,
      updatedAt,
      unanswered,
      unsentQuote,
      ...day,
    },
  ]
}

type Coming = ComingBooking & {
  /** Today or tomorrow. */
  readonly isSoon: boolean
  /** Its request stands among the answers or the steps. */
  readonly hasRow: boolean
}

type Asked = {
  readonly today: (country: Country) => CalendarDate
  readonly isMine: SQL
  readonly hasRow: SQL | undefined
}

/** Who is expected today or tomorrow, of one's own until the seventh day after today. */
async function comingBookings(db: Queryable, { today, isMine, hasRow }: Asked): Promise<Coming[]> {
  const { leadId, kind, country, date, slot, address } = slotBookings
  const within = (ahead: number) =>
    or(...countries.map((one) => and(eq(country, one), between(date, today(one), addDays(today(one), ahead)))))
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
      assigneeId: leads.assigneeId,
      assigneeName: staff.name,
      hasRow: sql<boolean>`(${hasRow})`,
    })
    .from(slotBookings)
    .innerJoin(leads, eq(leads.id, leadId))
    .leftJoin(staff, eq(staff.id, leads.assigneeId))
    .where(
      and(
        inArray(kind, slotKinds),
        or(within(1), and(isMine, within(7))),
        isNull(slotBookings.outcome),
        ne(leads.status, 'spam'),
      ),
    )
  return rows
    .map(({ key: stored, ...row }) => {
      const dialled = dialledNumber(stored ?? phoneKeyOf(row.phone, row.country))
      return Object.assign(row, {
        dialledNumber: dialled,
        isToday: row.date === today(row.country),
        isSoon: row.date <= addDays(today(row.country), 1),
      })
    })
    .toSorted((a, b) => a.date.localeCompare(b.date) || startOf(a) - startOf(b) || a.leadId - b.leadId)
}

const startOf = ({ kind, slot }: Pick<ComingBooking, 'kind' | 'slot'>) => slotStart(kind, slot) ?? 0
