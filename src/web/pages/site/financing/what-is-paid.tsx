import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import type { Product } from '#business/catalogue/product.ts'
import { everydayLoadQuery } from '#business/energy/ui/everyday-load.tsx'
import { monthlyPaymentOf } from '#business/financing/down-payment.ts'
import { planSearch, type PlanChoice } from '#business/financing/ui/plan-address.ts'
import { priceToday } from '#business/quotes/quote-address.ts'
import type { Quote, QuoteReceipt } from '#business/quotes/quote.ts'
import { Link } from '#client/link.tsx'
import { sendJson } from '#client/send.ts'
import { submissionKey } from '#client/submission-key.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'

type WhatIsPaidProps = {
  product: Product
  choice: PlanChoice
  quote: Quote | null
  /** The address asks for the price as installed. */
  isInstalled: boolean
}

/**
 * What the plan pays, and the way to the other: the system as installed (once a quote keeps its price) or the equipment alone, each by what a month is.
 * Of another quote than one of the system as a card tells of it, and of what is sold with its panels, nothing; of what is not known installed, that panels are missing.
 */
export function WhatIsPaid({ product, choice, quote, isInstalled }: WhatIsPaidProps) {
  const text = useText()
  const { country } = useVisitor()
  const { id, price, currency } = product
  const { data: [load] = [], isPending } = useQuery(everydayLoadQuery(String(id), country))
  const complete = load?.complete
  if (price === null || !isWithoutPanels(product)) return null
  if (!complete) return quote ? null : <AloneSaid isPending={isPending} />
  if (quote && (quote.system.panels !== complete.panels || priceToday(quote) !== complete.totalPrice)) return null
  const monthOf = (totalAmount: number) => {
    const { monthlyPayment } = monthlyPaymentOf({ ...choice, totalAmount })
    const key = monthlyPayment > 0 ? 'simulator.cost.monthly' : 'simulator.cost.inFull'
    return text(key, { amount: formatMoney({ amount: monthlyPayment || totalAmount, currency }) })
  }
  const words = (name: string, amount: number) => (
    <>
      <span className="block text-sm font-semibold tracking-tight">{name}</span>
      <span className="block text-xs">{monthOf(amount)}</span>
    </>
  )
  const alone = words(text('simulator.scope.alone'), price)
  const scope = complete.installation > 0 ? 'simulator.scope.complete' : 'simulator.scope.parts'
  const whole = words(text(scope, { panels: complete.panels }), complete.totalPrice)
  return (
    <section aria-label={text('simulator.scope')} className="grid grid-cols-2 gap-2 print:hidden">
      {quote || isInstalled ? (
        <Chosen>{whole}</Chosen>
      ) : (
        <KeepComplete {...{ id, choice, totalPrice: complete.totalPrice }}>{whole}</KeepComplete>
      )}
      {quote || isInstalled ? (
        <Link to={`/financing${planSearch({ ...choice, productId: id })}`} className={other}>
          {alone}
        </Link>
      ) : (
        <Chosen>{alone}</Chosen>
      )}
    </section>
  )
}

/** That it is the equipment alone; once scripts run, in the place of what else can be paid until that is known. */
function AloneSaid({ isPending }: { isPending: boolean }) {
  const text = useText()
  return (
    <>
      {isPending && <Skeleton className="h-14 noscript:hidden" />}
      <p className={`text-sm ${isPending ? 'hidden noscript:block' : ''}`}>{text('simulator.alone')}</p>
    </>
  )
}

const tile = 'block rounded-control border px-2 py-1.5 text-left leading-snug'
const other = `${tile} border-field bg-white hover:border-ink`

function Chosen({ children }: { children: ReactNode }) {
  return (
    <div aria-current="true" className={`${tile} border-ink bg-ink text-white`}>
      {children}
    </div>
  )
}

/** Keeps a product as installed as a quote, once at a price; answers its key. */
export async function keepComplete(offer: { id: number; totalPrice: number; country: Country }): Promise<string> {
  const path = `/api/products/${offer.id}/quote`
  const idempotencyKey = submissionKey(path, `${offer.country} ${offer.totalPrice}`)
  const body = { country: offer.country }
  return (await sendJson<QuoteReceipt>('POST', path, body, { idempotencyKey })).key
}

type KeepCompleteProps = { id: number; choice: PlanChoice; totalPrice: number; children: ReactNode }

/** Keeps the system as installed as a quote, once at a price, and goes on with its plan. */
function KeepComplete({ id, choice, totalPrice, children }: KeepCompleteProps) {
  const text = useText()
  const { country } = useVisitor()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isPending, setPending] = useState(false)
  const keep = async () => {
    setPending(true)
    try {
      const quoteKey = await keepComplete({ id, totalPrice, country })
      void navigate(`/financing${planSearch({ ...choice, productId: id, quoteKey }, search)}`)
    } catch {
      const [title, description] = [text('simulator.scope.failed.title'), text('simulator.scope.failed.text')]
      toast({ tone: 'error', title, description })
    } finally {
      setPending(false)
    }
  }
  return (
    <button
      type="button"
      aria-busy={isPending}
      disabled={isPending}
      onClick={() => void keep()}
      className={`${other} noscript:hidden`}
    >
      {children}
    </button>
  )
}
