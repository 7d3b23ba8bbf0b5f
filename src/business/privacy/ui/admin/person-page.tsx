import { useMe } from '#business/accounts/ui/me.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Contacts } from '#business/accounts/ui/contact-ways.tsx'
import { ReachActions } from '#business/accounts/ui/reach-actions.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { lastContactInWords } from '#business/leads/ui/last-contact-in-words.ts'
import { trackOf } from '#business/leads/lead.ts'
import { staffStatusKey } from '#business/financing/application-status.ts'
import { isOpen, statusKey } from '#business/leads/lead-status.ts'
import { byTime, plannedOf, type Planned } from '#business/leads/planned.ts'
import { BookPerson } from '#business/leads/ui/admin/lead-booking.tsx'
import { slotIcons } from '#business/leads/ui/admin/slot-icons.ts'
import { isToCome } from '#business/leads/ui/admin/use-booking-change.ts'
import { AfterCall } from '#business/leads/ui/admin/after-call.tsx'
import { ApiError } from '#client/api-error.ts'
import { useCompany } from '#client/company.tsx'
import { useNow } from '#client/use-now.ts'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { RecordSkeleton } from '#design/admin/list-skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { formatHour, formatShortDay, formatShortMoment, languageInSentence } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import { namesOf, sharedBy } from '#kernel/given-names.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ErasureProof, PersonPage as Person, PersonRequest } from '../../person-record.ts'
import { expectedKey } from './expected-key.ts'
import { PersonNote } from './person-note.tsx'
import { ErasureProofCard, PersonRights } from './person-rights.tsx'
import { PersonTimeline } from './person-timeline.tsx'

/** Somebody: how they are reached, what is to be done for them next, and all that their phone or mail has sent and was sent. */
export function PersonPage() {
  const { reference = '' } = useParams()
  const text = useText()
  const path = `/api/admin/people/${encodeURIComponent(reference)}`
  const [proof, setProof] = useState<ErasureProof | null>(null)
  const { data: person, error, refetch } = useQuery<Person>({ queryKey: [path], enabled: proof === null })
  if (proof) return <ErasureProofCard proof={proof} level="h1" />
  if (person) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_auto_1fr] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <PersonHead person={person} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-6 lg:row-span-3 lg:self-start">
          <NextActions person={person} />
          <Names person={person} />
          <PersonNote person={person} />
          <p className="text-sm text-muted">{text('admin-privacy.person.text')}</p>
        </div>
        <PersonTimeline person={person} />
        <section aria-labelledby="rights" className="grid gap-2 border-t border-line pt-4 lg:col-start-1">
          <h2 id="rights" className="text-lg">
            {text('admin-privacy.rights')}
          </h2>
          <p className="max-w-2xl text-sm text-muted">{text('admin-privacy.rights.text')}</p>
          <PersonRights
            person={askedOf(person)}
            contacts={[person.phone, person.email]}
            found={person}
            onErased={setProof}
          />
        </section>
      </div>
    )
  }
  if (!error) return <RecordSkeleton label={text('shell.loading')} />
  if (error instanceof ApiError && error.status === 404) return <StateBlock title={text('admin-privacy.person.gone')} />
  return <NotLoaded onRetry={refetch} />
}

/** All that they are known by there. */
function askedOf({ email, phone, dialledNumber }: Person): PersonRequest {
  return { email: email ?? undefined, phone: dialledNumber ?? phone ?? undefined }
}

