import { LazyDialog } from '#client/lazy.tsx'
import type { Product } from '../product.ts'
import type { ProductActionHandlers } from './product-actions.tsx'

const loadQuickView = () => import('./quick-view.tsx')

type QuickViewHostProps = ProductActionHandlers & {
  product: Product | null
  monthlyOf: (product: Product) => string | null
  onClose: () => void
}

/** Where the quick view lives; its code is fetched with the first look. */
export function QuickViewHost({ product, monthlyOf, onClose, ...handlers }: QuickViewHostProps) {
  const props = product && { id: product.id, monthly: monthlyOf(product), ...handlers }
  return <LazyDialog load={loadQuickView} props={props} onClose={onClose} />
}
