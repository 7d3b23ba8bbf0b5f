import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { forSector, type SectorFilter } from '../case-studies/sector.ts'
import { CardGridSkeleton } from '#design/card-grid-skeleton.tsx'
import { solutionsQuery } from './solution-queries.ts'
import { fullRows } from '#design/full-rows.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { otherLanguage } from '#client/written-in.tsx'
import { Card } from '#design/card.tsx'
import { Excerpt } from '#design/excerpt.tsx'
import { Icon } from '#design/icon.tsx'
import type { ProvenSolution } from '../proven-solution.ts'
import { pictureOfSolution, solutionTextIn } from '../solution-text.ts'
import { ContentPicture } from '#business/media/ui/content-picture.tsx'
import { SolutionBadges } from './sector-badge.tsx'
import { writtenSize } from '#kernel/written-size.ts'

/** The solutions of a sector in each of their states. */
export function SolutionList({ sector }: { sector: SectorFilter }) {
  const text = useText()
  const { data, isPending, isError, refetch } = useQuery(solutionsQuery())
  if (isPending) return <CardGridSkeleton label={text('content.solutions.loading')} />
  const failure = isError && <LoadFailure title={text('content.solutions.failed')} onRetry={() => void refetch()} />
  if (!data) return failure
  if (data.length === 0 && !failure) return <NoSolutions isFiltered={false} />
  const solutions = forSector(data, sector)
  const areSamples = solutions.length > 1 && solutions.every(({ isSample }) => isSample)
  return (
    <>
      {/* What came last stays in sight. */}
      {failure}
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="text-sm text-muted">
          {text('content.solutions.count', { count: solutions.length })}
        </p>
        {areSamples && <Badge>{text('content.solutions.samples')}</Badge>}
      </div>
      {solutions.length === 0 ? (
        <NoSolutions isFiltered={data.length > 0} />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-6">
          {solutions.map((solution, index) => (
            <li key={solution.id} className={fullRows(index, solutions.length)}>
              <SolutionCard {...{ solution, areSamples }} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The way to all solutions or, where there is none at all, to what needs none. */
function NoSolutions({ isFiltered }: { isFiltered: boolean }) {
  const text = useText()
  return (
    <StateBlock
      title={text(isFiltered ? 'content.solutions.empty' : 'content.solutions.none')}
      action={
        <Button asChild tone="secondary">
          {isFiltered ? (
            <Link to="/solutions">{text('content.solutions.reset')}</Link>
          ) : (
            <Link to="/smart-solar-plan">{text('content.solutions.none.action')}</Link>
          )}
        </Button>
      }
    />
  )
}

/** One solution of the list; the whole card leads to it. */
function SolutionCard({
  solution,
  areSamples,
  isFirst,
}: {
  solution: ProvenSolution
  areSamples: boolean
  /** It stands first: its picture is in sight, on a phone across its card. */
  isFirst: boolean
}) {
  const text = useText()
  const { title, description, location, beneficiaries, date } = solutionTextIn(solution, text.language)
  const facts = [
    { key: 'capacity', icon: 'bolt', value: writtenSize(solution.capacity, text.language) },
    { key: 'date', icon: 'calendar', value: date },
    { key: 'location', icon: 'pin', value: location },
    { key: 'beneficiaries', icon: 'people', value: beneficiaries },
  ] as const
  return (
    <Card
      padded={false}
      className={`relative flex h-full flex-col overflow-hidden ${isFirst ? '' : 'max-sm:grid max-sm:grid-cols-[4.5rem_minmax(0,1fr)] max-sm:content-start max-sm:gap-x-3 max-sm:gap-y-2 max-sm:p-3'} leads-on focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink`}
    >
      <div className={isFirst ? '' : 'max-sm:row-span-2'}>
        <ContentPicture
          src={pictureOfSolution(solution)}
          eager={isFirst}
          className={isFirst ? '' : 'max-sm:aspect-4/3 max-sm:rounded-control'}
        />
      </div>
      <div
        className={`sm:flex-1 sm:p-5 ${isFirst ? 'flex flex-col gap-3 p-4' : 'contents sm:flex sm:flex-col sm:gap-3'}`}
      >
        <SolutionBadges {...{ solution, areSamples }} isListed />
        <h2
          lang={otherLanguage(solution, 'title', text.language)}
          className={isFirst ? 'sm:text-h3' : 'text-h3 max-sm:text-h4'}
        >
          <Link to={`/solutions/${solution.id}`} className="outline-none after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        <p
          lang={otherLanguage(solution, 'description', text.language)}
          className={isFirst ? '' : 'max-sm:col-span-2 max-sm:text-sm'}
        >
          {isFirst ? description : <Excerpt words={description} />}
        </p>
        <dl className="mt-auto flex max-sm:col-span-2 flex-wrap gap-x-4 gap-y-1.5 border-t border-line pt-3 text-sm sm:grid">
          {facts
            .filter(({ value }) => value !== '')
            .map(({ key, icon, value }) => (
              <div key={key} className="flex items-start gap-2">
                <dt>
                  <Icon name={icon} label={text(`content.case.${key}`)} className="size-5 text-leaf" />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </Card>
  )
}
