import { countryTable } from '#kernel/country.ts'
import { Link } from 'react-router'
import type { DataColumn } from '#design/admin/data-column.ts'
import { Badge } from '#design/badge.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { ListedApplication } from '../../admin-application.ts'
import { statusTone } from '../status-tone.ts'
import { ReviewClockBadge } from './review-clock-badge.tsx'

/** What the list shows of an application. */
export function applicationColumns(text: Text): DataColumn<ListedApplication>[] {
  return [
    {
      id: 'reference',
      header: text('admin-applications.column.reference'),
      cell: ({ id, reference, openedAt, status }) => (
        <span className="flex flex-wrap items-center justify-end gap-x-2 md:justify-start">
          <Link
            to={`/admin/applications/${id}`}
            className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {reference}
          </Link>
          {openedAt === null && status === 'submitted' && (
            <Badge tone="ink">{text('admin-applications.unopened')}</Badge>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      header: text('admin-applications.column.status'),
      cell: (application) => (
        <span className="flex flex-wrap justify-end gap-2 md:justify-start">
          <Badge tone={statusTone[application.status]}>{text(`tracking.status.${application.status}`)}</Badge>
          <ReviewClockBadge application={application} />
        </span>
      ),
    },
    {
      id: 'applicant',
      header: text('admin-applications.column.applicant'),
      cell: ({ email, phone, country }) => (
        <span className="block wrap-anywhere md:min-w-56">
          {[email, phone].filter(Boolean).map((contact) => (
            <span key={contact} className="block">
              {contact}
            </span>
          ))}
          {!email && !phone && text('admin-applications.noContact')}
          <span className="block text-sm text-muted">{countryTable[country].name[text.language]}</span>
        </span>
      ),
    },
    {
      id: 'plan',
      header: text('admin-applications.column.plan'),
      cell: ({ product, totalAmount, tenureMonths }) => (
        <span>
          {nameIn(product, text.language)}
          <span className="block text-sm text-muted">
            <span className="money">{formatMoney({ amount: totalAmount, currency: product.currency })}</span> ·{' '}
            <span className="whitespace-nowrap">{text('admin-applications.months', { count: tenureMonths })}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'submitted',
      header: text('admin-applications.column.submitted'),
      cell: ({ submittedAt }) => (submittedAt ? formatLocalMoment(new Date(submittedAt), text.language) : '–'),
    },
  ]
}
