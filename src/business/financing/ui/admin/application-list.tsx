import type { ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { OwnerName } from '#business/accounts/ui/assignees.tsx'
import { ExportLink } from '#business/accounts/ui/export-link.tsx'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NoMatch } from '#business/accounts/ui/no-match.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useAddressFilter } from '#client/address-filter.ts'
import { pagesOf } from '#client/pages-of.ts'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { Button } from '#design/button.tsx'
import { DataTable } from '#design/admin/data-table.tsx'
import { wholeReferences } from '#design/whole-references.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ApplicationPage, ListedApplication } from '../../admin-application.ts'
import { applicationsFile, paymentsFile } from '../../application.ts'
import { momentsOf } from './moments-of.ts'
import { ApplicationFilterForm } from './application-filter-form.tsx'
import { applicationsPath } from './application-review-query.ts'
import { countryTable } from '#kernel/country.ts'
import type { DataColumn } from '#design/admin/data-column.ts'
import { rowLink } from '#design/admin/row-link.ts'
import { NewDot } from '#design/admin/new-dot.tsx'
import { Badge } from '#design/badge.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { statusTone } from '../status-tone.ts'
import { owedKeyOf } from './payment-words.ts'
import { ReviewClockBadge } from './review-clock-badge.tsx'
import { Icon } from '#design/icon.tsx'
import { undecidedStatuses } from '../../application-status.ts'
import { staffStateKey } from '../../second-opinion.ts'

/** Applications, each with the time that its review has left: the undecided by that time, any others the newest first; the filter is in the address. */
export function ApplicationList() {
  const text = useText()
  const { filter, narrow, clear } = useAddressFilter()
  const list = useInfiniteQuery(pagesOf<ApplicationPage>(applicationsPath, filter))
  const { data, isLoadingError, refetch } = list
  const words = filter.get('q')
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  const columns = useMemo(() => applicationColumns(text), [text])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ApplicationFilterForm filter={filter} narrow={narrow} />
      {isLoadingError ? (
        <NotLoaded onRetry={refetch} />
      ) : (
        <DataTable
          caption={text('admin-applications.title')}
          rows={rows}
          columns={columns}
          rowId={({ id }) => id}
          language={text.language}
          loading={<RowSkeleton label={text('shell.loading')} isTall />}
          empty={
            words ? (
              <NoMatch words={words} onClear={() => narrow({ q: '' })} />
            ) : (
              <EmptyList
                icon={filter.size > 0 ? 'search' : 'shield'}
                title={text('admin-applications.empty')}
                description={text(
                  filter.size > 0 ? 'admin-applications.empty.filter' : 'admin-applications.empty.text',
                )}
                action={
                  filter.size > 0 && (
                    <Button tone="secondary" onClick={clear}>
                      {text('admin.filter.clear')}
                    </Button>
                  )
                }
              />
            )
          }
        />
      )}
      <MoreButton list={list} />
      {rows && rows.length > 0 && (
        <p className="flex flex-wrap gap-x-6">
          {exports.map(({ path, file, label }) => (
            <ExportLink
              key={file}
              href={`${applicationsPath}${path}?${filter}`}
              file={file}
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <Icon name="download" className="size-4" />
              {text(label)}
            </ExportLink>
          ))}
        </p>
      )}
    </div>
  )
}

const exports = [
  { path: '.csv', file: applicationsFile, label: 'admin-applications.export' },
  { path: '/payments.csv', file: paymentsFile, label: 'admin-applications.export.payments' },
] as const

