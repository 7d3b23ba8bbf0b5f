import { FirstNote, NoteCorrection } from '#business/accounts/ui/note-correction.tsx'
import { errorOf } from '#design/form/field-errors.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine, type Currency } from '#kernel/money.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { entryWords, TimelineCard } from '../status-timeline.tsx'
import { concernInShort } from './concern-list.tsx'
import { downPaymentWords } from './down-payment.tsx'
import { useApplicationWork } from './use-application-work.ts'

/** What happened to an application and who did it, the newest first, with what only staff read. */
export function ReviewTimeline({ application }: { application: AdminApplication }) {
  const text = useText()
  const { mutate, isPending, error, variables } = useApplicationWork(application)
  const lines = application.timeline.map((entry) => ({
    at: entry.at,
    by: entry.staffName,
    words: happened(entry, text),
    notes: notesOf(entry, application, text),
    below: entry.event === 'note' && (
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
    ),
  }))
  return <TimelineCard lines={lines} />
}

/** What was written with an entry, despite what an approval was given, and why. */
export function notesOf(entry: Entry, application: AdminApplication, text: Text): readonly string[] {
  const { event, note, staffNote, concerns, approvalAbove } = entry
  if (isCorrection(event)) return [correctionWords(entry, application, text)]
  const despite = joinWithDots(concerns.map((concern) => concernInShort(concern, application, text)))
  const isReason = event === 'status' || event === 'first_approval' || event === 'down_payment_received'
  return [
    note,
    downPaymentWords(entry, application, text),
    approvalAbove !== null && limitWords(approvalAbove, application.product.currency, text),
    despite && text('admin-applications.timeline.despite', { concerns: despite }),
    event === 'seen_elsewhere' && staffNote,
    isReason && staffNote && text('admin-applications.timeline.reason', { reason: staffNote }),
    event === 'note' && staffNote,
  ].filter((one): one is string => typeof one === 'string' && one !== '')
}

const isCorrection = (event: Entry['event']) =>
  event === 'income_read' || event === 'phone_corrected' || event === 'email_corrected'

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

function happened({ event, staffNote, ...entry }: Entry, text: Text): string {
  switch (event) {
    case 'seen_elsewhere':
      return text('admin-applications.timeline.seen_elsewhere', {
        document: entry.documentType ? text(`financing.document.${entry.documentType}`) : '',
      })
    case 'reached':
    case 'no_answer':
    case 'chat':
      return text(`admin.contact.${event}`)
    case 'first_approval':
    case 'approval_taken_back':
    case 'reminded':
    case 'note':
    case 'income_read':
    case 'phone_corrected':
    case 'email_corrected':
    case 'down_payment_received':
      return text(`admin-applications.timeline.${event}`)
    case 'assignee':
      return staffNote
        ? text('admin-applications.timeline.assignee', { name: staffNote })
        : text('admin-applications.timeline.assignee.none')
    default:
      return entryWords({ ...entry, event }, text)
  }
}
