import { LazyDialog } from '#client/lazy.tsx'
import type { Product } from '../product.ts'
import type { ProductActionHandlers } from './product-actions.tsx'

const loadQuickView = () => import('./quick-view.tsx')

type QuickViewHostProps = { product: Product | null; onClose: () => void } & ProductActionHandlers

/** Where the quick view lives; its code is fetched with the first look. */
export function QuickViewHost({ product, onClose, ...handlers }: QuickViewHostProps) {
  return <LazyDialog load={loadQuickView} props={product && { id: product.id, ...handlers }} onClose={onClose} />
}
