import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Button } from '#design/button.tsx'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Analytics } from '../../analytics.ts'
import { addressOf, analyticsQuestionOf, type AnalyticsQuestion, periods } from '../../period.ts'
import { AnalyticsCards } from './analytics-cards.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { useCompany } from '#client/company.tsx'
import { countries } from '#kernel/country.ts'

const everything: AnalyticsQuestion = { days: '365', country: null }

/** What was counted in the period and the country of the address. */
export function AnalyticsView() {
  const text = useText()
  const [address] = useSearchParams()
  const asked = analyticsQuestionOf(address)
  const { data: analytics, isError, isPlaceholderData, refetch } = useQuery(analyticsQuery(asked))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AnalyticsFilter asked={asked} />
      {isError && !analytics && <NotLoaded onRetry={refetch} />}
      {!analytics && !isError && <ListSkeleton label={text('admin-analytics.loading')} />}
      {analytics && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {isEmpty(analytics) ? <Nothing asked={asked} /> : <AnalyticsCards analytics={analytics} />}
        </div>
      )}
    </div>
  )
}

function isEmpty({ requests, audits, funnels }: Analytics): boolean {
  return requests + audits + funnels.reduce((sum, { steps }) => sum + steps.started, 0) === 0
}

function Nothing({ asked }: { asked: AnalyticsQuestion }) {
  const text = useText()
  const search = addressOf(everything)
  const isAll = addressOf(asked) === search
  return (
    <EmptyList
      icon="gauge"
      title={text('admin-analytics.empty')}
      {...(!isAll && {
        description: text('admin-analytics.empty.text'),
        action: (
          <Button asChild tone="secondary">
            <Link to={{ search }} replace>
              {text('admin-analytics.empty.all')}
            </Link>
          </Button>
        ),
      })}
    />
  )
}

/** Which days and which country: the choice is in the address. */
function AnalyticsFilter({ asked }: { asked: AnalyticsQuestion }) {
  const { contacts } = useCompany()
  const text = useText()
  const [, setAddress] = useSearchParams()
  /** A change as an address would ask for it: what it can't ask for is the default. */
  const choose = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams({ days: asked.days, country: asked.country ?? '', ...change })
    setAddress(addressOf(analyticsQuestionOf(next)), { replace: true })
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex">
      <Field label={text('admin-analytics.period')}>
        <Select
          value={asked.days}
          onChange={({ target }) => choose({ days: target.value })}
          options={periods.map((days) => ({ value: days, label: text(`admin-analytics.days.${days}`) }))}
        />
      </Field>
      <Field label={text('admin-analytics.country')}>
        <Select
          value={asked.country ?? ''}
          onChange={({ target }) => choose({ country: target.value })}
          placeholder={text('admin-analytics.country.all')}
          options={countries.map((country) => ({ value: country, label: contacts[country].name[text.language] }))}
        />
      </Field>
    </div>
  )
}

const everyMinute = 60_000

/** The analytics of a period, looked at again every minute; those before stay until others have come. */
const analyticsQuery = (asked: AnalyticsQuestion) =>
  queryOptions<Analytics>({
    queryKey: [`/api/admin/numbers?${addressOf(asked)}`],
    placeholderData: keepPreviousData,
    refetchInterval: everyMinute,
  })
