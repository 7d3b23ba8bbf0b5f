import type { ComponentProps } from 'react'
import { FirstNote, NoteCorrection } from '#business/accounts/ui/note-correction.tsx'
import { errorOf } from '#design/form/field-errors.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine, type Currency } from '#kernel/money.ts'
import { notedContacts } from '#kernel/noted-contact.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { isOnStatedIncome } from '../../income-basis.ts'
import { entryWords, TimelineCard } from '../status-timeline.tsx'
import { earlierAddress, receiptAddress } from './application-review-query.ts'
import { concernInShort, DespiteList } from './concern-list.tsx'
import { moneyHeld, moneyKindOf, numberedReceipts } from '../../received-payments.ts'
import { isBegunByStaff } from './next-decision.ts'
import { paymentWords } from './payment-words.ts'
import { useApplicationWork } from './use-application-work.ts'

type ReviewTimelineProps = {
  readonly application: AdminApplication
  /** On paper, where nothing opens. */
  readonly isWhole?: boolean
}

/** What happened to an application and who did it, the newest first, with what only staff read. */
export function ReviewTimeline({ application, isWhole = false }: ReviewTimelineProps) {
  const text = useText()
  const { mutate, isPending, error, variables } = useApplicationWork(application)
  const numbers = numberedReceipts(application.timeline)
  const link = ({ id, earlierId, event, amount }: Entry) => {
    if (earlierId !== null)
      return (
        <FileLink href={earlierAddress(application.id, earlierId)} target="_blank" rel="noopener noreferrer">
          {text('admin-applications.timeline.earlier')}
        </FileLink>
      )
    // Also one that was put right: its customer holds it.
    return moneyKindOf(event) !== null && amount ? (
      <FileLink href={receiptAddress(application.id, id)} download>
        {text('admin-applications.receipt.of', { number: `${application.reference}-${numbers.get(id)}` })}
      </FileLink>
    ) : null
  }
  const lines = application.timeline.map((entry) => ({
    at: entry.at,
    by: entry.staffName,
    words: isBegunByStaff(entry) ? text('admin-applications.timeline.taken') : happened(entry, text),
    notes: notesOf(entry, application, text, isWhole ? undefined : ''),
    below:
      link(entry) ??
      (!isWhole && entry.concerns.length > 0 ? (
        <DespiteList application={application} concerns={entry.concerns} />
      ) : null) ??
      (entry.event === 'note' && (
        <div className="print:hidden">
          {entry.firstNote && <FirstNote words={entry.firstNote} />}
          <NoteCorrection
            entry={entry}
            note={entry.staffNote ?? ''}
            country={application.country}
            onCorrect={(note, done) => mutate({ note, noteId: entry.id, done })}
            isPending={isPending}
            error={variables?.noteId === entry.id ? errorOf(error, 'noteId') : undefined}
          />
        </div>
      )),
  }))
  return <TimelineCard lines={lines} country={application.country} />
}

const FileLink = ({ children, ...link }: ComponentProps<'a'>) => (
  <a className="link inline-flex min-h-11 items-center print:hidden" {...link}>
    {children}
  </a>
)

/** Despite what an approval was given. */
function despiteInFull({ concerns }: Entry, application: AdminApplication, text: Text): string {
  const all = joinWithDots(concerns.map((concern) => concernInShort(concern, application, text)))
  return all && text('admin-applications.timeline.despite', { concerns: all })
}

