import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useOwners } from '#business/accounts/ui/assignees.tsx'
import { CountryFilter } from '#business/accounts/ui/country-filter.tsx'
import { withParts } from '#client/address-filter.ts'
import { CountedName } from '#design/admin/counted-name.tsx'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { currencies, formatMoney, onOneLine } from '#kernel/money.ts'
import type { ApplicationCounts } from '../../admin-application.ts'
import {
  applicationStatuses,
  staffStatusKey,
  toDecideStatuses,
  type ApplicationStatus,
} from '../../application-status.ts'
import { applicationsPath } from './application-review-query.ts'

type ApplicationFilterFormProps = {
  readonly filter: URLSearchParams
  readonly narrow: (parts: Readonly<Record<string, string>>) => void
}

/** What is worked on; what is not sent in yet comes after it. */
const sentStatuses = applicationStatuses.filter((status) => status !== 'draft')

/** How many of what the list is narrowed to are in each status. */
const countsQuery = (filter: URLSearchParams) =>
  queryOptions<ApplicationCounts>({
    queryKey: [`${applicationsPath}/counts?${withParts(filter, { status: '' })}`],
    placeholderData: keepPreviousData,
  })

/** What the list is narrowed to: words, a country, an owner, a status. */
export function ApplicationFilterForm({ filter, narrow }: ApplicationFilterFormProps) {
  const text = useText()
  const { data } = useQuery(countsQuery(filter))
  const owners = useOwners('applications', filter.get('assignee'))
  const counted = (statuses: readonly ApplicationStatus[]) =>
    data && statuses.reduce((sum, status) => sum + data.statuses[status], 0)
  const chosen = filter.get('status') ?? ''
  const statuses = [
    { value: '', label: text('admin-applications.filter.allButDrafts'), count: counted(sentStatuses) },
    { value: 'undecided', label: text('admin-applications.filter.undecided'), count: counted(toDecideStatuses) },
    {
      value: 'second_approval',
      label: text('admin-applications.second.badge'),
      count: data?.totals.reduce((sum, total) => sum + (total.waitsForSecond ? total.count : 0), 0),
    },
    ...[...sentStatuses, 'draft' as const].map((status) => ({
      value: status,
      label: text(staffStatusKey(status)),
      count: counted([status]),
    })),
  ]
  const isShown = ({ value, count }: (typeof statuses)[number]) => {
    if (value === '' || value === chosen) return true
    // One state alone that waits for a decision says as much under its own name.
    if (value === 'undecided') return toDecideStatuses.filter((status) => counted([status])).length > 1
    return count !== undefined && count > 0
  }
  const summed = data?.totals.filter((total) => isOf(total, chosen)) ?? []
  const rare = statuses.filter((status) => !isShown(status))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="grid grid-cols-2 gap-2 *:min-w-0 sm:grid-cols-[minmax(0,1fr)_13rem_13rem]">
        <SearchField
          className="max-sm:col-span-2"
          label={text('admin-applications.filter.search')}
          hint={text('admin-applications.filter.search.example')}
          asked={filter.get('q') ?? ''}
          onAsk={(words) => narrow({ q: words })}
        />
        <CountryFilter asked={filter.get('country') ?? ''} onAsk={(country) => narrow({ country })} />
        <Field label={text('admin.owner')} hideLabel>
          <Select
            value={filter.get('assignee') ?? ''}
            onChange={({ target }) => narrow({ assignee: target.value })}
            placeholder={text('admin.owner.all')}
            options={owners}
          />
        </Field>
      </div>
      <div className="flex items-center gap-2 sm:flex-wrap">
        <ChipRow
          label={text('admin-applications.column.status')}
          layout="fading"
          className="min-w-0 max-sm:mr-0 max-sm:grow sm:[&_button]:px-3"
          chips={statuses.filter(isShown).map(({ value, label, count }) => ({
            key: value,
            label: <CountedName name={label} count={count} />,
            selected: value === chosen,
            onSelect: () => narrow({ status: value }),
          }))}
        />
        {rare.length > 0 && (
          <MenuButton
            label={text('admin-applications.filter.more')}
            items={rare.map(({ value, label }) => ({ key: value, label, onChoose: () => narrow({ status: value }) }))}
          />
        )}
      </div>
      {summed.length > 0 && <Totals totals={summed} />}
    </div>
  )
}

/** Whether a total is of what is chosen. */
function isOf({ status, waitsForSecond }: ApplicationCounts['totals'][number], chosen: string): boolean {
  if (chosen === 'undecided') return toDecideStatuses.some((one) => one === status)
  if (chosen === 'second_approval') return waitsForSecond
  return chosen === '' ? status !== 'draft' : status === chosen
}

/** How many applications the list holds, and what they come to in each currency. */
function Totals({ totals }: Pick<ApplicationCounts, 'totals'>) {
  const text = useText()
  const count = totals.reduce((sum, total) => sum + total.count, 0)
  const amounts = currencies.flatMap((currency) => {
    const amount = totals.reduce((sum, total) => sum + (total.currency === currency ? total.amount : 0), 0)
    return amount > 0 ? onOneLine(formatMoney({ amount, currency })) : []
  })
  return (
    <p className="text-sm text-muted tabular-nums">
      {joinWithDots([text('admin-applications.total', { count }), ...amounts])}
    </p>
  )
}
