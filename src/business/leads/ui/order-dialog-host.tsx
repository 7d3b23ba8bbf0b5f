import { lazy, Suspense, useState } from 'react'
import type { Product } from '#business/catalogue/product.ts'
import { WithMessages } from '#i18n/with-messages.tsx'

const OrderDialog = lazy(() => import('./order-dialog.tsx'))

/** Where the order dialog lives; its code and words are fetched with the first order. */
export function OrderDialogHost({ product, onClose }: { product: Product | null; onClose: () => void }) {
  const [last, setLast] = useState(product)
  if (product && product !== last) setLast(product)
  if (!last) return null
  return (
    <Suspense>
      <WithMessages contexts={['leads', 'problems']}>
        <OrderDialog product={last} open={product !== null} onClose={onClose} />
      </WithMessages>
    </Suspense>
  )
}