/** Who they said they are with the record that led here, and the ways to reach them. */
function PersonHead({ person }: { person: Person }) {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { name, email, phone, dialledNumber, country, language, reference } = person
  const shared = sharedBy(person, leftBy(person))
  // Whoever has asked for something already is asked for nothing that is known.
  const sales = person.requests
    .filter(({ kind }) => trackOf(kind) === 'sales')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const [latest] = sales
  // Whoever is expected already is moved rather than booked twice.
  const booked =
    sales.find(({ booking }) => booking?.outcome === null) ?? sales.find(({ status }) => isOpen(status)) ?? latest
  const last = person.requests
    .flatMap(({ lastContact }) => lastContact ?? [])
    .toSorted((a, b) => b.on.localeCompare(a.on))[0]
  // What is still worked on is what the call was about.
  const called = person.requests.find(({ status }) => isOpen(status)) ?? person.requests[0]
  return (
    <header className="grid gap-3">
      <div>
        <Link to="/admin/people" className="link -mt-2 inline-flex min-h-11 items-center gap-2">
          <Icon name="arrow-left" className="size-4" />
          {text('admin.menu.people')}
        </Link>
        <h1 className="text-2xl sm:text-3xl wrap-anywhere">
          {shared
            ? text('admin-privacy.person.shared', {
                count: shared.count,
                contact: shared.contact.replaceAll(' ', '\u00a0'),
              })
            : name || phone || email || reference}
        </h1>
        <p className="mt-1 wrap-anywhere">
          <Contacts person={person} />
        </p>
        <p className="text-muted">
          {joinWithDots([contacts[country].name[text.language], languageInSentence(language, text.language)])}
        </p>
        <p className="text-muted">
          {last
            ? `${text('admin-privacy.lastContact')} ${lastContactInWords(last, text)}`
            : text('admin-leads.lastContact.none')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <ReachActions
          isAlone
          person={{ name, dialledNumber, email }}
          greeting={{ subject: brand.name, words: '' }}
          renderNote={called && ((onClose) => <AfterCall called={called} onClose={onClose} />)}
          items={
            latest && [
              {
                key: 'quote',
                icon: 'plus',
                link: <Link to={`/admin/quotes/new?lead=${latest.id}`}>{text('admin-quotes.make')}</Link>,
              },
              {
                key: 'request',
                icon: 'plus',
                link: (
                  <Link to={`/admin/leads/new?kind=message&like=${latest.id}`}>{text('admin-leads.new.title')}</Link>
                ),
              },
              isToCome(booked?.booking ?? null) && {
                key: 'another',
                icon: 'calendar',
                link: (
                  <Link to={`/admin/leads/new?kind=appointment&like=${latest.id}`}>
                    {text('admin-calendar.bookAnother')}
                  </Link>
                ),
              },
            ]
          }
        >
          {booked && <BookPerson request={booked} />}
        </ReachActions>
      </div>
      {phone && !dialledNumber && <p className="text-sm text-clay-deep">{text('admin.phone.unread')}</p>}
    </header>
  )
}

const leftBy = ({ requests, applications }: Person) => [...requests, ...applications]

/** Each name that the same phone or mail came with, and what else was left under it; nothing where all that is known stands above. */
function Names({ person }: { person: Person }) {
  const text = useText()
  const names = namesOf(leftBy(person))
  if (names.length < 2 && person.otherContacts.length === 0) return null
  return (
    <Card padded={false} className="px-4 py-3">
      <h2 className="text-lg wrap-anywhere">{text('admin-privacy.person.names')}</h2>
      <ul className="divide-y divide-line">
        {names.map(({ name, contacts }) => (
          <li key={name} className="py-2">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm wrap-anywhere text-muted">
              {joinWithDots(contacts.map((one) => one.replaceAll(' ', '\u00a0')))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Action = Pick<Planned, 'kind' | 'time'> & { readonly on: string | null }

/** What somebody has to do for them: whoever is expected and the steps of open requests, and applications: to be decided, for whoever decides on them, or accepted and to be paid. */
function NextActions({ person: { name: own, requests, applications } }: { person: Person }) {
  const text = useText()
  const mayDecide = useMe()?.may.includes('applications.decide')
  const now = useNow()
  const steps = requests.flatMap((request) => {
    const { id, reference, kind, status, name, nextStep, nextStepOn, assigneeName } = request
    const words =
      stepInWords(request, text) ||
      text(status === 'new' ? 'admin-privacy.person.answer' : 'admin-privacy.person.follow')
    const planned: readonly Action[] = plannedOf(request, now)
    // Whoever is expected needs no step.
    const isUnplanned = nextStep ? nextStepOn === null : isOpen(status) && planned.length === 0
    const all = isUnplanned ? [...planned, { kind: 'step', on: null, time: null } as const] : planned
    return all.map(({ kind: what, on, time }) => ({
      to: `/admin/leads?lead=${id}`,
      icon: what === 'step' ? ('clock' as const) : slotIcons[what],
      what: what === 'step' ? words : text(expectedKey(what)),
      about: joinWithDots([
        name !== own && name,
        on && formatShortDay(on, text.language),
        time && formatHour(time, text.language),
        text(`admin-leads.kind.${kind}`),
        text(statusKey(kind, status)),
        assigneeName ?? text('admin.owner.none'),
        reference,
      ]),
      on,
      time,
      isLate: on !== null && on < wallClock(now, countryTable[request.country].utcOffset).date,
    }))
  })
  const ofApplications = applications.flatMap(({ id, next, reference, name, status, assigneeName, createdAt }) => {
    if (next === null || (next === 'review' && !mayDecide)) return []
    return {
      to: `/admin/applications/${id}`,
      icon: next === 'call' ? ('phone' as const) : ('clock' as const),
      what: text(next === 'review' ? 'admin-privacy.person.decide' : expectedKey(next)),
      about: joinWithDots([
        name !== own && name,
        formatShortMoment(new Date(createdAt), text.language),
        text('admin-privacy.person.application'),
        text(staffStatusKey(status)),
        assigneeName ?? text('admin.owner.none'),
        reference,
      ]),
      on: null,
      time: null,
      isLate: false,
    }
  })
  // What has a day first, the earliest before.
  const actions = [...steps, ...ofApplications].toSorted(byTime)
  return (
    <Card padded={false} className="px-4 py-3">
      <h2 className="text-lg">{text('admin-privacy.person.next')}</h2>
      {actions.length === 0 && <p className="text-muted">{text('admin-privacy.person.done')}</p>}
      <ul className="divide-y divide-line">
        {actions.map(({ to, icon, what, about, isLate }) => (
          <li key={`${to} ${icon}`} className="flex items-center gap-3 py-2">
            <Icon name={icon} className="size-5 shrink-0 text-muted" />
            <p className="min-w-0 grow">
              <span className="font-semibold wrap-anywhere">{what}</span>
              <span className={`block text-sm wrap-anywhere ${isLate ? 'text-clay-deep' : 'text-muted'}`}>{about}</span>
            </p>
            <Button asChild tone="secondary" size="sm">
              <Link to={to} aria-label={text('admin-privacy.person.openOf', { what })}>
                {text('admin-privacy.person.open')}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
