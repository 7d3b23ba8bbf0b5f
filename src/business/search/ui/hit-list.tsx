import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { groupHits, isCutOff } from '../group-hits.ts'
import { HitGroup } from './hit-group.tsx'
import { searchQuery } from './search-query.ts'

/** What a question found, in each of its states. */
export function HitList({ question }: { question: string }) {
  const text = useText()
  const { data, isPending, isError, refetch } = useQuery(searchQuery(question, useVisitor()))
  if (isPending) return <FoundSkeleton />
  if (isError) {
    return (
      <StateBlock
        tone="error"
        title={text('search.failed')}
        description={text('shell.error.text')}
        action={<Button onClick={() => void refetch()}>{text('shell.error.retry')}</Button>}
      />
    )
  }
  if (data.length === 0) {
    return (
      <StateBlock
        title={text('search.empty', { question })}
        description={text('search.empty.text')}
        action={<WaysOn />}
      />
    )
  }
  return (
    <>
      <p role="status" className="mb-6 text-muted">
        {text(isCutOff(data) ? 'search.best' : 'search.count', { count: data.length, question })}
      </p>
      <div className="grid gap-10">
        {groupHits(data).map((group) => (
          <HitGroup key={group.kind} {...group} />
        ))}
      </div>
    </>
  )
}

/** Where else an answer may be. */
export function WaysOn() {
  const text = useText()
  return (
    <>
      <Button asChild>
        <Link to="/products">{text('search.products')}</Link>
      </Button>
      <Button asChild tone="secondary">
        <Link to="/smart-solar-plan">{text('search.audit')}</Link>
      </Button>
      <Button asChild tone="secondary">
        <Link to="/contact">{text('search.contact')}</Link>
      </Button>
    </>
  )
}

function FoundSkeleton() {
  const text = useText()
  return (
    <div role="status" aria-label={text('search.loading')} className="grid gap-3 lg:grid-cols-2">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-36 w-full" />
      ))}
    </div>
  )
}
