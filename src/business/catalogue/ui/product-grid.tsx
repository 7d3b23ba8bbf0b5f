import { Skeleton } from '#design/skeleton.tsx'
import type { Product } from '../product.ts'
import { ProductCard } from './product-card.tsx'

const columns = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

type ProductGridProps = {
  products: readonly Product[]
  /** How many pictures to fetch at once, because they are in sight. */
  eager?: number
  onQuickView?: (product: Product) => void
  onAskPrice: (product: Product) => void
}

/** Products side by side: one column on a phone, three on a desk. */
export function ProductGrid({ products, eager = 0, onQuickView, onAskPrice }: ProductGridProps) {
  return (
    <ul className={columns}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < eager} onQuickView={onQuickView} onAskPrice={onAskPrice} />
        </li>
      ))}
    </ul>
  )
}

/** The same grid while its products travel. */
export function ProductGridSkeleton({ count, label }: { count: number; label: string }) {
  const shapes = Array.from({ length: count }, (_, index) => index)
  return (
    <div role="status" aria-label={label} className={columns}>
      {shapes.map((shape) => (
        <div key={shape} className="overflow-hidden rounded-card border border-line bg-white">
          <Skeleton className="aspect-4/3 w-full rounded-none" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-7 w-2/5" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
