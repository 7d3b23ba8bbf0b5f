import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'

/** A product's page while the product travels. */
export function ProductDetailSkeleton() {
  const text = useText()
  return (
    <div
      role="status"
      aria-label={text('catalogue.list.loading')}
      className="container grid gap-8 py-10 lg:grid-cols-2"
    >
      <Skeleton className="aspect-4/3 w-full rounded-card" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-9 w-2/5" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    </div>
  )
}
