import { useId, useState, type SyntheticEvent } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { FieldError } from '#design/field.tsx'
import { useWrongInSight } from '#design/form/use-wrong-in-sight.ts'
import { Icon } from '#design/icon.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatInEuro, formatMoney, type Money } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { orderErrorKey, orderForm, orderSchema } from '../order.ts'
import AuditTick from './audit-tick.tsx'
import { openExpertDialog } from './expert-dialog-state.ts'
import { FormFields } from './form-fields.tsx'
import { extentWords } from './order-extent.ts'
import { OrderedProduct, type CompleteOffer, type Ordered } from './ordered-product.tsx'
import { keepPlacedOrder, type OrderExtent, type PlacedOrder } from './placed-orders.ts'
import { submitLead } from './submit-lead.ts'
import { draftOf, useLeadForm, type RefusedForm } from './use-lead-form.ts'

type OrderDialogProps = {
  product: Ordered
  complete?: CompleteOffer | null | undefined
  open: boolean
  onClose: () => void
  refused?: RefusedForm
}

/** Orders a product: an empty form whenever it opens. The order then stands in the page; what was corrected may be of any page, and is told. */
export default function OrderDialog({ product, complete, open, onClose, refused }: OrderDialogProps) {
  const text = useText()
  const finish = (order: PlacedOrder) => {
    keepPlacedOrder(order)
    onClose()
    if (!refused) return
    toast({
      title: text('leads.order.success.title'),
      description: text('leads.order.success.text', { name: order.name, reference: order.reference }),
    })
  }
  return open && <OrderWindow {...{ product, complete, refused, onClose }} onPlaced={finish} />
}

type OrderWindowProps = {
  product: Ordered
  complete: CompleteOffer | null | undefined
  refused: RefusedForm | undefined
  onClose: () => void
  onPlaced: (order: PlacedOrder) => void
}

/** The order dialog while it is open; it stays open while an order is being sent. */
function OrderWindow({ product, complete, refused, onClose, onPlaced }: OrderWindowProps) {
  const text = useText()
  const formId = useId()
  const offer = product.quote || !isWithoutPanels(product) ? undefined : (complete ?? undefined)
  const { form, failure, submit, isComplete, isMissing } = useOrderForm(product, {
    offer,
    refused,
    onPlaced,
    onWaiting: onClose,
  })
  const { isSubmitting } = form.formState
  const asked = useWrongInSight(form.formState)
  const quantity = Number(useWatch({ control: form.control, name: 'quantity' }))
  const scope = useWatch({ control: form.control, name: 'scope' })
  const { price, currency, quote } = product
  const { extent, unitPrice } = askedFor(product, offer, scope)
  const askExpert = () => {
    onClose()
    openExpertDialog('leads.consultation.titleShort', product.id)
  }
  const action = failure ? 'leads.failure.retry' : 'leads.order.submit'
  const buttons = (
    <>
      {failure && (
        <Banner tone="error" title={text('leads.order.failure.title')}>
          {failure}
        </Banner>
      )}
      <Button
        type="submit"
        form={formId}
        loading={isSubmitting}
        aria-disabled={!isComplete}
        className="aria-disabled:opacity-100!"
      >
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
      description={price === null && nameIn(product, text.language)}
      maxWidth={640}
      footer={
        <div className="grid w-full gap-3">
          {price === null ? (
            <Button onClick={askExpert}>{text('leads.consultation.titleShort')}</Button>
          ) : (
            <>
              <OrderTotal unitPrice={unitPrice} label={extentWords(extent, text)} quantity={quantity} />
              {buttons}
            </>
          )}
        </div>
      }
    >
      {price === null ? (
        <p>{text('leads.order.error.price_on_request')}</p>
      ) : (
        <FormProvider {...form}>
          <form ref={asked} id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
            <OrderedProduct product={product} price={{ amount: price, currency }} offer={offer} />
            <FormFields form={orderForm} names={quote ? personFields : ['quantity', ...personFields]} say={text} />
            {isMissing && (
              <div role="alert" className="-scroll-mb-11">
                <FieldError>{text('leads.order.missing')}</FieldError>
              </div>
            )}
            {!quote && <AuditTick />}
            <p className="flex gap-2 text-sm">
              <Icon name="shield" className="mt-0.5 size-4 text-leaf" />
              {text('leads.order.intro')}
            </p>
          </form>
        </FormProvider>
      )}
    </Dialog>
  )
}

