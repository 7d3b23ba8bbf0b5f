import { useEffect, useRef } from 'react'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { MoneyText } from './money-text.tsx'
import type { PictureOf } from './picture-of.ts'
import { PlanResult } from './plan-result.tsx'
import type { Simulator } from './use-simulator.ts'

type SimulatorResultProps = { simulator: Simulator; pictureOf: PictureOf; onCalculate: () => void }

/** What came of the calculation; nothing yet, under way, failed, or the plan; an answer is brought into view. */
export function SimulatorResult({ simulator, pictureOf, onCalculate }: SimulatorResultProps) {
  const { choice, financed, product, quote, simulation } = simulator
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (simulation.state !== 'done' && simulation.state !== 'failed') return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [simulation.state])
  return (
    <div ref={place} tabIndex={-1} className="outline-none empty:hidden">
      {simulation.state === 'done' && financed ? (
        <PlanResult
          plan={simulation.plan}
          chosen={{ ...choice, productId: financed.id, quoteKey: quote?.key }}
          pictureOf={pictureOf}
          withoutPanels={product !== undefined && !quote && isWithoutPanels(product)}
        />
      ) : simulation.state === 'pending' ? (
        <Calculating />
      ) : simulation.state === 'failed' ? (
        <Failure simulator={simulator} onCalculate={onCalculate} />
      ) : null}
    </div>
  )
}

function Calculating() {
  const text = useText()
  return (
    <div role="status" aria-label={text('simulator.calculating')} className="grid gap-6">
      <Skeleton className="h-72 w-full rounded-card" />
      <Skeleton className="h-72 w-full rounded-card" />
    </div>
  )
}

function Failure({ simulator, onCalculate }: { simulator: Simulator; onCalculate: () => void }) {
  const text = useText()
  const { financed, simulation } = simulator
  if (simulation.state !== 'failed') return null
  const { failure } = simulation
  if (failure.kind === 'price_changed' && financed && financed.price !== null) {
    const price = (amount: number) => formatMoney({ amount, currency: financed.currency })
    const values = { name: nameIn(financed, text.language), was: price(failure.was), now: price(financed.price) }
    return (
      <Banner tone="info" title={text('simulator.priceChanged.title')}>
        <p>
          <MoneyText>{text('simulator.priceChanged.text', values)}</MoneyText>
        </p>
        <Button size="sm" icon="refresh" className="mt-3" onClick={onCalculate}>
          {text('simulator.priceChanged.recalculate')}
        </Button>
      </Banner>
    )
  }
  return (
    <Banner tone="error" title={text('simulator.failed.title')}>
      <p>{text('simulator.failed.text')}</p>
      {financed && (
        <Button size="sm" tone="secondary" icon="refresh" className="mt-3" onClick={onCalculate}>
          {text('simulator.retry')}
        </Button>
      )}
    </Banner>
  )
}
