import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Button } from '#design/button.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Numbers } from '../../numbers.ts'
import { addressOf, askedNumbersOf, type AskedNumbers } from './asked-numbers.ts'
import { NumbersCards } from './numbers-cards.tsx'
import { NumbersFilter } from './numbers-filter.tsx'
import { numbersQuery } from './numbers-query.ts'

const everything: AskedNumbers = { days: '365', country: null }

/** What was counted in the period and the country of the address. */
export function NumbersView() {
  const text = useText()
  const [address] = useSearchParams()
  const asked = askedNumbersOf(address)
  const { data: numbers, isError, isPlaceholderData, refetch } = useQuery(numbersQuery(asked))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <NumbersFilter asked={asked} />
      {isError && !numbers && <NotLoaded onRetry={refetch} />}
      {!numbers && !isError && <ListSkeleton label={text('admin-numbers.loading')} />}
      {numbers && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {isEmpty(numbers) ? <Nothing asked={asked} /> : <NumbersCards numbers={numbers} />}
        </div>
      )}
    </div>
  )
}

function isEmpty({ requests, audits, funnels }: Numbers): boolean {
  return requests + audits + funnels.reduce((sum, { steps }) => sum + steps.started, 0) === 0
}

function Nothing({ asked }: { asked: AskedNumbers }) {
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
