import { useState, useId } from 'react'
import { createPortal } from 'react-dom'
import type { Product } from '#business/catalogue/product.ts'
import { Banner } from '#design/banner.tsx'
import { nameIn } from '#kernel/name-in.ts'
import { useText } from '#i18n/text-context.tsx'
import { type PlacedOrder, useOrderForm } from './use-order-form.ts'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { openExpertDialog } from './expert-dialog-state.ts'
import { OrderFields } from './order-fields.tsx'

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

type OrderWindowProps = { product: Product; onClose: () => void; onPlaced: (order: PlacedOrder) => void }

/** The order dialog while it is open; it stays open while an order is being sent. */
function OrderWindow({ product, onClose, onPlaced }: OrderWindowProps) {
  const text = useText()
  const formId = useId()
  const order = useOrderForm(product.id, onPlaced)
  const { failure, isComplete } = order
  const { isSubmitting } = order.form.formState
  const askExpert = () => {
    onClose()
    openExpertDialog('leads.consultation.titleShort', product.id)
  }
  const action = failure ? 'leads.failure.retry' : 'leads.order.submit'
  const form = (
    <>
      {failure && (
        <Banner tone="error" title={text('leads.order.failure.title')}>
          {failure}
        </Banner>
      )}
      <Button type="submit" form={formId} loading={isSubmitting} disabled={!isComplete} className="w-full">
        {text(isSubmitting ? 'leads.order.processing' : action)}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isSubmitting || onClose()}
      title={text('leads.order.title')}
      closeLabel={text('shell.dialog.close')}
      description={nameIn(product, text.language)}
      maxWidth={480}
      footer={
        <div className="grid w-full gap-3">
          {product.price === null ? <Button onClick={askExpert}>{text('leads.consultation.titleShort')}</Button> : form}
        </div>
      }
    >
      {product.price === null ? (
        <p>{text('leads.order.error.price_on_request')}</p>
      ) : (
        <OrderFields id={formId} order={order} unitPrice={{ amount: product.price, currency: product.currency }} />
      )}
    </Dialog>
  )
}
