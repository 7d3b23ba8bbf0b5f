import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#client/api-error.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { postQuery } from '../content-queries.ts'
import { LoadFailure } from '../load-failure.tsx'
import { ArticleMissing } from './article-missing.tsx'
import { ArticleView } from './article-view.tsx'

/** The post of a slug in each of its states: loading, not there, failed, loaded. */
export function Article({ slug }: { slug: string }) {
  const text = useText()
  const { data, isPending, error, refetch } = useQuery(postQuery(slug))
  if (isPending) return <ArticleSkeleton label={text('content.news.loading')} />
  if (!error) return <ArticleView post={data} />
  if (error instanceof ApiError && error.status < 500) return <ArticleMissing />
  return (
    <div className="container py-12">
      <LoadFailure title={text('content.news.failed')} onRetry={() => void refetch()} />
    </div>
  )
}

function ArticleSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="container grid max-w-3xl gap-5 py-10">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-12 w-5/6" />
      <Skeleton className="aspect-video w-full" />
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} className="h-20 w-full" />
      ))}
    </div>
  )
}
