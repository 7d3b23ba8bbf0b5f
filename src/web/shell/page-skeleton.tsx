import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'

/** Stands while a page's code travels. */
export function PageSkeleton() {
  const text = useText()
  return (
    <div className="container grid gap-6 py-10" role="status" aria-label={text('shell.loading')}>
      <Skeleton className="h-10 w-2/3 max-w-lg" />
      <Skeleton className="h-5 w-full max-w-2xl" />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-72" />
        ))}
      </div>
    </div>
  )
}
