import { and, eq, isNull } from 'drizzle-orm'
import { isAllowed } from '#business/accounts/permissions.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { assigneeName } from '#business/accounts/staff-who-may.server.ts'
import { recordChange, isStale, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { mayCorrect } from '#kernel/note-correction.ts'
import { need, refused, type Outcome } from '#kernel/outcome.ts'
import {
  applicationChangeSchema,
  isChange,
  type AdminApplication,
  type ApplicationChange,
} from './admin-application.ts'
import { askedBecause } from './asked-because.ts'
import {
  type ApplicationStatus,
  changeStatus,
  isApprovalTakenBack,
  isDecided,
  isDecision,
  undecidedStatuses,
} from './application-status.ts'
import type { Work } from './application-work.server.ts'
import { correctContact, noteIncome } from './correct-application.server.ts'
import { reasonFault } from './decision-reason.ts'
import { correctDownPayment, moneyPart, receiveDownPayment, refundDownPayment } from './down-payments.server.ts'
import { productNow, readForReview } from './read-for-review.server.ts'
import { moneyHeld } from './received-payments.ts'
import { approvalLimit, needsSecondOpinion } from './second-opinion.ts'
import { issueStatusLink } from './status-link.server.ts'
import { financingApplications as applications, financingTimeline } from './tables.server.ts'
import { tellDecision, tellOtherApprovers, tellPrograms } from './tell-of-application.server.ts'

/**
 * Takes an application on: into review, back to the applicant for documents again, approved, declined, given to somebody, noted
 * upon, its income read in the documents or how its applicant is reached put right. The applicant is mailed a decision in their language. Over the amount of {@link needsSecondOpinion} the first
 * approval only waits for a second person's, who is mailed. Refused as {@link permit} says, as `forbidden` to who may not decide what {@link decides} does; as `invalid` (fields; `reason`:
 * {@link reasonFault} for an approval over something missing or odd, `required` to take one back; `downPayment…`: {@link receiveDownPayment}), `not_found`, `stale` (never {@link onlyAdds} alone); as `conflict`:
 * `downPayment…` (`reference_noted`: {@link refuseNotedReceipt}), `status` (`status_not_allowed`), also for an approval that is not one's own to take back, or `status` (`second_person_needed`) when
 * the same person approves twice.
 */
export const changeApplication = staffUseCase(
  { may: 'applications.work', input: applicationChangeSchema },
  async (permitted, change, id: number): Promise<AdminApplication> => {
    const { db, log, now, by } = permitted
    const product = await productNow(permitted, id)
    return db.transaction(async (tx) => {
      const read = () => readForReview({ db: tx, log, now }, by, id, product)
      const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
      const before = row && (await read())
      if (!row || !before) return need(refused('not_found'))
      const { assigneeId } = change
      const isSame = assigneeId === undefined || (assigneeId || null) === row.assigneeId
      const parts = Object.entries(change).flatMap(([name, value]) =>
        value !== undefined && isChange(name) ? name : [],
      )
      if (isSame && parts.every((name) => name === 'assigneeId')) return before
      if (parts.some((name) => !onlyAdds.has(name)) && isStale(before, change)) return need(stale(before))
      if (decides(change, row.status) && !isAllowed(by.role, 'applications.decide')) return need(refused('forbidden'))
      const at = versionAfter(before, now())
      const staffed = { applicationId: id, at, actor: 'staff', staffId: by.id, staffName: by.name } as const
      const write: Work['write'] = async (entry) =>
        void (await tx.insert(financingTimeline).values({ ...entry, ...staffed }))
      const work: Work = { tx, permitted, row, before, at, write }
      await workOn(work, isSame ? { ...change, assigneeId: undefined } : change)
      const after = (await read()) ?? before
      const entry = { action: 'application.update', kind: 'application', recordId: id, ...told(before, after, change) }
      await recordChange(tx, by, entry, work.at)
      return after
    })
  },
)

/** Parts that whatever was changed meanwhile stands beside. */
const onlyAdds: ReadonlySet<string> = new Set(['note', 'contact', 'remind'])

/** Whether a change is for whoever decides: it decides, takes that back, or says what a decision rests on. */
function decides({ status, approval, incomeRead }: ApplicationChange, from: ApplicationStatus): boolean {
  return approval !== undefined || incomeRead !== undefined || (status !== undefined && isDecision(from, status))
}

/** Each part of a change, in the order in which the timeline tells them. */
async function workOn(work: Work, change: ApplicationChange): Promise<void> {
  const { status, approval, assigneeId, remind, note, contact, incomeRead, person } = change
  const { downPayment, downPaymentCorrection, refund } = change
  if (incomeRead !== undefined) await noteIncome(work, incomeRead)
  if (person) await correctContact(work, person)
  if (status) await decide(work, { ...change, status })
  if (approval) await takeBack(work)
  if (remind) await remindApplicant(work)
  if (downPayment) await receiveDownPayment(work, downPayment)
  if (downPaymentCorrection) await correctDownPayment(work, downPaymentCorrection)
  if (refund) await refundDownPayment(work, refund)
  if (assigneeId !== undefined) await assign(work, assigneeId || null)
  if (note !== undefined) await noteDown(work, { ...change, note })
  if (contact !== undefined) await work.write({ event: contact })
}

/** What is wrong with the reason of an approval over something missing or odd, or of one that is taken back; null where nothing is. */
function reasonMissing({ status: from, concerns }: AdminApplication, { status, reason }: Decision) {
  if (status === 'approved' && concerns.length > 0) return reasonFault(reason)
  return isApprovalTakenBack(from, status) && reason === '' ? 'required' : null
}

type Decision = ApplicationChange & { readonly status: NonNullable<ApplicationChange['status']> }

async function decide(work: Work, change: Decision): Promise<void> {
  const { tx, permitted, row, before, at } = work
  const status = changeStatus(row.status, change.status, 'staff')
  // A document more may be asked for while another is awaited.
  const isAnother = row.status === 'more_info_needed' && change.status === 'more_info_needed'
  if (!isAnother) need(status)
  const isApproved = change.status === 'approved'
  const needsTwo = isApproved && needsSecondOpinion(before)
  if (needsTwo && row.firstApproverId === permitted.by.id) return need(samePerson())
  const fault = reasonMissing(before, change)
  if (fault) return need(refused('invalid', { errors: [{ path: 'reason', code: fault }] }))
  if (!needsTwo || row.firstApproverName !== null) return apply(work, change)
  const { id: firstApproverId, name: firstApproverName } = permitted.by
  await tx
    .update(applications)
    .set({ firstApproverId, firstApproverName, openedAt: row.openedAt ?? at, updatedAt: at })
    .where(eq(applications.id, row.id))
  await work.write({
    event: 'first_approval',
    staffNote: change.reason || null,
    concerns: [...before.concerns],
    approvalAbove: approvalLimit(before),
  })
  await tellOtherApprovers(tx, permitted, row)
}

/** Takes one's own first approval back while it waits for a second. */
async function takeBack(work: Work): Promise<void> {
  const { tx, row, before, at } = work
  const isWaiting = undecidedStatuses.includes(row.status) && before.isFirstApprover
  if (!isWaiting) return need(refused('conflict', { errors: [{ path: 'status', code: 'status_not_allowed' }] }))
  await tx
    .update(applications)
    .set({ firstApproverId: null, firstApproverName: null, updatedAt: at })
    .where(eq(applications.id, row.id))
  await work.write({ event: 'approval_taken_back' })
}

function samePerson(): Outcome<never> {
  return refused('conflict', { errors: [{ path: 'status', code: 'second_person_needed' }] })
}

/** One document or several may be named. */
const askedFor = ({ documentType, documentTypes }: ApplicationChange) => [
  ...new Set([documentType ?? [], documentTypes].flat()),
]

/** What other programs are told of a decision. */
const toldPrograms: ReadonlySet<ApplicationStatus> = new Set(['approved', 'declined'])

/** What only staff read of a decision: why, and of an approval over what. */
function forStaff({ concerns }: AdminApplication, { status, reason, staffReason }: Decision) {
  return status === 'approved'
    ? { staffNote: reason || null, concerns: [...concerns] }
    : { staffNote: staffReason || null }
}

async function apply(work: Work, change: Decision): Promise<void> {
  const { tx, permitted, row, before, at } = work
  const { status, reason, message, staffReason } = change
  const asked = status === 'more_info_needed' ? askedFor(change) : []
  // What has not come stays so, whatever is decided; taken into review meanwhile, it is waited for no longer.
  const isNoLongerAsked = row.status === 'more_info_needed' && status === 'in_review'
  const requestedDocuments = isNoLongerAsked ? [] : [...new Set([...row.requestedDocuments, ...asked])]
  const isApproved = status === 'approved'
  const [changed] = await tx
    .update(applications)
    .set({
      status,
      requestedDocuments,
      openedAt: row.openedAt ?? at,
      updatedAt: at,
      decidedAt: isDecided(status) ? at : null,
      decidedBy: isDecided(status) ? permitted.by.name : null,
      overrides: isApproved ? before.concerns.length : 0,
      ...(!isApproved && { firstApproverId: null, firstApproverName: null }),
    })
    .where(eq(applications.id, row.id))
    .returning()
  const toldReason = isApproved ? message : reason
  const note = toldReason || null
  if (status !== row.status) {
    await work.write({
      event: 'status',
      status,
      note: asked.length > 0 ? null : note,
      ...forStaff(before, change),
    })
  }
  const staffNote = status === row.status ? staffReason || null : null
  for (const type of asked) await work.write({ event: 'document_requested', documentType: type, note, staffNote })
  if (!changed) return
  const isTakenBack = isApprovalTakenBack(row.status, status)
  if (toldPrograms.has(status) || isTakenBack) await tellPrograms(tx, 'application.decided', changed, at)
  const statusLink = await issueStatusLink(tx, permitted, row.id)
  await tellDecision(tx, permitted, changed, {
    status: isTakenBack ? 'reopened' : status,
    reason: toldReason,
    documentTypes: asked,
    statusLink,
  })
}

/** Mails the applicant again what was asked for and has not come, and why. */
async function remindApplicant(work: Work): Promise<void> {
  const { tx, permitted, row, before } = work
  const { requestedDocuments: documentTypes } = row
  const isWaiting = row.status === 'more_info_needed' && row.email !== null
  if (!isWaiting) return need(refused('conflict', { errors: [{ path: 'status', code: 'status_not_allowed' }] }))
  const reasons = documentTypes.flatMap((type) => askedBecause(before.timeline, type) ?? [])
  const statusLink = await issueStatusLink(tx, permitted, row.id)
  const reason = [...new Set(reasons)].join('\n')
  await tellDecision(tx, permitted, row, { status: 'more_info_needed', reason, documentTypes, statusLink })
  await work.write({ event: 'reminded' })
}

async function assign(work: Work, assigneeId: string | null): Promise<void> {
  const { tx, row, at } = work
  const staffNote = await assigneeName(tx, 'applications.work', assigneeId)
  await tx.update(applications).set({ assigneeId, updatedAt: at }).where(eq(applications.id, row.id))
  await work.write({ event: 'assignee', staffNote })
}

/** Adds a note, or has it replace one's own of today; the words of before stay in the entry, not in the audit log. */
async function noteDown(work: Work, { note, noteId }: { readonly note: string; readonly noteId?: number | undefined }) {
  if (noteId === undefined) return work.write({ event: 'note', staffNote: note })
  const { tx, permitted, before } = work
  const entry = before.timeline.find(({ id }) => id === noteId)
  const isOwn = entry && mayCorrect(entry, { me: permitted.by.id, country: before.country, now: permitted.now() })
  if (!isOwn) return need(refused('conflict', { errors: [{ path: 'noteId', code: 'note_not_yours' }] }))
  const firstNote = entry.firstNote ?? entry.staffNote
  await tx.update(financingTimeline).set({ staffNote: note, firstNote }).where(eq(financingTimeline.id, noteId))
}

/** The audit log holds no personal data: of a reason and a note only that there was one. */
function told(before: AdminApplication, after: AdminApplication, change: ApplicationChange) {
  const {
    status,
    reason,
    staffReason,
    remind,
    downPayment,
    downPaymentCorrection,
    refund,
    note,
    noteId,
    contact,
    incomeRead,
  } = change
  const money = refund
    ? { amount: moneyHeld(before, before.timeline).toRefund, ...refund, receivedOn: refund.refundedOn }
    : (downPayment ?? downPaymentCorrection)
  const corrected = (['phone', 'email'] as const).filter(
    (field) => before.additionalInfo[field] !== after.additionalInfo[field],
  )
  const asked = askedFor(change)
  const kept = ({ status: at, firstApproverName, requestedDocuments, assigneeId }: AdminApplication) => ({
    status: at,
    firstApproverName,
    requestedDocuments,
    assigneeId,
  })
  return {
    label: before.reference,
    before: kept(before),
    after: {
      ...kept(after),
      ...(status && { hasReason: (reason || (status === 'approved' ? '' : staffReason)) !== '' }),
      ...(status === 'approved' && { concerns: before.concerns.map(({ kind }) => kind) }),
      ...(note !== undefined && (noteId === undefined ? { hasNote: true } : { hasCorrectedNote: true })),
      ...(contact !== undefined && { contact }),
      ...(incomeRead !== undefined && { hasIncome: incomeRead !== null }),
      ...(corrected.length > 0 && { person: corrected }),
      ...(asked.length > 0 && { documentTypes: asked }),
      ...(remind && { hasReminder: true }),
      ...(money && {
        [moneyPart(before, change)]: { amount: money.amount, receivedOn: money.receivedOn, means: money.means },
      }),
    },
  }
}

/**
 * An application to whoever decides on it; from now on it counts as opened, and nobody is reminded of it. Refused as
 * {@link permit} says, or `not_found`.
 */
export const openApplication = staffUseCase(
  { may: 'applications.work' },
  async ({ by, ...services }, id: number): Promise<AdminApplication> => {
    const unopened = and(eq(applications.id, id), eq(applications.status, 'submitted'), isNull(applications.openedAt))
    await services.db.update(applications).set({ openedAt: services.now() }).where(unopened)
    return (await readForReview(services, by, id, await productNow(services, id))) ?? need(refused('not_found'))
  },
)
