import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#client/api-error.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { solutionQuery } from './solution-queries.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { CaseView } from './case-view.tsx'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { Missing } from '#design/missing.tsx'

/** The case study of an id in each of its states: loading, not there, failed, loaded. */
export function CaseStudyOf({ id }: { id: string }) {
  const text = useText()
  const { data, isPending, error, refetch } = useQuery(solutionQuery(id))
  if (isPending) return <CaseSkeleton label={text('content.solutions.loading')} />
  if (!error) return <CaseView solution={data} />
  if (error instanceof ApiError && error.status < 500) return <CaseMissing />
  return (
    <div className="container py-12">
      <LoadFailure title={text('content.solutions.failed')} onRetry={() => void refetch()} />
    </div>
  )
}

function CaseSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="container grid gap-6 py-10 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-12 w-5/6" />
        <Skeleton className="h-24 w-full" />
      </div>
      <Skeleton className="aspect-video w-full" />
    </div>
  )
}

/** There is no such case study (any more). */
function CaseMissing() {
  const text = useText()
  const back = (
    <Button asChild icon="arrow-left">
      <Link to="/solutions">{text('content.case.back')}</Link>
    </Button>
  )
  return (
    <Missing title={text('content.case.notFound.title')} action={back}>
      {text('content.case.notFound.text')}
    </Missing>
  )
}
