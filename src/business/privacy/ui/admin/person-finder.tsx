import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { statusKey, type LeadStatus } from '#business/leads/lead-status.ts'
import { countedProduct } from '#business/leads/admin-lead.ts'
import { sendJson } from '#client/send.ts'
import { useNow } from '#client/use-now.ts'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { formatAge, formatLocalMoment } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { staffStatusKey, type ApplicationStatus } from '#business/financing/application-status.ts'
import { foldText } from '#kernel/fold-text.ts'
import { isWholeAddress } from '#kernel/form-fields.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import type { ErasureProof, ListedPerson, PersonRecord, PersonRequest } from '../../person-record.ts'
import { ErasureProofCard, PersonRights, privacyPath } from './person-rights.tsx'
import { PersonTimeline } from './person-timeline.tsx'

/** Who wrote last, and whom a name, a phone or a mail tells. Whom one looks for is in no address. */
export function PersonFinder() {
  const text = useText()
  const now = useNow()
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
          <h2 id="people" className="text-lg">
            {text(q ? 'admin-privacy.matching' : 'admin-privacy.recent', { count: people.length })}
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-white">
            {people.map((person) => (
              <PersonRow key={person.reference} person={person} isNamesake={isNamesake(person)} now={now} />
            ))}
          </ul>
        </section>
      )}
      {people?.length === 0 && <Nobody key={q} q={q} onAll={() => setQ('')} />}
    </div>
  )
}

/** Somebody on a line: who, what they asked last, how they are reached, since when. */
type PersonRowProps = {
  readonly person: ListedPerson
  /** Somebody else of the list is called the same. */
  readonly isNamesake: boolean
  readonly now: Date
}

function PersonRow({ person, isNamesake, now }: PersonRowProps) {
  const text = useText()
  const { reference, name, email, phone, kind, status, amount, words, createdAt } = person
  const asked = joinWithDots([
    kind === 'application' ? text('admin-privacy.person.application') : text(`admin-leads.kind.${kind}`),
    countedProduct(person),
    amount && onOneLine(formatMoney(amount)),
  ])
  const state =
    kind === 'application'
      ? text(staffStatusKey(status as ApplicationStatus))
      : text(statusKey(kind, status as LeadStatus))
  const isNew = status === 'new' || status === 'submitted'
  return (
    <li className="first:*:rounded-t-card last:*:rounded-b-card">
      <Link
        to={`/admin/people/${reference}`}
        className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 hover:bg-sand-2 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_auto_8rem]"
      >
        <span className="min-w-0">
          <span className="block truncate font-semibold">{name || phone || email || reference}</span>
          <span className={`block truncate text-sm text-muted ${isNamesake ? '' : 'max-md:hidden'}`}>
            {joinWithDots([isNamesake && text('admin-privacy.sameName'), phone, email])}
          </span>
        </span>
        <span className="min-w-0 text-sm max-md:order-2 max-md:line-clamp-2">
          <span className="md:block md:truncate">{asked}</span>
          <span className="text-muted empty:hidden max-md:before:content-['_·_'] md:block md:truncate">{words}</span>
        </span>
        <span className="max-md:order-3 max-md:justify-self-end">
          <Badge tone={isNew ? 'sun' : 'neutral'}>{state}</Badge>
        </span>
        <span
          className="text-right text-sm whitespace-nowrap text-muted tabular-nums max-md:order-1"
          title={formatLocalMoment(new Date(createdAt), text.language)}
        >
          {text('admin.ago', { age: formatAge(now.getTime() - Date.parse(createdAt), text.language) })}
        </span>
      </Link>
    </li>
  )
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
