import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams, Link } from 'react-router'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { pagesOf } from '#client/pages-of.ts'
import { Button } from '#design/button.tsx'
import { DataTable } from '#design/admin/data-table.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ApplicationPage, ListedApplication } from '../../admin-application.ts'
import { applicationsPath } from './application-review-query.ts'
import { countryTable, countries } from '#kernel/country.ts'
import type { DataColumn } from '#design/admin/data-column.ts'
import { Badge } from '#design/badge.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { statusTone } from '../status-tone.ts'
import { ReviewClockBadge } from './review-clock-badge.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { readForm } from '#client/read-form.ts'
import { applicationStatuses } from '../../application-status.ts'

/** Applications, the newest first, each with the time that its review has left; the filter is in the address. */
export function ApplicationList() {
  const text = useText()
  const [filter, setFilter] = useSearchParams()
  const list = useInfiniteQuery(pagesOf<ApplicationPage>(applicationsPath, filter))
  const { data, isError, refetch } = list
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  const columns = useMemo(() => applicationColumns(text), [text])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ApplicationFilterForm filter={filter} onChange={setFilter} />
      {isError ? (
        <NotLoaded onRetry={refetch} />
      ) : (
        <DataTable
          caption={text('admin-applications.title')}
          rows={rows}
          columns={columns}
          rowId={({ id }) => id}
          language={text.language}
          loading={<Skeleton className="h-64" />}
          empty={
            <StateBlock
              title={text('admin-applications.empty')}
              description={text(filter.size > 0 ? 'admin-applications.empty.filter' : 'admin-applications.empty.text')}
              action={
                filter.size > 0 && (
                  <Button tone="secondary" onClick={() => setFilter({})}>
                    {text('admin-applications.filter.clear')}
                  </Button>
                )
              }
            />
          }
        />
      )}
      <MoreButton list={list} />
    </div>
  )
}

/** What the list shows of an application. */
function applicationColumns(text: Text): DataColumn<ListedApplication>[] {
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
        <span className="flex flex-wrap items-center justify-end gap-2 md:justify-start">
          <Badge tone={statusTone[application.status]}>{text(`tracking.status.${application.status}`)}</Badge>
          <ReviewClockBadge application={application} />
          {application.firstApproverName && application.status !== 'approved' && (
            <Badge tone="sun">{text('admin-applications.second.badge')}</Badge>
          )}
          {application.assigneeName && (
            <span className="text-sm wrap-anywhere text-muted">
              {text('admin-applications.ownedBy', { name: application.assigneeName })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'applicant',
      header: text('admin-applications.column.applicant'),
      cell: ({ fullName, email, phone, country }) => (
        <span className="block wrap-anywhere md:min-w-56">
          {fullName && <span className="block font-semibold">{fullName}</span>}
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

type ApplicationFilterFormProps = {
  readonly filter: URLSearchParams
  readonly onChange: (filter: URLSearchParams) => void
}

/** What the list is narrowed to: words, a status, a country. The lists apply at once, the words with the button. */
function ApplicationFilterForm({ filter, onChange }: ApplicationFilterFormProps) {
  const text = useText()
  const apply = (form: HTMLFormElement) => {
    const filled = Object.entries(readForm(form)).filter(([, value]) => value.trim() !== '')
    onChange(new URLSearchParams(filled))
  }
  const choose = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
    if (currentTarget.form) apply(currentTarget.form)
  }
  return (
    <form
      // A filter that is taken away empties the fields too.
      key={filter.toString()}
      role="search"
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <Field label={text('admin-applications.filter.search')} className="sm:col-span-2 lg:col-span-1">
        <TextInput
          name="q"
          type="search"
          maxLength={200}
          defaultValue={filter.get('q') ?? ''}
          placeholder={text('admin-applications.filter.search.example')}
        />
      </Field>
      <Field label={text('admin-applications.column.status')}>
        <Select
          name="status"
          defaultValue={filter.get('status') ?? ''}
          onChange={choose}
          placeholder={text('admin-applications.filter.allButDrafts')}
          options={[
            { value: 'undecided', label: text('admin-applications.filter.undecided') },
            ...applicationStatuses.map((status) => ({ value: status, label: text(`tracking.status.${status}`) })),
          ]}
        />
      </Field>
      <Field label={text('admin-applications.country')}>
        <Select
          name="country"
          defaultValue={filter.get('country') ?? ''}
          onChange={choose}
          placeholder={text('admin.audit.all')}
          options={countries.map((country) => ({
            value: country,
            label: countryTable[country].name[text.language],
          }))}
        />
      </Field>
      <Button type="submit" tone="secondary" icon="search">
        {text('admin-applications.filter.submit')}
      </Button>
    </form>
  )
}
