import { useQuery } from '@tanstack/react-query'
import { useVisitor } from '#client/visitor.tsx'
import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Product } from '../product.ts'
import { relatedProducts } from '../related-products.ts'
import { ProductGrid } from './product-grid.tsx'
import { productsQuery } from './product-queries.ts'

/** Up to three products worth comparing; nothing while there is nothing to show. */
export function RelatedProducts({ product, onAskPrice }: { product: Product; onAskPrice: (related: Product) => void }) {
  const text = useText()
  const { country } = useVisitor()
  const { data } = useQuery(productsQuery(country))
  const related = data ? relatedProducts(product, data) : []
  if (related.length === 0) return null
  return (
    <Section title={text('catalogue.detail.related')}>
      <ProductGrid products={related} onAskPrice={onAskPrice} />
    </Section>
  )
}
