import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { forSector, type SectorFilter } from '../../case-studies/sector.ts'
import { CardGridSkeleton } from '../card-grid-skeleton.tsx'
import { solutionsQuery } from '../content-queries.ts'
import { LoadFailure } from '../load-failure.tsx'
import { SolutionCard } from './solution-card.tsx'

/** The solutions of a sector in each of their states. */
export function SolutionList({ sector }: { sector: SectorFilter }) {
  const text = useText()
  const { data, isPending, isError, refetch } = useQuery(solutionsQuery())
  if (isPending) return <CardGridSkeleton label={text('content.solutions.loading')} />
  if (isError) return <LoadFailure title={text('content.solutions.failed')} onRetry={() => void refetch()} />
  const solutions = forSector(data, sector)
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {text('content.solutions.count', { count: solutions.length })}
      </p>
      {solutions.length === 0 ? (
        <StateBlock
          title={text('content.solutions.empty')}
          action={
            <Button asChild tone="secondary">
              <Link to="/solutions">{text('content.solutions.reset')}</Link>
            </Button>
          }
        />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {solutions.map((solution, index) => (
            <li key={solution.id}>
              <SolutionCard solution={solution} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
