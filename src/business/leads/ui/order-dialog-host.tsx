import { LazyDialog } from '#client/lazy.tsx'
import type { CompleteOffer, Ordered } from './ordered-product.tsx'
import { leadWords } from './lead-words.ts'

const loadDialog = () => import('./order-dialog.tsx')

type OrderDialogHostProps = {
  product: Ordered | null
  complete?: CompleteOffer | null | undefined
  onClose: () => void
}

/** Where the order dialog lives; its code and words are fetched with the first order. */
export function OrderDialogHost({ product, complete, onClose }: OrderDialogHostProps) {
  return (
    <LazyDialog load={loadDialog} contexts={leadWords} props={product && { product, complete }} onClose={onClose} />
  )
}
