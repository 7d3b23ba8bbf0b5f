import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { statusTone as applicationTone } from '#business/financing/ui/status-tone.ts'
import { statusTone } from '#business/leads/ui/admin/status-tone.ts'
import { staffStatusKey } from '#business/financing/application-status.ts'
import { slotInWords } from '#business/leads/ui/admin/lead-answers.ts'
import { statusKey } from '#business/leads/lead-status.ts'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import { wholeReferences } from '#design/whole-references.tsx'
import { formatLocalTime, formatLongDate, formatWeekdayAndDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { localClock } from '#kernel/calendar-date.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { PersonPage, PersonRecord } from '../../person-record.ts'

/** What was found, and who is looked at, whose own name and contacts need not stand on each row. */
type Person = PersonRecord & Partial<Pick<PersonPage, 'name' | 'email' | 'phone'>>

type Entry = {
  readonly key: string
  readonly at: Date
  readonly icon: IconName
  readonly title: string
  /** Another name than that of whom is looked at. */
  readonly who: string
  readonly to: string | null
  readonly state: ReactNode
  /** Whose it is; undefined of what is nobody's work. */
  readonly owner?: string | null
  /** A line each. */
  readonly lines: readonly string[]
  /** What was sent about it. */
  readonly mails: readonly Mail[]
}

type Mail = Person['mails'][number]

/** Requests and applications with the mails about each folded under it, what staff noted, and what other mails there are: the newest first, by day. */
export function PersonTimeline({ person }: { person: Person }) {
  const text = useText()
  const own = [
    ...person.requests.map((request) => requestEntry(request, person, text)),
    ...person.applications.map((application) => applicationEntry(application, person, text)),
    ...person.quotes.map((quote) => quoteEntry(quote, text)),
  ].map((entry) => Object.assign(entry, { mails: person.mails.filter(({ reference }) => reference === entry.key) }))
  const loose = person.mails.filter(({ reference }) => !own.some(({ key }) => key === reference))
  const notes = person.notes.map((note) => noteEntry(note, own.find(({ key }) => key === note.reference)?.to, text))
  const entries = [...own, ...notes, ...loose.map(mailEntry)].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const days = Map.groupBy(entries, ({ at }) => localClock(at).date)
  return (
    <section aria-labelledby="timeline" className="grid gap-4">
      <h2 id="timeline" className="text-xl">
        {text('admin-privacy.person.timeline')}
      </h2>
      {entries.length === 0 && <p className="text-muted">{text('admin-privacy.nothing')}</p>}
      {[...days].map(([day, ofDay]) => (
        <div key={day} className="grid gap-2">
          <h3 className="font-sans text-sm font-semibold text-muted first-letter:uppercase">
            {formatWeekdayAndDate(day, text.language)}
          </h3>
          <Card padded={false}>
            <ol className="divide-y divide-line">
              {ofDay.map((entry) => (
                <EntryRow key={entry.key} entry={entry} />
              ))}
            </ol>
          </Card>
        </div>
      ))}
    </section>
  )
}

function EntryRow({ entry: { at, icon, title, who, to, state, owner, lines, mails } }: { entry: Entry }) {
  const text = useText()
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-2">
      <Icon name={icon} className="mt-2 size-5 text-muted" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-3">
        {to ? (
          <Link
            to={to}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4 md:min-h-9"
          >
            <span>{wholeReferences(title)}</span>
          </Link>
        ) : (
          <span className="min-w-0 py-1.5 wrap-anywhere">{wholeReferences(title)}</span>
        )}
        {who && <span className="font-semibold wrap-anywhere">{who}</span>}
        {state}
        {owner !== undefined && (
          <span className="inline-flex items-center gap-1 text-sm text-muted">
            <Icon name="people" className="size-4 shrink-0" label={text('admin.owner')} />
            {owner ?? text('admin.owner.none')}
          </span>
        )}
      </p>
      <span className="mt-2 text-sm text-muted tabular-nums">{formatLocalTime(at, text.language)}</span>
      <div className="col-span-2 col-start-2 min-w-0">
        {lines.map((line) => (
          <p key={line} className="text-sm wrap-anywhere whitespace-pre-wrap text-muted">
            {line}
          </p>
        ))}
        {mails.length > 0 && <Mails mails={mails} />}
      </div>
    </li>
  )
}

