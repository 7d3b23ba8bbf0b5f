import { useState } from 'react'
import type { Product } from '#business/catalogue/product.ts'
import { LateDialog } from './late-dialog.tsx'

const loadDialog = () => import('./order-dialog.tsx')

/** Where the order dialog lives; its code and words are fetched with the first order. */
export function OrderDialogHost({ product, onClose }: { product: Product | null; onClose: () => void }) {
  const [last, setLast] = useState(product)
  if (product && product !== last) setLast(product)
  if (!last) return null
  const open = product !== null
  return <LateDialog load={loadDialog} wanted={open} onFailed={onClose} props={{ product: last, open, onClose }} />
}