/** What one of what is ordered costs, and what is in that. */
function askedFor(
  product: Ordered,
  offer: CompleteOffer | undefined,
  scope: string | number | undefined,
): { extent: OrderExtent; unitPrice: Money } {
  const { price, currency, quote } = product
  if (offer && scope === 'complete') return { extent: 'complete', unitPrice: { amount: offer.totalPrice, currency } }
  const extent = !quote && isWithoutPanels(product) ? 'withoutPanels' : 'whole'
  return { extent, unitPrice: { amount: price ?? 0, currency } }
}

type OrderTotalProps = { unitPrice: Money; label: string; quantity: number }

/** What an order comes to, and how it is made of several; in sight while the form is filled. */
function OrderTotal({ unitPrice, label, quantity }: OrderTotalProps) {
  const text = useText()
  const total = { ...unitPrice, amount: unitPrice.amount * quantity }
  const euro = formatInEuro(total)
  return (
    <dl>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="font-semibold">{label}</dt>
        <dd className="money ml-auto font-display text-xl font-bold" aria-live="polite">
          {formatMoney(total)}
        </dd>
        <dd className="flex w-full flex-wrap justify-between gap-x-4 text-sm text-muted empty:hidden">
          {quantity > 1 && (
            <span className="money">{text('leads.order.totalOf', { quantity, price: formatMoney(unitPrice) })}</span>
          )}
          {euro && <span className="money ml-auto">{euro}</span>}
        </dd>
      </div>
    </dl>
  )
}

/** Who orders; the whole of a quote is ordered once. */
const personFields = ['fullName', 'phoneNumber'] as const

const draft = draftOf(orderForm, null)
/** What one pays in the end is told first, here as on the page that one comes from. */
const completeDraft = {
  ...draft,
  empty: () => ({ ...draft.empty(), scope: 'complete' }),
  recall: () => ({ ...draft.recall(), scope: 'complete' }),
}

/** The order form of one product or quote. `isComplete` is true once nothing is blank, `isMissing` after an attempt to submit it before. */
function useOrderForm(
  product: Ordered,
  {
    offer,
    refused,
    onPlaced,
    onWaiting,
  }: Pick<OrderWindowProps, 'refused' | 'onPlaced'> & {
    readonly offer: CompleteOffer | undefined
    readonly onWaiting: () => void
  },
) {
  const { id: productId, quote } = product
  const text = useText()
  const [attempted, setAttempted] = useState(false)
  const { form, failure, submit } = useLeadForm({
    draft: offer ? completeDraft : draft,
    about: { productId },
    schemaAt: () => orderSchema,
    send: (order) =>
      submitLead('order', quote ? { ...order, country: quote.country, quoteKey: quote.key } : order, { product }),
    onSent: (receipt, { fullName, phoneNumber, quantity, scope }) => {
      const { extent, unitPrice } = askedFor(product, offer, scope)
      onPlaced({
        ...receipt,
        subject: quote?.key ?? String(productId),
        product: { name: product.name, nameEn: product.nameEn },
        quantity,
        total: { ...unitPrice, amount: unitPrice.amount * quantity },
        extent,
        name: fullName,
        phone: phoneNumber,
        placedAt: Date.now(),
      })
    },
    onWaiting,
    refused,
    explain: (refusal) => {
      const code = refusal?.code === 'not_found' ? refusal.code : refusal?.errors?.find(isAboutProduct)?.code
      if (code) return text(orderErrorKey('productId', code))
      return refusal?.detail ?? text('leads.failure.text')
    },
  })
  const typed = useWatch({ control: form.control, name: personFields })
  const isComplete = typed.every((words) => String(words).trim() !== '')
  return {
    form,
    failure,
    isComplete,
    isMissing: attempted && !isComplete,
    submit: (event: SyntheticEvent) => {
      setAttempted(true)
      return submit(event)
    },
  }
}

const isAboutProduct = ({ path }: { readonly path: string }) => path === 'productId' || path === 'quoteKey'