/** The mails about a request, a line each, once they are asked for; one that did not go is told before. */
function Mails({ mails }: { readonly mails: readonly Mail[] }) {
  const text = useText()
  const failed = mails.filter(({ state }) => state === 'failed').length
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 list-none items-center gap-2 text-muted hover:text-ink md:min-h-9">
        <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        {text('admin-privacy.mails', { count: mails.length })}
        {failed > 0 && <Badge tone="clay">{text('admin-privacy.mail.failed')}</Badge>}
      </summary>
      <ul className="grid gap-1 pb-1 pl-6">
        {mails.map((mail) => (
          <li key={mail.id} className="flex items-center justify-between gap-x-3 max-sm:flex-wrap">
            <span className="min-w-0 truncate">{mail.subject ?? mail.template}</span>
            <span className="flex shrink-0 items-center gap-x-2 text-muted tabular-nums">
              <MailState mail={mail} />
              {formatLocalTime(new Date(mail.createdAt), text.language)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** To whom a mail was, and what became of it where it did not simply go. */
function MailState({ mail: { toThem, state } }: { readonly mail: Mail }) {
  const text = useText()
  return (
    <>
      <span className="text-sm text-muted">
        {text(toThem ? 'admin-privacy.mail.toThem' : 'admin-privacy.mail.toUs')}
      </span>
      {state !== 'sent' && (
        <Badge tone={state === 'failed' ? 'clay' : 'neutral'}>{text(`admin-privacy.mail.${state}`)}</Badge>
      )}
    </>
  )
}

const icons = {
  consultation: 'phone',
  appointment: 'building',
  order: 'cart',
  message: 'chat',
  job_application: 'people',
} as const satisfies Record<Person['requests'][number]['kind'], IconName>

/** A name and contacts, but for what is known of whom is looked at. */
function unlike(record: Pick<Person['requests'][number], 'name' | 'email' | 'phone'>, person: Person) {
  const { name, email, phone } = record
  return {
    who: name === person.name ? '' : name,
    reached: joinWithDots([
      email?.toLowerCase() !== person.email?.toLowerCase() && email,
      phone !== person.phone && phone?.replaceAll(' ', '\u00a0'),
    ]),
  }
}

/** A request: its kind and reference, what it costs, what they wrote, and who it says that it is from. */
function requestEntry(request: Person['requests'][number], person: Person, text: Text): Omit<Entry, 'mails'> {
  const { id, reference, kind, status, booking, fileName, quote, createdAt } = request
  const { product, amount, wonAmount, words } = request
  const { who, reached } = unlike(request, person)
  const booked = booking && text('admin-privacy.booked', { date: slotInWords(booking.date, booking.slot, text) })
  return {
    key: reference,
    at: new Date(createdAt),
    icon: icons[kind],
    title: `${text(`admin-leads.kind.${kind}`)} ${reference}`,
    who,
    to: `/admin/leads?lead=${id}`,
    owner: request.assigneeName,
    state: <Badge tone={statusTone[status]}>{text(statusKey(kind, status))}</Badge>,
    lines: [
      joinWithDots([product, amount && onOneLine(formatMoney(amount)), booked, fileName, quote]),
      wonAmount ? text('admin-privacy.agreed', { amount: onOneLine(formatMoney(wonAmount)) }) : '',
      words,
      reached,
    ].filter(Boolean),
  }
}

/** An application: what for and for how much, its documents, and until when it must be kept. */
function applicationEntry(
  application: Person['applications'][number],
  person: Person,
  text: Text,
): Omit<Entry, 'mails'> {
  const { id, reference, status, product, amount, documents, keptUntil, toRefund, quote, createdAt } = application
  const { who, reached } = unlike(application, person)
  return {
    key: reference,
    at: new Date(createdAt),
    icon: 'shield',
    title: `${text('admin-privacy.person.application')} ${reference}`,
    who,
    to: `/admin/applications/${id}`,
    owner: application.assigneeName,
    state: <Badge tone={applicationTone[status]}>{text(staffStatusKey(status))}</Badge>,
    lines: [
      joinWithDots([nameIn(product, text.language), onOneLine(formatMoney(amount)), quote]),
      text('admin-privacy.documents', { count: documents }),
      reached,
      keptUntil ? text('admin-privacy.keptUntil', { date: formatLongDate(keptUntil, text.language) }) : '',
      toRefund > 0
        ? text('admin-privacy.toRefund', { amount: onOneLine(formatMoney({ ...amount, amount: toRefund })) })
        : '',
    ].filter(Boolean),
  }
}

/** A quote that staff made for them: its system and total. */
function quoteEntry(quote: Person['quotes'][number], text: Text): Omit<Entry, 'mails'> {
  const { key, reference, units, totalPrice: amount, currency, createdAt } = quote
  return {
    key: reference,
    at: new Date(createdAt),
    icon: 'bookmark',
    title: `${text('admin-privacy.person.quote')} ${reference}`,
    who: '',
    to: `/admin/quotes/${key}`,
    state: null,
    lines: [joinWithDots([`${units} × ${nameIn(quote, text.language)}`, onOneLine(formatMoney({ amount, currency }))])],
  }
}

/** What staff noted, with the record that it stands in. */
function noteEntry(note: Person['notes'][number], to: string | null = null, text: Text): Entry {
  const { id, reference, said, staffName, createdAt } = note
  return {
    key: id,
    at: new Date(createdAt),
    icon: 'edit',
    title: joinWithDots([text('admin.note'), reference]),
    who: '',
    to,
    state: null,
    lines: [said, staffName ?? ''].filter(Boolean),
    mails: [],
  }
}

/** A mail about nothing that is here any more. */
function mailEntry(mail: Mail): Entry {
  const { id, template, subject, createdAt } = mail
  const state = <MailState mail={mail} />
  return {
    key: id,
    at: new Date(createdAt),
    icon: 'mail',
    title: subject ?? template,
    who: '',
    to: null,
    state,
    lines: [],
    mails: [],
  }
}
