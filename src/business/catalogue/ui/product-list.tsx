import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Product } from '../product.ts'
import { productsPerPage } from '../products-per-page.ts'
import type { SiteType } from '../site-type.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { productCountQuery, productPageQuery } from './product-queries.ts'

type ProductListProps = {
  siteType: SiteType
  page: number
  onQuickView: (product: Product) => void
  onAskPrice: (product: Product) => void
}

/** The catalogue's grid in each of its states: loading, failed, empty, loaded. */
export function ProductList({ siteType, page, onQuickView, onAskPrice }: ProductListProps) {
  const text = useText()
  const visitor = useVisitor()
  const { data: products, isPending, isError, refetch } = useQuery(productPageQuery(visitor, { siteType, page }))
  const counted = useQuery(productCountQuery(visitor.country, siteType))
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
  if (products.length === 0) {
    return (
      <StateBlock
        title={text('catalogue.list.empty.title')}
        description={text('catalogue.list.empty.text')}
        action={
          (siteType !== 'all' || page > 1) && (
            <Button asChild tone="secondary">
              <Link to="/products">{text('catalogue.list.empty.reset')}</Link>
            </Button>
          )
        }
      />
    )
  }
  const count = Math.max(counted.data?.count ?? 0, products.length)
  return (
    <>
      <h2 className="mb-4 font-sans text-sm font-normal tracking-normal text-muted" aria-live="polite">
        {text('catalogue.list.count', { count })}
      </h2>
      <ProductGrid products={products} eager={3} onQuickView={onQuickView} onAskPrice={onAskPrice} />
      <ProductPageLinks siteType={siteType} page={page} pages={Math.ceil(count / productsPerPage)} />
    </>
  )
}

type ProductPageLinksProps = { siteType: SiteType; page: number; pages: number }

/** To the pages before and after this one, of a catalogue that does not fit on one. */
function ProductPageLinks({ siteType, page, pages }: ProductPageLinksProps) {
  const text = useText()
  if (pages <= 1) return null
  const address = (to: number) => {
    const search = new URLSearchParams()
    if (siteType !== 'all') search.set('type', siteType)
    if (to > 1) search.set('page', String(to))
    return search.size > 0 ? `/products?${search}` : '/products'
  }
  return (
    <nav aria-label={text('catalogue.list.pages')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Button asChild tone="secondary" icon="arrow-left">
          <Link to={address(page - 1)} rel="prev">
            {text('catalogue.list.previous')}
          </Link>
        </Button>
      )}
      <span className="figure">
        {page} / {pages}
      </span>
      {page < pages && (
        <Button asChild tone="secondary" iconAfter="arrow-right">
          <Link to={address(page + 1)} rel="next">
            {text('catalogue.list.next')}
          </Link>
        </Button>
      )}
    </nav>
  )
}
