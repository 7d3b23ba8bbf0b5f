import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ContactWays } from '#business/accounts/ui/contact-ways.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { ApiError } from '#client/api-error.ts'
import { useCompany } from '#client/company.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { languageInSentence } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { PersonPage as Person } from '../../person-record.ts'
import { ApplicationRow, MailRow, RequestRow } from './record-lists.tsx'

/** All that one phone or mail has sent, and was sent, in one timeline, with the ways to reach whoever it is. */
export function PersonPage() {
  const { reference = '' } = useParams()
  const text = useText()
  const path = `/api/admin/people/${encodeURIComponent(reference)}`
  const { data: person, error, refetch } = useQuery<Person>({ queryKey: [path] })
  if (person) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="lg:col-start-2 lg:row-start-1">
          <PersonCard person={person} />
        </div>
        <Timeline person={person} />
      </div>
    )
  }
  if (!error) return <Skeleton className="h-96" />
  if (error instanceof ApiError && error.status === 404) return <StateBlock title={text('admin-privacy.person.gone')} />
  return <NotLoaded onRetry={refetch} />
}

/** Who they said they are with the record that led here, and what else they left. */
function PersonCard({ person }: { person: Person }) {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { name, email, phone, dialledNumber, country, language, reference, otherContacts } = person
  const names = [...new Set(person.requests.map((request) => request.name))].filter((other) => other !== name)
  const rows = [
    { key: 'phone', label: text('admin-privacy.phone'), value: phone },
    { key: 'email', label: text('admin-privacy.email'), value: email },
    { key: 'names', label: text('admin-privacy.person.names'), value: names.join(', ') },
    { key: 'others', label: text('admin-privacy.person.others'), value: otherContacts.join(', ') },
    {
      key: 'country',
      label: text('admin-privacy.person.country'),
      value: `${contacts[country].name[text.language]}, ${languageInSentence(language, text.language)}`,
    },
  ]
  return (
    <Card className="grid gap-4">
      <div>
        <h1 className="text-2xl wrap-anywhere">{name || phone || email || reference}</h1>
        <p className="text-sm text-muted">{text('admin-privacy.person.text', { reference })}</p>
      </div>
      <DataList className="[&_dd]:min-w-0 [&_dd]:wrap-anywhere" rows={rows.filter(({ value }) => value)} />
      <ContactWays
        person={{ phone, dialledNumber, email }}
        language={language}
        context="admin-privacy"
        greet={() => ({ subject: brand.name, words: '' })}
      />
    </Card>
  )
}

/** Requests, applications and mails, the newest first. */
function Timeline({ person: { requests, applications, mails } }: { person: Person }) {
  const text = useText()
  const entries = [
    ...requests.map((request) => ({
      key: request.reference,
      at: request.createdAt,
      row: <RequestRow request={request} />,
    })),
    ...applications.map((application) => ({
      key: application.reference,
      at: application.createdAt,
      row: <ApplicationRow application={application} />,
    })),
    ...mails.map((mail) => ({ key: mail.id, at: mail.createdAt, row: <MailRow mail={mail} /> })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <Card>
      <h2 className="text-xl">{text('admin-privacy.person.timeline')}</h2>
      {entries.length === 0 && <p className="mt-2 text-muted">{text('admin-privacy.nothing')}</p>}
      <ol className="mt-1 divide-y divide-line">
        {entries.map(({ key, row }) => (
          <li key={key} className="py-3">
            {row}
          </li>
        ))}
      </ol>
    </Card>
  )
}
