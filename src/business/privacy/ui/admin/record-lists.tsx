import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { statusKey } from '#business/leads/lead-status.ts'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatLocalMoment, formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { PersonRecord } from '../../person-record.ts'

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** The requests of a person. */
export function RequestRecords({ requests }: Pick<PersonRecord, 'requests'>) {
  const text = useText()
  return (
    <Records title={text('admin-privacy.requests', { count: requests.length })}>
      {requests.map((request) => (
        <li key={request.id} className="py-3">
          <RequestRow request={request} />
        </li>
      ))}
    </Records>
  )
}

/** A request, where it stands, and who it says that it is from. */
function RequestRow({ request }: { request: PersonRecord['requests'][number] }) {
  const text = useText()
  const { id, reference, kind, status, name, email, phone, booking, fileName, quote, createdAt } = request
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Link to={`/admin/leads?lead=${id}`} className={linkClass}>
          {reference}
        </Link>
        <Badge>{text(`admin-leads.kind.${kind}`)}</Badge>
        <Badge>{text(statusKey(kind, status))}</Badge>
      </p>
      <p className="wrap-anywhere">{joinWithDots([name, email, phone])}</p>
      <p className="text-sm wrap-anywhere text-muted">
        {joinWithDots([
          formatLocalMoment(new Date(createdAt), text.language),
          booking && text('admin-privacy.booked', { date: formatLongDate(booking.date, text.language) }),
          fileName,
          quote,
        ])}
      </p>
    </>
  )
}

/** The applications of a person, and which of them must be kept. */
export function ApplicationRecords({ applications }: Pick<PersonRecord, 'applications'>) {
  const text = useText()
  return (
    <Records title={text('admin-privacy.applications', { count: applications.length })}>
      {applications.map((application) => (
        <li key={application.id} className="py-3">
          <ApplicationRow application={application} />
        </li>
      ))}
    </Records>
  )
}

/** An application, where it stands, and until when it must be kept. */
function ApplicationRow({ application }: { application: PersonRecord['applications'][number] }) {
  const text = useText()
  const { id, reference, status, email, phone, documents, keptUntil, quote, createdAt } = application
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Link to={`/admin/applications/${id}`} className={linkClass}>
          {reference}
        </Link>
        <Badge>{text(`tracking.status.${status}`)}</Badge>
        {keptUntil && (
          <Badge tone="clay" icon="shield">
            {text('admin-privacy.keptUntil', { date: formatLongDate(keptUntil, text.language) })}
          </Badge>
        )}
      </p>
      <p className="wrap-anywhere">{joinWithDots([email, phone])}</p>
      <p className="text-sm text-muted">
        {joinWithDots([
          formatLocalMoment(new Date(createdAt), text.language),
          text('admin-privacy.documents', { count: documents }),
          quote,
        ])}
      </p>
    </>
  )
}

/** The mails to a person and about what they asked. */
export function MailRecords({ mails }: Pick<PersonRecord, 'mails'>) {
  const text = useText()
  return (
    <Records title={text('admin-privacy.mails', { count: mails.length })}>
      {mails.map((mail) => (
        <li key={mail.id} className="py-3">
          <MailRow mail={mail} />
        </li>
      ))}
    </Records>
  )
}

/** A mail, to whom it was, and what became of it. */
function MailRow({ mail }: { mail: PersonRecord['mails'][number] }) {
  const text = useText()
  const { template, subject, toThem, state, createdAt } = mail
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <span className="flex min-w-0 gap-2 wrap-anywhere">
          <Icon name="mail" className="mt-0.5 size-5 shrink-0" />
          {subject ?? template}
        </span>
        <Badge tone={state === 'failed' ? 'clay' : 'neutral'}>{text(`admin-privacy.mail.${state}`)}</Badge>
      </p>
      <p className="text-sm text-muted">
        {joinWithDots([
          formatLocalMoment(new Date(createdAt), text.language),
          text(toThem ? 'admin-privacy.mail.toThem' : 'admin-privacy.mail.toUs'),
        ])}
      </p>
    </>
  )
}

function Records({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <Card>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-1 divide-y divide-line">{children}</ul>
    </Card>
  )
}
