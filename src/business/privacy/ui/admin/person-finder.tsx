import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { lastContactInWords } from '#business/leads/ui/last-contact-in-words.ts'
import { useWayBack } from '#business/leads/ui/admin/way-back.ts'
import { sendJson } from '#client/send.ts'
import { useNow } from '#client/use-now.ts'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { NewDot } from '#design/admin/new-dot.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { Button } from '#design/button.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatHour, formatShortDay } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { foldText } from '#kernel/fold-text.ts'
import { isWholeAddress } from '#kernel/form-fields.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import type { ErasureProof, ListedPerson, PersonRecord, PersonRequest } from '../../person-record.ts'
import { expectedKey } from './expected-key.ts'
import { ErasureProofCard, PersonRights, privacyPath } from './person-rights.tsx'
import { PersonTimeline } from './person-timeline.tsx'

/** Who wrote last, and whom a name, a phone or a mail tells. Whom one looks for is in no address. */
export function PersonFinder() {
  const text = useText()
  const back = useWayBack()
  const [q, setQ] = useState('')
  const {
    data: people,
    isError,
    refetch,
  } = useQuery({
    queryKey: [`${privacyPath}/list`, q],
    queryFn: ({ signal }) => sendJson<readonly ListedPerson[]>('POST', `${privacyPath}/list`, { q }, { signal }),
    placeholderData: (last) => last,
  })
  const names = (people ?? []).map(({ name }) => foldText(name))
  const isNamesake = ({ name }: ListedPerson) => name !== '' && names.filter((one) => one === foldText(name)).length > 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchField label={text('admin-privacy.search')} hint={text('admin-privacy.search')} asked={q} onAsk={setQ} />
      {isError && <NotLoaded onRetry={refetch} />}
      {!people && !isError && <RowSkeleton label={text('shell.loading')} />}
      {people && people.length > 0 && (
        <section aria-labelledby="people" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <h2 id="people" className="text-lg">
              {text(q ? 'admin-privacy.matching' : 'admin-privacy.recent', { count: people.length })}
            </h2>
            <Link to="/admin/leads/import" state={back} className="link inline-flex min-h-11 items-center text-sm">
              {text('admin-leads.import.title')}
            </Link>
          </div>
          <div className="rounded-card border border-line bg-white">
            <Headings />
            <ul className="divide-y divide-line">
              {people.map((person) => (
                <PersonRow key={person.reference} person={person} isNamesake={isNamesake(person)} />
              ))}
            </ul>
          </div>
        </section>
      )}
      {people?.length === 0 && <Nobody key={q} q={q} onAll={() => setQ('')} />}
    </div>
  )
}

type PersonRowProps = {
  readonly person: ListedPerson
  /** Somebody else of the list is called the same. */
  readonly isNamesake: boolean
}

/** On a wide desk the same for every row: who and where, how they are reached, when they were last, what is open, and what it comes to. */
const rowLook =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)_5.5rem_8.5rem]'

function Headings() {
  const text = useText()
  const words = [
    text('admin-privacy.column.name'),
    text('admin-privacy.column.reach'),
    text('admin-privacy.column.next'),
    text('admin-privacy.column.open'),
    text('admin-privacy.column.worth'),
  ]
  return (
    <div aria-hidden className={`${rowLook} border-b border-line text-sm font-semibold text-muted max-lg:hidden`}>
      {words.map((heading) => (
        <span key={heading} className="last:text-right">
          {heading}
        </span>
      ))}
    </div>
  )
}

