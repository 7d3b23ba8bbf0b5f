import { useQuery } from '@tanstack/react-query'
import { useVisitor } from '#client/visitor.tsx'
import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Product } from '../product.ts'
import { ProductGrid } from './product-grid.tsx'
import { relatedQuery } from './product-queries.ts'

/** Up to three products worth comparing; nothing while there is nothing to show. */
export function RelatedProducts({ product, onAskPrice }: { product: Product; onAskPrice: (related: Product) => void }) {
  const text = useText()
  const { country } = useVisitor()
  const { data: related = [] } = useQuery(relatedQuery(String(product.id), country))
  if (related.length === 0) return null
  return (
    <Section title={text('catalogue.detail.related')}>
      <ProductGrid products={related} onAskPrice={onAskPrice} />
    </Section>
  )
}
