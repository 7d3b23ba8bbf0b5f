import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Product } from '../product.ts'
import { canBeFinanced } from '../can-be-financed.ts'

export type ProductActionHandlers = Readonly<Record<'onOrder' | 'onAskPrice', (product: Product) => void>>

/**
 * What a visitor can do with a product: order or finance it, or ask for its price (by the contact form where no
 * script runs); and check that it fits.
 */
export function ProductActions({ product, onOrder, onAskPrice }: { product: Product } & ProductActionHandlers) {
  const text = useText()
  const isPriced = product.price !== null
  const wish = text(isPriced ? 'catalogue.detail.order' : 'catalogue.detail.expert')
  const ask = isPriced ? onOrder : onAskPrice
  const tone = canBeFinanced(product) ? 'secondary' : 'primary'
  const span = canBeFinanced(product) ? '' : 'sm:col-span-2'
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {canBeFinanced(product) && (
        <Button asChild size="lg">
          <Link to={financingLink(product)}>{text('catalogue.detail.finance')}</Link>
        </Button>
      )}
      <Button size="lg" tone={tone} onClick={() => ask(product)} className={`noscript:hidden ${span}`}>
        {wish}
      </Button>
      <p className={`hidden noscript:grid ${span}`}>
        <Button asChild size="lg" tone={tone}>
          <Link to="/contact">{wish}</Link>
        </Button>
      </p>
      <Button asChild tone="quiet">
        <Link to="/smart-solar-plan">{text('catalogue.detail.audit')}</Link>
      </Button>
      <Button asChild tone="quiet">
        <Link to={`/compare?systems=${product.id}`}>{text('catalogue.detail.compare')}</Link>
      </Button>
    </div>
  )
}

/** The simulator with the product chosen. */
export function financingLink({ id }: Pick<Product, 'id'>): string {
  return `/financing?productId=${id}`
}
