import type * as z from 'zod/mini'
import type { Staff } from '#business/accounts/actor.ts'
import type { Assignee } from '#business/accounts/assignee.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { assigneeName } from '#business/accounts/staff-who-may.server.ts'
import { findProduct } from '#business/catalogue/product-queries.server.ts'
import { need } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import { bookPlace, holdPlace, type SlotChoice } from './book-slot.server.ts'
import { tellVisitor } from './booking-changes.server.ts'
import { answerRequest } from './change-lead.server.ts'
import type { LeadEvent } from './lead-event.ts'
import { stepSaid } from './lead-step.ts'
import type { LeadKind, LeadReceipt } from './lead.ts'
import { priceOrder } from './order.ts'
import { slotKindOf, slotMoment } from './slots.ts'
import { earlierReceipt, storeLead, type NewLead, promiseAnswer } from './store-lead.server.ts'
import { leadEvents } from './tables.server.ts'
import { takenAnswers, takenKindSchema, takenLeadSchema, type TakenPayload } from './taken-lead.ts'

/**
 * Notes a request for somebody who rings, writes or walks in, and books its time: the caller was spoken to, so it begins as
 * contacted, and is whose noted it unless they name another. A visitor whose address is known is told of the time by mail. Refused
 * also as `invalid` (fields, an `assigneeId` who can't work requests is `unknown_value`), `slot_full` (`slot`), `not_found` and
 * `conflict` of an order's product as {@link priceOrder} says; as `conflict` when the key was used for another form.
 */
export const takeLead = staffUseCase(
  { may: 'leads.work' },
  async (permitted, request: unknown, idempotencyKey: string | undefined): Promise<LeadReceipt> => {
    const { db, now: clock, by } = permitted
    const now = clock()
    const { kind } = need(parse(takenKindSchema, request))
    const taken = need(parse(takenLeadSchema(kind, now), request))
    const payload = await payloadOf(permitted, kind, taken)
    return db.transaction(async (tx) => {
      const origin = { language: taken.language, idempotencyKey }
      const earlier = await earlierReceipt(tx, kind, taken, origin)
      if (earlier) return need(earlier)
      const { channel, country, language, name, phone, email, note } = taken
      const step = stepOf(taken)
      const owner = await ownerOf(tx, by, taken.assigneeId)
      const time = timeOf(taken)
      const held = time && (await holdPlace(tx, permitted, { ...time, country }, 'slot'))
      const givenAt = owner && owner.id !== by.id ? now : null
      const work = { assigneeId: owner?.id ?? null, givenAt, ...step }
      const lead: NewLead = {
        channel,
        country,
        name,
        phone,
        email,
        payload,
        ...work,
        bookedAt: time && slotMoment(time.kind, time.date, time.slot, country),
        answerDueAt: (await promiseAnswer(tx, permitted, country, now)).answerDueAt,
        firstContactAt: now,
        status: 'contacted',
      }
      const receipt = await storeLead(tx, kind, taken, lead, origin, now)
      if (held) await bookPlace(tx, held, receipt.id, time?.address)
      if (held && taken.answersTo !== undefined) await answerRequest(tx, by, taken.answersTo, now)
      const booking = time && `${time.date} ${time.slot}`
      const happened: (readonly [LeadEvent, string | null | undefined])[] = [
        ['taken', channel],
        ['booked', booking],
        ['assignee', owner?.id === by.id ? undefined : (owner?.name ?? '')],
        ['next_step', stepSaid(step) || undefined],
        ['note', note],
      ]
      const entry = { leadId: receipt.id, at: now, staffId: by.id, staffName: by.name }
      const entries = happened.flatMap(([event, said]) => (typeof said === 'string' ? [{ ...entry, event, said }] : []))
      await tx.insert(leadEvents).values(entries)
      const told = { kind, channel, assigneeId: work.assigneeId, booking }
      const change = { action: 'lead.take', kind: 'lead', recordId: receipt.id, label: receipt.reference, after: told }
      await recordChange(tx, by, change, now)
      const person = { reference: receipt.reference, country, language, name, email: email ?? null }
      if (time) await tellVisitor(tx, permitted, person, { change: 'booked', ...time, sequence: 0, at: now })
      return receipt
    })
  },
)

type TakenLead = z.output<ReturnType<typeof takenLeadSchema>>

/** What is to be done next; an hour is of a day. */
const stepOf = ({ nextStep = '', nextStepOn, nextStepTime }: TakenLead) => ({
  nextStep,
  nextStepOn,
  nextStepTime: nextStepOn && nextStepTime,
})

/** The answers that were given; of an order at the price of the catalogue. */
async function payloadOf(services: Services, kind: LeadKind, taken: TakenLead): Promise<TakenPayload> {
  const { country } = taken
  const given: Readonly<Record<string, unknown>> = taken
  const names = takenAnswers(kind).map(([name]) => name)
  const answers = Object.fromEntries(
    names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  )
  const where = taken.town !== undefined && { town: taken.town }
  if (kind !== 'order') return { ...answers, ...where, country }
  const productId = Number(given['productId'])
  const order = { ...answers, productId, quantity: Number(given['quantity']), country }
  return { ...need(priceOrder(order, await findProduct(services, productId, country))), ...where }
}

type ChosenTime = Pick<SlotChoice, 'kind' | 'date' | 'slot'> & { readonly address: string | null }

/** The time that was chosen, in the calendar of its slot, and where a visit is; null for none. */
function timeOf(taken: TakenLead): ChosenTime | null {
  const { date, slot, address } = taken as { readonly [name in 'date' | 'slot' | 'address']?: string }
  const kind = slot === undefined ? null : slotKindOf(slot)
  if (!kind || date === undefined || slot === undefined) return null
  return { kind, date, slot, address: (kind === 'visit' && address) || null }
}

/** Whose it is: whoever notes it unless they say otherwise; null for nobody. */
export async function ownerOf(
  tx: Transaction,
  by: Staff,
  assigneeId: string | null | undefined,
): Promise<Pick<Assignee, 'id' | 'name'> | null> {
  if (assigneeId === undefined) return by
  const name = await assigneeName(tx, 'leads.work', assigneeId)
  return assigneeId && name !== null ? { id: assigneeId, name } : null
}
