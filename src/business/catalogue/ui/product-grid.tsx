import { Skeleton } from '#design/skeleton.tsx'
import type { Product } from '../product.ts'
import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { canBeFinanced } from '../can-be-financed.ts'
import { financingLink } from './product-actions.tsx'
import { ProductFacts, ProductPrice } from './product-facts.tsx'
import { ProductPicture } from './product-picture.tsx'
import { productWords } from './product-words.ts'

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

type ProductCardProps = {
  product: Product
  eager?: boolean
  onQuickView?: (product: Product) => void
  onAskPrice: (product: Product) => void
}

/** One product of a list: picture, name, capacity, battery, price, and the ways on. */
function ProductCard({ product, eager, onQuickView, onAskPrice }: ProductCardProps) {
  const text = useText()
  const { name } = productWords(product, text.language)
  const financed = canBeFinanced(product)
  return (
    <Card padded={false} className="flex h-full flex-col overflow-hidden">
      <div className="relative">
        <ProductPicture src={product.imageUrl} alt="" eager={eager} />
        {financed && (
          <div className="absolute top-3 left-3">
            <Badge tone="leaf">{text('catalogue.card.financing')}</Badge>
          </div>
        )}
        {onQuickView && (
          <button
            type="button"
            aria-label={text('catalogue.card.quickViewOf', { name })}
            onClick={() => onQuickView(product)}
            className="absolute right-2 bottom-2 grid size-11 place-items-center rounded-full border border-line bg-white noscript:hidden"
          >
            <Icon name="search" />
          </button>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h3>
          <Link to={`/products/${product.id}`} className="hover:underline">
            {name}
          </Link>
        </h3>
        <ProductFacts product={product} />
        <div className="mt-auto grid gap-3 pt-1">
          <ProductPrice product={product} />
          <div className={`grid gap-2 ${financed ? 'grid-cols-2' : 'grid-cols-[auto_1fr]'}`}>
            <Button asChild tone="secondary">
              <Link to={`/products/${product.id}`} aria-label={text('catalogue.card.detailsOf', { name })}>
                {text('catalogue.card.details')}
              </Link>
            </Button>
            {financed ? (
              <Button asChild>
                <Link to={financingLink(product)} aria-label={text('catalogue.card.financeOf', { name })}>
                  {text('catalogue.card.finance')}
                </Link>
              </Button>
            ) : (
              <Button onClick={() => onAskPrice(product)} className="noscript:hidden">
                {text('catalogue.detail.expert')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Card>
  )
}
