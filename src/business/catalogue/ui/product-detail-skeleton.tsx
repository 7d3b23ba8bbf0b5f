import { Link } from '#client/link.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { Missing } from '#client/missing.tsx'
import { Button } from '#design/button.tsx'

/** A product's page while the product travels. */
export function ProductDetailSkeleton() {
  const text = useText()
  return (
    <div
      role="status"
      aria-label={text('catalogue.list.loading')}
      className="container grid gap-8 py-10 lg:grid-cols-2"
    >
      <Skeleton className="aspect-4/3 w-full rounded-card max-sm:aspect-5/3" />
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

/** There is no such product (any more). */
export function ProductMissing() {
  const text = useText()
  return (
    <Missing
      title={text('catalogue.detail.notFound.title')}
      isSearched
      action={
        <Button asChild>
          <Link to="/products">{text('catalogue.detail.back')}</Link>
        </Button>
      }
    >
      {text('catalogue.detail.notFound.text')}
    </Missing>
  )
}
