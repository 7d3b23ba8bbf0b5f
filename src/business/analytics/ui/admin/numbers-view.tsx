import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Button } from '#design/button.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Numbers } from '../../numbers.ts'
import { addressOf, analyticsQuestionOf, type AnalyticsQuestion } from './asked-numbers.ts'
import { AnalyticsCards } from './numbers-cards.tsx'
import { AnalyticsFilter } from './numbers-filter.tsx'
import { analyticsQuery } from './numbers-query.ts'

const everything: AnalyticsQuestion = { days: '365', country: null }

/** What was counted in the period and the country of the address. */
export function AnalyticsView() {
  const text = useText()
  const [address] = useSearchParams()
  const asked = analyticsQuestionOf(address)
  const { data: numbers, isError, isPlaceholderData, refetch } = useQuery(analyticsQuery(asked))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AnalyticsFilter asked={asked} />
      {isError && !numbers && <NotLoaded onRetry={refetch} />}
      {!numbers && !isError && <ListSkeleton label={text('admin-numbers.loading')} />}
      {numbers && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {isEmpty(numbers) ? <Nothing asked={asked} /> : <AnalyticsCards numbers={numbers} />}
        </div>
      )}
    </div>
  )
}

function isEmpty({ requests, audits, funnels }: Numbers): boolean {
  return requests + audits + funnels.reduce((sum, { steps }) => sum + steps.started, 0) === 0
}

function Nothing({ asked }: { asked: AnalyticsQuestion }) {
  const text = useText()
  const search = addressOf(everything)
  const isAll = addressOf(asked) === search
  return (
    <StateBlock
      icon="gauge"
      title={text('admin-numbers.empty')}
      {...(!isAll && {
        description: text('admin-numbers.empty.text'),
        action: (
          <Button asChild tone="secondary">
            <Link to={{ search }} replace>
              {text('admin-numbers.empty.all')}
            </Link>
          </Button>
        ),
      })}
    />
  )
}
