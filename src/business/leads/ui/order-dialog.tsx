import { useEffect, useId, useState, type SyntheticEvent } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { FieldError } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { wholeReferences } from '#design/whole-references.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatInEuro, formatMoney, onOneLine, type Money } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { LeadReceipt } from '../lead.ts'
import { orderErrorKey, orderForm, orderSchema } from '../order.ts'
import AuditTick from './audit-tick.tsx'
import { openExpertDialog } from './expert-dialog-state.ts'
import { FormFields } from './form-fields.tsx'
import { OrderedProduct, type CompleteOffer, type Ordered } from './ordered-product.tsx'
import { submitLead } from './submit-lead.ts'
import { draftOf, useLeadForm, type RefusedForm } from './use-lead-form.ts'

const greenForMs = 5000

type OrderDialogProps = {
  product: Ordered
  complete?: CompleteOffer | null | undefined
  open: boolean
  onClose: () => void
  refused?: RefusedForm
}

/** Orders a product: an empty form whenever it opens, and, once it has gone, the order until that is put away. */
export default function OrderDialog({ product, complete, open, onClose, refused }: OrderDialogProps) {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  const finish = (order: PlacedOrder) => {
    setPlaced(order)
    onClose()
  }
  return (
    <>
      {open && <OrderWindow {...{ product, complete, refused, onClose }} onPlaced={finish} />}
      {placed && <OrderReceipt key={placed.reference} order={placed} onClose={() => setPlaced(null)} />}
    </>
  )
}

/** What was ordered and what comes next, in sight wherever the page is scrolled to: green at first. */
function OrderReceipt({ order: { reference, name, phone }, onClose }: { order: PlacedOrder; onClose: () => void }) {
  const text = useText()
  const { country } = useVisitor()
  const { contacts } = useCompany()
  const [isNew, setNew] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), greenForMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section
      aria-label={text('leads.order.receipt.title', { reference })}
      className={`sticky bottom-20 z-10 mx-auto flex w-[calc(100%-1.5rem)] max-w-2xl basis-full animate-rise items-start gap-3 rounded-card border p-4 shadow-card transition-colors sm:bottom-3 print:hidden ${isNew ? 'border-leaf bg-leaf text-white' : 'border-line bg-white'}`}
    >
      <Icon name="check-circle" className={`size-6 ${isNew ? '' : 'text-leaf'}`} />
      <div role="status" className="grid min-w-0 flex-1 gap-1 text-sm">
        <p className="pr-9 text-base font-semibold">{text('leads.order.success.title')}</p>
        <p>{wholeReferences(text('leads.order.success.text', { name, reference }))}</p>
        <p>{text('leads.order.receipt.next', { phone: onOneLine(phone) })}</p>
        <p>
          {text('leads.order.receipt.call', {
            phone: onOneLine(contacts[country].phoneNumbers[0] ?? ''),
            reference: onOneLine(reference),
          })}
        </p>
      </div>
      <button
        type="button"
        aria-label={text('leads.order.success.close')}
        onClick={onClose}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-control"
      >
        <Icon name="close" />
      </button>
    </section>
  )
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
  const quantity = Number(useWatch({ control: form.control, name: 'quantity' }))
  const scope = useWatch({ control: form.control, name: 'scope' })
  const { price, currency, quote } = product
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
      {/* Never pale: who presses it too early is told what is missing. */}
      <Button
        type="submit"
        form={formId}
        loading={isSubmitting}
        aria-disabled={!isComplete}
        className="w-full aria-disabled:opacity-100!"
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
              {offer && scope === 'complete' ? (
                <OrderTotal
                  unitPrice={{ amount: offer.totalPrice, currency }}
                  label={text('leads.order.total.complete')}
                  quantity={quantity}
                />
              ) : (
                <OrderTotal
                  unitPrice={{ amount: price, currency }}
                  label={[
                    text('leads.order.total'),
                    ...(!quote && isWithoutPanels(product) ? [text('shell.withoutPanels')] : []),
                  ].join(', ')}
                  quantity={quantity}
                />
              )}
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
          <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
            <OrderedProduct product={product} price={{ amount: price, currency }} offer={offer} />
            <FormFields form={orderForm} names={quote ? personFields : ['quantity', ...personFields]} say={text} />
            {isMissing && (
              <div role="alert">
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

/** An order that was stored, in whose name, and how they are reached. */
type PlacedOrder = LeadReceipt & { readonly name: string; readonly phone: string }

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
    onSent: (receipt, { fullName, phoneNumber }) => onPlaced({ ...receipt, name: fullName, phone: phoneNumber }),
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
