import type { ReactNode } from 'react'
import { LazyDialog } from '#client/lazy.tsx'
import type { Ordered } from './ordered-product.tsx'
import { leadWords } from './lead-words.ts'

const loadDialog = () => import('./order-dialog.tsx')

type OrderDialogHostProps = {
  product: Ordered | null
  /** What it costs with panels, installed, where that is known. */
  complete?: ReactNode
  onClose: () => void
}

/** Where the order dialog lives; its code and words are fetched with the first order. */
export function OrderDialogHost({ product, complete, onClose }: OrderDialogHostProps) {
  return (
    <LazyDialog load={loadDialog} contexts={leadWords} props={product && { product, complete }} onClose={onClose} />
  )
}
