import { isSystem } from '#business/catalogue/is-system.ts'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { Link } from '#client/link.tsx'
import { useSettled } from '#client/use-settled.ts'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { monthlyPaymentOf } from '../down-payment.ts'
import { MoneyText } from './money-text.tsx'
import { planSearch, type PlanChoice } from './plan-address.ts'
import type { Financed, Simulator } from './use-simulator.ts'

type CalculateBarProps = {
  simulator: Simulator
  /** Leads to the systems, of which none is chosen. */
  onChoose: () => void
}

/**
 * The page's one action, to choose a system, to calculate and then to apply, with what the choice costs, which follows the sliders; above them on a desk, at the foot of a phone's
 * screen while the form is in sight. It is spoken once a slider rests.
 */
export function CalculateBar({ simulator, onChoose }: CalculateBarProps) {
  const text = useText()
  const { products, product, financed, quote, complete, choice, simulation } = simulator
  const example = products.find(isSystem)
  const told = financed ?? example
  const name = told ? nameIn(told, text.language) : ''
  const cost = told && costWords(told, choice, text)
  const priced = quote || complete ? undefined : (product ?? example)
  const withoutPanels = priced && isWithoutPanels(priced) ? text('shell.withoutPanels') : ''
  const spoken = useSettled([!financed && name, cost, withoutPanels].filter(Boolean).join(', '))
  return (
    <div className="bottom-bar sticky bottom-0 z-20 -mx-4 max-lg:order-last flex items-center justify-between gap-3 border-t border-line bg-white px-4 py-2.5 lg:static lg:order-1 lg:mx-0 lg:grid lg:grid-cols-1 lg:rounded-t-card lg:border lg:border-b-0 lg:p-6 lg:pb-2">
      <div className="min-w-0">
        {!financed && name && (
          <p className="text-sm leading-tight font-semibold">{text('simulator.example.of', { name })}</p>
        )}
        {cost && (
          <p
            aria-hidden="true"
            // Once the plan is there, it stands large in that.
            className={`font-display leading-tight font-semibold text-balance sm:text-lg noscript:hidden ${simulation.state === 'done' ? 'max-sm:text-sm' : 'lg:text-3xl'}`}
          >
            <span key={cost} className="inline-block animate-tick">
              <MoneyText>{cost}</MoneyText>
            </span>{' '}
            <span className="block font-sans text-sm font-normal text-muted">{withoutPanels}</span>
          </p>
        )}
        <p aria-live="polite" className="sr-only noscript:hidden">
          {spoken}
        </p>
      </div>
      {simulation.state === 'done' && financed ? (
        <Button asChild className="shrink-0 max-lg:px-3! max-lg:text-sm! lg:w-full">
          <Link to={`/eligibility${planSearch({ ...choice, productId: financed.id, quoteKey: quote?.key })}`}>
            {text('simulator.eligibility')}
          </Link>
        </Button>
      ) : (
        <Button
          {...(financed ? { type: 'submit' } : { onClick: onChoose })}
          className={`shrink-0 max-sm:px-4 lg:w-full ${financed ? '' : 'max-lg:px-3! max-lg:text-sm! noscript:hidden'}`}
          loading={simulation.state === 'pending'}
        >
          {text(financed ? 'simulator.calculate' : 'simulator.choose.one')}
        </Button>
      )}
    </div>
  )
}

/** What the choice costs a month, or at once; by the functions that the server's plan is made of. */
function costWords({ price, currency }: Financed, choice: PlanChoice, text: Text): string {
  if (price === null) return ''
  const { monthlyPayment } = monthlyPaymentOf({ ...choice, totalAmount: price })
  if (monthlyPayment === 0) return text('simulator.cost.inFull', { amount: formatMoney({ amount: price, currency }) })
  return text('simulator.cost.monthly', { amount: formatMoney({ amount: monthlyPayment, currency }) })
}