/** Somebody on a line, and by what they were told where it is not their name. */
function PersonRow({ person, isNamesake }: PersonRowProps) {
  const text = useText()
  const { reference, name, email, phone, town, kind, status, lastContact, next, matched } = person
  const today = wallClock(useNow(), countryTable[person.country].utcOffset).date
  const worth = person.worth ?? (kind === 'application' ? person.amount : null)
  const isNew = status === 'new' || status === 'submitted'
  const open = openInWords(person, text)
  return (
    <li className="last:*:rounded-b-card">
      <Link to={`/admin/people/${reference}`} className={`${rowLook} min-h-14 hover:bg-sand-2`}>
        <span className="min-w-0">
          <span className="flex min-w-0 items-center gap-2">
            <span className="font-semibold wrap-anywhere lg:truncate">{name || phone || email || reference}</span>
            {isNew && <NewDot label={text('admin-privacy.isNew')} />}
          </span>
          <span className="block text-sm text-muted empty:hidden">
            {joinWithDots([isNamesake && text('admin-privacy.sameName'), town])}
          </span>
          {matched && (
            <span className="block truncate text-sm">
              {text(`admin-privacy.matched.${matched.by}`, { what: matched.what })}
            </span>
          )}
        </span>
        <span className="min-w-0 text-sm max-lg:order-3 max-lg:col-span-2">
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate tabular-nums">{phone ?? email}</span>
            <span className="shrink-0 text-muted lg:hidden">{open}</span>
          </span>
          {phone && email && <span className="block truncate text-muted max-lg:hidden">{email}</span>}
        </span>
        <span className="min-w-0 text-sm max-lg:order-4 max-lg:col-span-2">
          {next && (
            <span className={next.on && next.on < today ? 'text-clay-deep' : ''}>
              {nextInWords(next, text).map((line) => (
                <span key={line} className="block truncate" title={line}>
                  {line}
                </span>
              ))}
            </span>
          )}
          <span className="block truncate text-muted empty:hidden">
            {lastContact ? lastContactInWords(lastContact, text) : !next && text('admin-leads.lastContact.none')}
          </span>
        </span>
        <span className="text-sm max-lg:order-2 max-lg:hidden">{open || '–'}</span>
        <span className="text-right text-sm whitespace-nowrap tabular-nums max-lg:order-1 max-lg:self-start">
          <span className="block font-semibold">
            {worth ? onOneLine(formatMoney(worth)) : <span className="max-lg:hidden">–</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** How many requests and applications of theirs are open. */
function openInWords({ openRequests, openApplications }: ListedPerson, text: Text): string {
  return joinWithDots([
    openRequests > 0 && text('admin-privacy.open', { count: openRequests }),
    openApplications > 0 && text('admin-privacy.openApplications', { count: openApplications }),
  ])
}

/** When their next appointment, step or decision is, and what it is, a line each. */
function nextInWords({ kind, on, time, ...step }: NonNullable<ListedPerson['next']>, text: Text): readonly string[] {
  const what = kind === 'step' ? stepInWords(step, text) : text(expectedKey(kind))
  const when = joinWithDots([on && formatShortDay(on, text.language), time && formatHour(time, text.language)])
  return when ? [text('admin-privacy.next', { what: when }), what] : [text('admin-privacy.next', { what })]
}

/** A whole address or number as it is looked for by the law; undefined for any other words. */
function contactIn(q: string): PersonRequest | undefined {
  if (isWholeAddress(q)) return { email: q }
  return /^\+?[\d ().-]{8,}$/.test(q) ? { phone: q } : undefined
}

/** Nobody who wrote or applied: mails may have gone to a whole address all the same. */
function Nobody({ q, onAll }: { readonly q: string; readonly onAll: () => void }) {
  const text = useText()
  const [proof, setProof] = useState<ErasureProof | null>(null)
  const person = contactIn(q)
  const { data: found } = useQuery({
    queryKey: [`${privacyPath}/find`, q],
    queryFn: ({ signal }) => sendJson<PersonRecord>('POST', `${privacyPath}/find`, person, { signal }),
    enabled: person !== undefined && proof === null,
    retry: false,
  })
  if (proof) return <ErasureProofCard proof={proof} level="h2" />
  if (person && found && found.requests.length + found.applications.length + found.mails.length > 0) {
    return (
      <>
        <PersonRights person={person} contacts={[person.phone, person.email]} found={found} onErased={setProof} />
        <PersonTimeline person={found} />
      </>
    )
  }
  if (q === '') {
    return (
      <EmptyList
        icon="people"
        title={text('admin-privacy.empty')}
        description={text('admin-privacy.empty.text')}
        action={
          <Button asChild icon="plus">
            <Link to="/admin/leads/new?kind=message">{text('admin-privacy.empty.note')}</Link>
          </Button>
        }
      />
    )
  }
  return (
    <EmptyList
      icon="search"
      title={text('admin-privacy.nothing')}
      description={text('admin-privacy.nothing.text')}
      action={
        <Button tone="secondary" onClick={onAll}>
          {text('admin-privacy.showAll')}
        </Button>
      }
    />
  )
}
