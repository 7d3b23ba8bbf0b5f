import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { inDisplayOrder } from '../display-order.ts'
import type { Product } from '../product.ts'
import { forSiteType, type SiteType } from '../site-type.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { productsQuery } from './product-queries.ts'

type ProductListProps = {
  siteType: SiteType
  onQuickView: (product: Product) => void
  onAskPrice: (product: Product) => void
}

/** The catalogue's grid in each of its states: loading, failed, empty, loaded. */
export function ProductList({ siteType, onQuickView, onAskPrice }: ProductListProps) {
  const text = useText()
  const { country, language } = useVisitor()
  const { data, isPending, isError, refetch } = useQuery(productsQuery(country))
  if (isPending) return <ProductGridSkeleton count={6} label={text('catalogue.list.loading')} />
  if (isError) {
    return (
      <StateBlock
        tone="error"
        title={text('catalogue.list.error.title')}
        description={text('catalogue.list.error.text')}
        action={<Button onClick={() => void refetch()}>{text('catalogue.list.error.retry')}</Button>}
      />
    )
  }
  const products = inDisplayOrder(forSiteType(data, siteType), language)
  if (products.length === 0) {
    return (
      <StateBlock
        title={text('catalogue.list.empty.title')}
        description={text('catalogue.list.empty.text')}
        action={
          siteType !== 'all' && (
            <Button asChild tone="secondary">
              <Link to="/products">{text('catalogue.list.empty.reset')}</Link>
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <h2 className="mb-4 font-sans text-sm font-normal tracking-normal text-muted" aria-live="polite">
        {text('catalogue.list.count', { count: products.length })}
      </h2>
      <ProductGrid products={products} eager={3} onQuickView={onQuickView} onAskPrice={onAskPrice} />
    </>
  )
}
