import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Product } from '#business/catalogue/product.ts'
import { Banner } from '#design/banner.tsx'
import { useText } from '#i18n/text-context.tsx'
import { OrderWindow } from './order-window.tsx'
import type { PlacedOrder } from './use-order-form.ts'

const shownForMs = 5000

type OrderDialogProps = { product: Product; open: boolean; onClose: () => void }

/** Orders a product: an empty form whenever it opens, and a banner that stays when the form has gone. */
export default function OrderDialog({ product, open, onClose }: OrderDialogProps) {
  const text = useText()
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  const finish = (order: PlacedOrder) => {
    setPlaced(order)
    onClose()
  }
  return (
    <>
      {open && <OrderWindow product={product} onClose={onClose} onPlaced={finish} />}
      {placed &&
        // In the body itself: what lies beside an open dialog is hidden from screen readers.
        createPortal(
          <div className="fixed inset-x-0 top-0 z-50 mx-auto max-w-2xl p-3">
            <Banner
              key={placed.reference}
              title={text('leads.order.success.title')}
              closeLabel={text('leads.order.success.close')}
              closeAfter={shownForMs}
              onClose={() => setPlaced(null)}
              className="shadow-card"
            >
              {text('leads.order.success.text', { name: placed.name, reference: placed.reference })}
            </Banner>
          </div>,
          document.body,
        )}
    </>
  )
}
