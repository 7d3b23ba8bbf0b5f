import { isCalendarDate } from '#kernel/calendar-date.ts'
import { errorOf } from '#design/form/field-errors.ts'
import { FirstNote, NoteCorrection } from '#business/accounts/ui/note-correction.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatLocalMoment, formatLongDate, languageName } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { isNotedContact } from '#kernel/noted-contact.ts'
import { countryTable, isCountry } from '#kernel/country.ts'
import { isLanguage } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import type { LeadEvent, LeadTimelineEntry } from '../../lead-event.ts'
import { readStepSaid } from '../../lead-step.ts'
import { channels, type LeadKind } from '../../lead.ts'
import { leadStatuses, statusKey } from '../../lead-status.ts'
import { readAmountSaid } from '../../said-amount.ts'
import { slotKindOf } from '../../slots.ts'
import { slotInWords } from './lead-answers.ts'
import { stepDateInWords } from './usual-steps.ts'
import type { LeadWorkProps } from './lead-work-props.ts'

/** What has happened to a request, the newest first, back to its arrival. */
export function LeadTimeline({ lead, ...work }: LeadWorkProps) {
  const text = useText()
  return (
    <ol className="grid gap-4">
      {lead.timeline.toReversed().map((entry) => (
        <li key={entry.id} className="border-l-3 border-sun pl-4">
          <TimelineEntry entry={entry} kind={lead.kind} />
          <NoteCorrection
            entry={entry}
            note={entry.said}
            country={lead.country}
            onCorrect={(note, done) => work.change({ note, noteId: entry.id, done })}
            isPending={work.isPending}
            error={errorOf(work.error, 'noteId')}
          />
        </li>
      ))}
      {/* That staff noted it is an entry of its own. */}
      {lead.channel === 'site' && (
        <li className="border-l-3 border-line pl-4">
          <p>{text('admin-leads.event.arrived')}</p>
          <p className="text-sm text-muted">{formatLocalMoment(new Date(lead.createdAt), text.language)}</p>
        </li>
      )}
    </ol>
  )
}

type InWords = (entry: LeadTimelineEntry, text: Text, kind: LeadKind) => string

const asWritten: InWords = ({ said }) => said
const asTime: InWords = ({ said }, text) => timeInWords(said, text)
const asStep: InWords = ({ said, usualStep }, text) => {
  const step = readStepSaid(said)
  return joinWithDots([stepDateInWords(step, text), stepInWords({ nextStep: step.nextStep, usualStep }, text)])
}

function amountInWords(said: string, text: Text): string {
  const amount = readAmountSaid(said)
  return amount ? formatMoney(amount) : text('admin-leads.event.nothing')
}

const asAmount: InWords = ({ said, details }, text) => {
  const now = amountInWords(said, text)
  const { before } = details ?? {}
  return before ? text('admin-leads.event.insteadOf', { now, before: amountInWords(before, text) }) : now
}

/** What an entry says, in words: its state, its slot, the day and the step; what people wrote as they wrote it. */
const saidInWords: Readonly<Record<LeadEvent, InWords>> = {
  taken: ({ said }, text) => {
    const channel = channels.find((known) => known === said)
    return channel ? text(`admin-leads.channel.${channel}`) : said
  },
  status: ({ said, details }, text, kind) => {
    const status = leadStatuses.find((known) => known === said)
    return [status ? text(statusKey(kind, status)) : said, ...lostInWords(details, text)].join('\n')
  },
  note: asWritten,
  assignee: asWritten,
  next_step: asStep,
  step_done: asStep,
  won_amount: asAmount,
  expected_amount: asAmount,
  contacted_before: ({ said }, text) => (isCalendarDate(said) ? formatLongDate(said, text.language) : said),
  booked: asTime,
  held: asTime,
  no_show: asTime,
  moved: ({ said, details }, text) => changeInWords(said, details, text),
  cancelled: ({ said, details }, text) => changeInWords(said, details, text),
  corrected: ({ details }, text) => (details?.person ?? []).map((one) => correctionInWords(one, text)).join('\n'),
  reached: asWritten,
  no_answer: asWritten,
  chat: asWritten,
  quote_sent: ({ said, details }, text) =>
    [said, details?.sentBy && text(`admin.${details.sentBy}`)].filter(Boolean).join(', '),
  taken_back: ({ said }, text) => (isNotedContact(said) ? text(`admin.contact.${said}`) : said),
}

/** A booked time, as entries hold it: `2027-01-05 09:30`. */
function timeInWords(time: string, text: Text): string {
  const [date = '', slot = ''] = time.split(' ')
  return slotKindOf(slot) ? slotInWords(date, slot, text) : time
}

function changeInWords(said: string, details: LeadTimelineEntry['details'], text: Text): string {
  const { before, reason, words } = details ?? {}
  const now = timeInWords(said, text)
  const time = before ? text('admin-leads.event.instead', { now, before: timeInWords(before, text) }) : now
  return [time, reason && text(`admin-calendar.reason.${reason}`), words].filter(Boolean).join('\n')
}

/** Why a request was lost, as far as it was said. */
export const lostInWords = (details: LeadTimelineEntry['details'] | undefined, text: Text): readonly string[] =>
  [details?.lostBecause && text(`admin-leads.lost.because.${details.lostBecause}`), details?.words].filter(
    (one) => typeof one === 'string',
  )

type Correction = NonNullable<NonNullable<LeadTimelineEntry['details']>['person']>[number]

function correctionInWords({ field, before, after }: Correction, text: Text): string {
  const inWords = (value: string | null) => {
    if (!value) return text('admin-leads.event.nothing')
    if (field === 'country' && isCountry(value)) return countryTable[value].name[text.language]
    return field === 'language' && isLanguage(value) ? languageName(value, text.language) : value
  }
  const told = { field: text(`admin-leads.person.${field}`), before: inWords(before), after: inWords(after) }
  return text('admin-leads.event.correction', told)
}

/** Who did what, and when. */
export function TimelineEntry({ entry, kind }: { entry: LeadTimelineEntry; kind: LeadKind }) {
  const text = useText()
  const { event, staffName, at, details } = entry
  const words = saidInWords[event](entry, text, kind)
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-wrap">
        {isNotedContact(event) ? (
          <strong>{text(`admin.contact.${event}`)}</strong>
        ) : (
          <>
            <strong>{text(`admin-leads.event.${event}`)}</strong> {words || (event === 'note' ? '' : '–')}
          </>
        )}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {joinWithDots([staffName, formatLocalMoment(new Date(at), text.language)])}
      </p>
      {event === 'note' && details?.before && <FirstNote words={details.before} />}
    </>
  )
}