/** What was written with an entry, `despite` what an approval was given, and why. */
export function notesOf(
  entry: Entry,
  application: AdminApplication,
  text: Text,
  despite = despiteInFull(entry, application, text),
): readonly string[] {
  const { event, note, staffNote, approvalAbove, earlierId } = entry
  if (isCorrection(event)) return [correctionWords(entry, application, text)]
  const isReason =
    ['status', 'document_requested', 'first_approval'].some((one) => one === event) || moneyKindOf(event) !== null
  return [
    note,
    paymentNote(entry, application, text),
    event === 'down_payment_corrected' && offDue(entry, application, text),
    approvalAbove !== null && limitWords(approvalAbove, application.product.currency, text),
    despite,
    isApproval(entry) && isOnStatedIncome(application, entry.id) && text('admin-applications.income.onStated'),
    event === 'seen_elsewhere' && staffNote,
    earlierId !== null && staffNote && text('admin-applications.timeline.replaced', { name: staffNote }),
    isReason && staffNote && text('admin-applications.timeline.reason', { reason: staffNote }),
    event === 'note' && staffNote,
  ].filter((one): one is string => typeof one === 'string' && one !== '')
}

const isApproval = ({ event, status }: Entry) =>
  event === 'first_approval' || (event === 'status' && status === 'approved')

const isCorrection = (event: Entry['event']) =>
  event === 'income_read' || event === 'phone_corrected' || event === 'email_corrected'

/** What came or was given back, instead of what was noted of it first. */
function paymentNote(entry: Entry, application: AdminApplication, text: Text): string {
  const now = paymentWords(entry, application, text)
  const first = application.timeline.find(({ id }) => id === entry.correctsId)
  if (!first) return now
  const before = paymentWords(first, application, text) || text('admin.audit.yes')
  return text('admin-applications.timeline.instead', { now, before })
}

/** Whether a payment, as it was put right, was less or more than what was due then; nothing of what was just that. */
function offDue({ id }: Entry, application: AdminApplication, text: Text): string | false {
  const { product, downPayment, timeline } = application
  const { held } = moneyHeld(
    application,
    timeline.filter((entry) => entry.id <= id),
  )
  if (held === downPayment) return false
  const difference = onOneLine(formatMoney({ amount: Math.abs(held - downPayment), currency: product.currency }))
  return text(`admin-applications.received.${held < downPayment ? 'less' : 'more'}`, { difference })
}

/** What stands there now, instead of what stood there before. */
function correctionWords({ event, staffNote, firstNote }: Entry, { product }: AdminApplication, text: Text): string {
  const inWords = (value: string | null) => {
    if (value === null) return text('admin-applications.timeline.nothing')
    if (event !== 'income_read') return value
    return onOneLine(formatMoney({ amount: Number(value), currency: product.currency }))
  }
  const now = inWords(staffNote)
  const isFirst = event === 'income_read' && firstNote === null
  return isFirst ? now : text('admin-applications.timeline.instead', { now, before: inWords(firstNote) })
}

/** Above which amount two people approve. */
export function limitWords(amount: number, currency: Currency, text: Text): string {
  if (amount === 0) return text('admin-applications.second.always')
  return text('admin-applications.second.needed', { amount: onOneLine(formatMoney({ amount, currency })) })
}

type Entry = AdminApplication['timeline'][number]

const isContact = (event: Entry['event']): event is (typeof notedContacts)[number] =>
  notedContacts.some((one) => one === event)

function happened({ event, staffNote, ...entry }: Entry, text: Text): string {
  const document = entry.documentType ? text(`financing.document.${entry.documentType}`) : ''
  if (entry.earlierId !== null) return text('admin-applications.timeline.document_replaced', { document })
  if (isContact(event)) return text(`admin.contact.${event}`)
  switch (event) {
    case 'seen_elsewhere':
    case 'document_checked':
    case 'document_unchecked':
      return text(`admin-applications.timeline.${event}`, { document })
    case 'first_approval':
    case 'down_payment_received':
    case 'down_payment_corrected':
    case 'down_payment_refunded':
    case 'refund_corrected':
    case 'approval_taken_back':
    case 'reminded':
    case 'note':
    case 'income_read':
    case 'phone_corrected':
    case 'email_corrected':
      return text(`admin-applications.timeline.${event}`)
    case 'assignee':
      return staffNote
        ? text('admin-applications.timeline.assignee', { name: staffNote })
        : text('admin-applications.timeline.assignee.none')
    default:
      return entryWords({ ...entry, event }, text)
  }
}