/** What the list shows of an application; on a phone who, what, until when and where it stands, as an inbox has it. */
function applicationColumns(text: Text): DataColumn<ListedApplication>[] {
  return [
    {
      id: 'applicant',
      onPhone: 'line',
      header: text('admin-applications.column.applicant'),
      cell: (application) => (
        <span className="block wrap-anywhere md:min-w-44">
          <ApplicantLink application={application} />
          {/* Its column is as wide as the names are. */}
          <span
            title={application.email ?? undefined}
            className="block w-0 min-w-full truncate text-sm text-muted max-md:hidden"
          >
            {application.email ?? application.phone ?? text('admin-applications.noContact')}
          </span>
        </span>
      ),
    },
    {
      id: 'system',
      onPhone: 'line',
      header: text('admin-applications.column.system'),
      cell: ({ product, totalAmount }) => (
        <span className="block max-md:text-sm md:min-w-32">
          {nameIn(product, text.language)}
          <span className="text-sm text-muted max-md:before:content-['\00a0·_'] md:block">
            {joinWithDots([
              product.capacity,
              onOneLine(formatMoney({ amount: totalAmount, currency: product.currency })),
            ])}
          </span>
        </span>
      ),
    },
    {
      id: 'plan',
      onPhone: 'line',
      header: text('admin-applications.column.plan'),
      end: true,
      cell: ({ product: { currency }, monthlyPayment, totalAmount, tenureMonths }) => (
        <span className="block tabular-nums max-md:text-sm">
          <span className="money max-md:font-semibold">
            {formatMoney({ amount: tenureMonths > 0 ? monthlyPayment : totalAmount, currency })}
          </span>
          <span className="text-sm whitespace-nowrap text-muted max-md:before:content-['\00a0·_'] md:block">
            {text('admin-applications.months', { count: tenureMonths })}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      onPhone: 'line',
      header: text('admin-applications.column.status'),
      cell: (application) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:mt-1.5 md:grid md:justify-items-start">
          <State application={application} />
          {application.assigneeName && !isDecider(application) && (
            <span className="text-sm wrap-anywhere text-muted md:hidden">{application.assigneeName}</span>
          )}
        </span>
      ),
    },
    {
      id: 'owner',
      onPhone: 'hidden',
      header: text('admin.owner'),
      cell: ({ assigneeName }) => <OwnerName name={assigneeName} />,
    },
    {
      id: 'submitted',
      onPhone: 'hidden',
      header: text('admin-applications.column.submitted'),
      cell: (application) => (
        <span className="block text-sm tabular-nums">
          {application.submittedAt && (
            <time
              dateTime={application.submittedAt}
              title={momentsOf(application, text).inFull(application.submittedAt)}
            >
              {momentsOf(application, text).inShort(application.submittedAt)}
            </time>
          )}
          <span className="block whitespace-nowrap text-muted">{whichInShort(application, text)}</span>
        </span>
      ),
    },
  ]
}

type OfApplication = { readonly application: ListedApplication }

/** Whether its owner is named already, as who decided. */
const isDecider = ({ assigneeName, decidedBy, toRefund }: ListedApplication) =>
  toRefund === 0 && assigneeName === decidedBy

/** Who applies leads to what they apply for; whoever gave no name, its reference. A dot marks what nobody has opened. */
function ApplicantLink({ application: { id, fullName, reference, status, openedAt } }: OfApplication) {
  const text = useText()
  return (
    <>
      <Link to={`/admin/applications/${id}`} className={rowLink}>
        {fullName || reference}
      </Link>
      {openedAt === null && status === 'submitted' && (
        <span className="ml-2">
          <NewDot label={text('admin-applications.unopened')} />
        </span>
      )}
    </>
  )
}

/** Where it stands, and in a line what presses most: money to give back; else who decided, and when; else the time that is left. */
function State({ application }: OfApplication) {
  const text = useText()
  const { status, isAffordable, decidedAt, decidedBy, overrides, toRefund, product } = application
  const owed =
    toRefund > 0 &&
    text(owedKeyOf(application), { amount: onOneLine(formatMoney({ amount: toRefund, currency: product.currency })) })
  return (
    <>
      <span className="flex flex-wrap gap-1 xl:flex-nowrap">
        <Badge tone={statusTone[status]}>{text(staffStateKey(application))}</Badge>
        {isAffordable === false && undecidedStatuses.includes(status) && (
          <Badge tone="clay">{text('admin-applications.income.isShort')}</Badge>
        )}
        {status === 'approved' && overrides > 0 && (
          <Badge tone="sun">{text('admin-applications.overrides', { count: overrides })}</Badge>
        )}
      </span>
      {owed ? (
        <span className="text-sm font-semibold text-clay-deep">{owed}</span>
      ) : decidedAt ? (
        <span className="text-sm wrap-anywhere text-muted">
          {joinWithDots([decidedBy, momentsOf(application, text).byDay(decidedAt)])}
        </span>
      ) : (
        <ReviewClockBadge application={application} />
      )}
    </>
  )
}

/** Its reference and its country. */
function whichInShort({ reference, country }: ListedApplication, text: Text): ReactNode {
  return wholeReferences(joinWithDots([reference, countryTable[country].name[text.language]]))
}
