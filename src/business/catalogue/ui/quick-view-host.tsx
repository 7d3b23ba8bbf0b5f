import { LazyDialog } from '#client/lazy.tsx'
import type { ReactNode } from 'react'
import type { Product } from '../product.ts'
import type { ProductActionHandlers } from './product-actions.tsx'

const loadQuickView = () => import('./quick-view.tsx')

type QuickViewHostProps = ProductActionHandlers & {
  product: Product | null
  complete: ReactNode
  monthlyOf: (product: Product) => ReactNode
  onClose: () => void
}

/** Where the quick view lives; its code is fetched with the first look. */
export function QuickViewHost({ product, complete, monthlyOf, onClose, ...handlers }: QuickViewHostProps) {
  const props = product && { id: product.id, complete, monthly: monthlyOf(product), ...handlers }
  return <LazyDialog load={loadQuickView} props={props} onClose={onClose} />
}
