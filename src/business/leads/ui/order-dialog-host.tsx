import { LazyDialog } from '#client/lazy.tsx'
import type { Ordered } from './order-dialog.tsx'
import { leadWords } from './lead-words.ts'

const loadDialog = () => import('./order-dialog.tsx')

/** Where the order dialog lives; its code and words are fetched with the first order. */
export function OrderDialogHost({ product, onClose }: { product: Ordered | null; onClose: () => void }) {
  return <LazyDialog load={loadDialog} contexts={leadWords} props={product && { product }} onClose={onClose} />
}
