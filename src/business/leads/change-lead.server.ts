import { and, eq, isNull } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { recordChange, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { isAllowed } from '#business/accounts/permissions.ts'
import { assigneeName } from '#business/accounts/staff-who-may.server.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { longestKey } from '#kernel/idempotency-key.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { announce } from '#platform/webhooks/announce.server.ts'
import { bookingEvents, cancelWithRequest, holdWithRequest } from './booking-changes.server.ts'
import {
  leadChangeSchema,
  leadChangesSchema,
  type AdminLead,
  type ChangedLeads,
  type LeadChange,
  type ToldLeadChange,
} from './admin-lead.ts'
import { isReached, isStale, personFields, wasReached, type KeptDetails, type LeadEvent } from './lead-event.ts'
import { readLead } from './lead-detail.server.ts'
import { correctNote, isNoted, noteToCorrect } from './lead-notes.server.ts'
import { changeLeadStatus, type LeadStatus } from './lead-status.ts'
import { isStepOfLost, stepSaid } from './lead-step.ts'
import { trackOf } from './lead.ts'
import { agreedNow, amountsAfter, expectedNow } from './lead-amounts.server.ts'
import { correctionsOf, personColumns } from './corrected-person.server.ts'
import { leadEvents, leads } from './tables.server.ts'
import { stepAfter } from './usual-step.server.ts'

/**
 * Changes a request's status, owner, next step or person, adds a note, or that somebody got in touch; late is a change of what
 * somebody else has changed meanwhile ({@link isStale}). What becomes lost has no next step any more; that or spam gives its time back where that is asked for; who is won came to the time that has begun. Refused also as `invalid` (an `assigneeId` who can't work requests is
 * `unknown_value`), `not_found`, `stale`; as `conflict` (`status`) for a change of status that is not allowed. A note whose key was noted before changes nothing.
 */
export const changeLead = staffUseCase(
  { may: 'leads.work', input: leadChangeSchema },
  (permitted, change, id: number, idempotencyKey?: string): Promise<AdminLead> =>
    permitted.db.transaction(async (tx) => {
      const { by, now } = permitted
      const { status, cancelBooking } = change
      if (cancelBooking && status !== 'lost' && status !== 'spam') {
        return need(refused('invalid', { errors: [{ path: 'cancelBooking', code: 'invalid' }] }))
      }
      const changed = await changeIn(tx, by, { ...change, noteKey: idempotencyKey?.slice(0, longestKey) }, id, now())
      if (status === 'won') return holdWithRequest(tx, permitted, changed)
      return cancelBooking ? cancelWithRequest(tx, permitted, changed) : changed
    }),
)

/** A change, and the key by which its note is the same when it is sent again. */
type KeyedChange = LeadChange & { readonly noteKey?: string | undefined }

async function changeIn(tx: Transaction, by: Staff, asked: KeyedChange, id: number, now: Date): Promise<AdminLead> {
  // Two who work on one request take turns: the second sees what the first did.
  await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for('update')
  const before = await readLead(tx, id)
  if (!before) return need(refused('not_found'))
  if (asked.noteKey && asked.note !== undefined && (await isNoted(tx, id, by, asked.noteKey))) return before
  if (isStale(before, asked.updatedAt, replacedBy(asked, before))) return need(stale(before))
  const isTaken = before.assigneeId === null && asked.assigneeId === undefined && isWork(asked)
  const change = isTaken ? { ...asked, ...ownerBy(by) } : asked
  const status = need(changeLeadStatus(before.status, change.status ?? before.status))
  const misplaced = misplacedIn(change, status, trackOf(before.kind) === 'sales')
  if (misplaced) return need(refused('invalid', { errors: [{ path: misplaced, code: 'invalid' }] }))
  const happened = eventsOf(before, change, await assigneeName(tx, 'leads.work', change.assigneeId))
  const mistaken = noteToCorrect(before, change, by, now)
  if (happened.length === 0 && !mistaken) return before
  if (mistaken && change.note !== undefined) await correctNote(tx, mistaken, change.note)
  await write(tx, change, { by, before, at: versionAfter(before, now), happened })
  const after = (await readLead(tx, id)) ?? before
  await recordChange(
    tx,
    by,
    { action: 'lead.update', kind: 'lead', recordId: id, ...told(before, after, mistaken) },
    now,
  )
  return after
}

/** A field that says nothing of a request that is, or becomes, of this status. */
function misplacedIn(change: LeadChange, status: LeadStatus, isSale: boolean): string | undefined {
  if (change.wonAmount && (status !== 'won' || !isSale)) return 'wonAmount'
  if (change.askedAmount && !isSale) return 'askedAmount'
  return isStepOfLost({ ...change, status }) ? 'nextStep' : undefined
}

/** A call that is noted, or a step that is planned: whoever does that for a request works on it. */
const isWork = ({ contact, nextStep, nextStepOn }: LeadChange) => Boolean(contact || nextStep || nextStepOn)

/** Whoever works on what is nobody's owns it from then on; a program does not, nor a role that works on no requests. */
const ownerBy = ({ id, role, program }: Staff): Pick<LeadChange, 'assigneeId'> =>
  program || !isAllowed(role, 'leads.work') ? {} : { assigneeId: id }

/** Whoever is given a time, or sent a quote, has their answer, unless they had it already, and an owner, unless they had one; `step`: what is to be done next. */
export async function answerRequest(
  tx: Transaction,
  by: Staff,
  id: number,
  now: Date,
  step: Pick<LeadChange, 'nextStep' | 'nextStepOn' | 'nextStepTime' | 'stepDone'> = {},
): Promise<void> {
  const [asked] = await tx
    .select({ status: leads.status, assigneeId: leads.assigneeId })
    .from(leads)
    .where(eq(leads.id, id))
  const isNew = asked?.status === 'new' && { status: 'contacted' as const }
  const owner = asked?.assigneeId === null && ownerBy(by)
  await changeIn(tx, by, { ...isNew, ...owner, ...(asked?.status !== 'lost' && step) }, id, now)
}

/**
 * The same change of several requests, each as {@link changeLead} does it, with an entry of its own in timeline and audit log.
 * What may not be changed so is left as it is and named. Refused also as `invalid`.
 */
export const changeLeads = staffUseCase(
  { may: 'leads.work', input: leadChangesSchema },
  async ({ by, ...services }, { ids, change }): Promise<ChangedLeads> => {
    const changed: number[] = []
    const left: { id: number; code: string }[] = []
    for (const id of new Set(ids)) {
      const outcome = await changeLead({ ...services, actor: by }, change, id)
      if (outcome.ok) changed.push(id)
      else if (outcome.problem.code === 'invalid') return need(outcome)
      else left.push({ id, code: outcome.problem.code })
    }
    return { changed, refused: left }
  },
)

const stepFields = ['stepDone', 'nextStep', 'nextStepOn', 'nextStepTime'] as const

/** Who becomes lost loses the step that they have; a step stands only as long as they are not lost. */
function replacedBy(change: LeadChange, { status: was }: AdminLead): readonly LeadEvent[] {
  const { status, assigneeId, person, cancelBooking, wonAmount, askedAmount } = change
  const isStep = status === 'lost' || stepFields.some((field) => change[field] !== undefined)
  const isOfLost = isStepOfLost({ ...change, status: status ?? was })
  return [
    ...(status === undefined && !isOfLost ? [] : (['status'] as const)),
    ...(assigneeId === undefined ? [] : (['assignee'] as const)),
    ...(person === undefined ? [] : (['corrected'] as const)),
    ...(wonAmount === undefined ? [] : (['won_amount'] as const)),
    ...(askedAmount === undefined ? [] : (['expected_amount'] as const)),
    ...(isStep ? (['next_step', 'step_done'] as const) : []),
    ...(cancelBooking ? bookingEvents : []),
  ]
}

type Happened = { readonly event: LeadEvent; readonly said: string; readonly details?: KeptDetails }

/** The audit log holds no personal data, and of a person corrected which details: an erased one leaves nothing in it. */
function told(before: AdminLead, after: AdminLead, correctedNote: object | undefined) {
  const money = (amount: number | null, country: Country) =>
    amount === null ? null : formatMoney({ amount, currency: countryTable[country].currency })
  const kept = ({ status, country, assigneeId, nextStepOn, nextStepTime, ...lead }: AdminLead) => ({
    status,
    assigneeId,
    nextStepOn,
    // A usual step names nobody; what was typed freely may.
    ...(before.usualStep !== after.usualStep && { usualStep: lead.usualStep }),
    ...(before.nextStepTime !== after.nextStepTime && { nextStepTime }),
    wonAmount: money(lead.wonAmount, country),
    ...(before.askedAmount !== after.askedAmount && { askedAmount: money(lead.askedAmount, country) }),
    events: lead.timeline.length,
  })
  const corrected = personFields.filter((field) => before[field] !== after[field])
  return {
    label: before.reference,
    before: kept(before),
    after: {
      ...kept(after),
      ...(corrected.length > 0 && { person: corrected }),
      ...(correctedNote && { hasCorrectedNote: true }),
    },
  }
}

function eventsOf(before: AdminLead, change: KeyedChange, owner: string | null): Happened[] {
  const { status, assigneeId, note, noteId, noteKey, contact, contactTakenBack } = change
  const wasInTouch = before.timeline.some(({ event }) => event === contactTakenBack)
  const person = correctionsOf(before, change)
  const done = change.stepDone && stepSaid(before)
  const step = stepAfter(before, change)
  const next = stepSaid(step) === stepSaid(before) ? null : stepSaid(step)
  const events: (Happened | false | undefined)[] = [
    status !== undefined && status !== before.status && { event: 'status', said: status, ...whyLost(change) },
    agreedNow(before, change),
    expectedNow(before, change),
    assigneeId !== undefined && (assigneeId || null) !== before.assigneeId && { event: 'assignee', said: owner ?? '' },
    person.length > 0 && { event: 'corrected', said: '', details: { person } },
    done ? { event: 'step_done', said: done } : false,
    next !== null && (next !== '' || !done) && { event: 'next_step', said: next },
    note !== undefined &&
      noteId === undefined && { event: 'note', said: note, ...(noteKey && { details: { sentOnceBy: noteKey } }) },
    contact !== undefined && { event: contact, said: '' },
    contactTakenBack !== undefined && wasInTouch && { event: 'taken_back', said: contactTakenBack },
  ]
  return events.filter((event) => event !== false && event !== undefined)
}

/** Why a request is lost, in its history. */
function whyLost({ status, lostBecause, lostWords }: LeadChange): Pick<Happened, 'details'> {
  if (status !== 'lost' || !(lostBecause || lostWords)) return {}
  return { details: { ...(lostBecause && { lostBecause }), ...(lostWords && { words: lostWords }) } }
}

type Writing = {
  readonly by: Staff
  readonly at: Date
  readonly before: AdminLead
  readonly happened: readonly Happened[]
}

async function write(tx: Transaction, change: LeadChange, { by, at, before, happened }: Writing): Promise<void> {
  const { status, assigneeId, contact, contactTakenBack } = change
  const { id } = before
  // Back to new, and a contact taken back, is for a slip: unless they were reached otherwise, they wait for their first answer again.
  const isNew = status === 'new' || (contactTakenBack && (status ?? before.status) === 'new')
  const waitsAgain = isNew && !wasReached([...before.timeline, ...happened])
  await tx
    .update(leads)
    .set({
      ...(status && { status }),
      ...(waitsAgain && { firstContactAt: null }),
      ...(assigneeId !== undefined && {
        assigneeId: assigneeId || null,
        givenAt: assigneeId && assigneeId !== by.id ? at : null,
      }),
      ...amountsAfter(before, change, at),
      ...stepAfter(before, change),
      ...personColumns(before, change),
      updatedAt: at,
    })
    .where(eq(leads.id, id))
  const isAnswered = status && status !== 'spam' && status !== 'lost' && status !== 'new'
  if (isAnswered || (contact && isReached(contact))) {
    await tx
      .update(leads)
      .set({ firstContactAt: at })
      .where(and(eq(leads.id, id), isNull(leads.firstContactAt)))
  }
  if (status && status !== before.status) {
    const { reference, kind, country, language, createdAt, status: previousStatus } = before
    const data = { id, reference, kind, status, country, language, createdAt, previousStatus } satisfies ToldLeadChange
    await announce(tx, { type: 'request.status_changed', subject: `lead ${id}`, data, at })
  }
  const entries = happened.map(({ event, said, details }) => ({
    leadId: id,
    at,
    staffId: by.id,
    staffName: by.name,
    event,
    said,
    details,
  }))
  if (entries.length > 0) await tx.insert(leadEvents).values(entries)
}
