import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import type { Product } from '#business/catalogue/product.ts'
import { completeQuoteAction, everydayLoadQuery } from '#business/energy/ui/everyday-load.tsx'
import { monthlyPaymentOf } from '#business/financing/down-payment.ts'
import { planSearch, type PlanChoice } from '#business/financing/ui/plan-address.ts'
import { priceToday } from '#business/quotes/quote-address.ts'
import type { Quote } from '#business/quotes/quote.ts'
import { Link } from '#client/link.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'

type WhatIsPaidProps = { product: Product; choice: PlanChoice; quote: Quote | null }

/**
 * What the plan pays, and the way to the other: the system as installed (once a quote keeps its price) or the equipment alone, each by what a month is.
 * Nothing of what is sold with its panels, or of several units; of what is not known installed, that panels are missing.
 */
export function WhatIsPaid({ product, choice, quote }: WhatIsPaidProps) {
  const text = useText()
  const { country, language } = useVisitor()
  const { id, price, currency } = product
  const { data: [load] = [], isPending } = useQuery(everydayLoadQuery(String(id), country))
  const isOne = !quote || (quote.system.units === 1 && quote.system.panels > 0)
  if (price === null || !isWithoutPanels(product) || !isOne) return null
  if (isPending && !quote) return <Skeleton className="h-16 w-full rounded-card" />
  const complete = quote ? { ...quote.system, totalPrice: priceToday(quote) } : load?.complete
  if (!complete?.totalPrice) return <p className="text-sm">{text('simulator.alone')}</p>
  const { downPaymentPercentage: down, tenureMonths: months } = choice
  const monthOf = (totalAmount: number) => {
    const { monthlyPayment } = monthlyPaymentOf({ ...choice, totalAmount })
    const key = monthlyPayment > 0 ? 'simulator.cost.monthly' : 'simulator.cost.inFull'
    return text(key, { amount: formatMoney({ amount: monthlyPayment || totalAmount, currency }) })
  }
  const words = (name: string, amount: number) => (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="block text-sm text-muted">{monthOf(amount)}</span>
    </>
  )
  const alone = words(text('simulator.scope.alone'), price)
  const scope = complete.installation > 0 ? 'simulator.scope.complete' : 'simulator.scope.parts'
  const whole = words(text(scope, { panels: complete.panels }), complete.totalPrice)
  return (
    <section aria-label={text('simulator.scope')} className="grid grid-cols-2 gap-2 print:hidden">
      {quote ? (
        <Link to={`/financing${planSearch({ ...choice, productId: id })}`} className={other}>
          {alone}
        </Link>
      ) : (
        <Chosen>{alone}</Chosen>
      )}
      {quote ? (
        <Chosen>{whole}</Chosen>
      ) : (
        <button
          type="button"
          onClick={() => post(completeQuoteAction(id, { country, lang: language, down, months }))}
          className={`${other} noscript:hidden`}
        >
          {whole}
        </button>
      )}
    </section>
  )
}

/** As a form of its own would: one inside the simulator's can't stand, and Enter in a field would press its button. */
function post(action: string) {
  const form = Object.assign(document.createElement('form'), { method: 'post', action })
  document.body.append(form)
  form.submit()
}

const tile = 'block rounded-card border px-3 py-2 text-left leading-snug'
const other = `${tile} border-field bg-white hover:border-ink`

function Chosen({ children }: { children: ReactNode }) {
  return (
    <div aria-current="true" className={`${tile} border-ink bg-sun-soft ring-1 ring-ink`}>
      {children}
    </div>
  )
}
