import { Link } from '#client/link.tsx'
import { LazyPart } from '#client/lazy.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Product } from '#business/catalogue/product.ts'
import { useRef, type ReactNode, type SubmitEvent, useState } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import type { PictureOf } from './picture-of.ts'
import { ProductChooser } from './product-chooser.tsx'
import { isCut } from './product-search.tsx'
import { SimulatorResult } from './simulator-result.tsx'
import {
  useSimulator,
  type Financed,
  type InstalledOffer,
  type InstalledPriceOf,
  type Keeping,
  type KeptChoice,
  type Simulator,
} from './use-simulator.ts'
import type { OfferedProducts } from './offered-products.ts'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { quoteStanding, type AskedQuote } from './asked-quote.ts'
import { Card } from '#design/card.tsx'
import { SliderField } from '#design/slider-field.tsx'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { downPaymentOf } from '../down-payment.ts'
import { planLimits } from '../plan-limits.ts'
import { MoneyText } from './money-text.tsx'
import { CalculateBar } from './calculate-bar.tsx'
import type { PlanChoice } from './plan-address.ts'
import { useArrival } from '#client/use-arrival.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useCompany } from '#client/company.tsx'

type FinancingSimulatorProps = {
  /** The visitor's country's products. */
  catalogue: OfferedProducts
  /** The quote that the address names; null for none. */
  asked: AskedQuote | null
  /** The product of the address as installed, where that is known. */
  installed?: InstalledOffer | null
  /** What a product of the catalogue costs installed, where that is known. */
  installedPriceOf: InstalledPriceOf
  pictureOf: PictureOf
  /** What the plan pays, the equipment alone or the system as installed, and the way to the other. */
  renderScope?: (product: Product, simulator: Pick<Simulator, 'choice' | 'quote' | 'complete'>) => ReactNode
  /** What there is to say of the chosen product, until its plan stands in that place. */
  renderChosen?: (product: Product, simulator: Pick<Simulator, 'complete'>) => ReactNode
  onTalkToExpert: () => void
}

const loadQuoted = () => import('./quoted-system.tsx')
const quoteWords: readonly MessageContext[] = ['quote']

/** What a product, or the whole of a quote, costs a month: which product, how much first, over how long, and the plan that comes of it. */
export function FinancingSimulator(props: FinancingSimulatorProps) {
  const { country } = useVisitor()
  const arrival = useArrival()
  const [kept, keep] = useState<KeptChoice | null>(null)
  if (props.asked?.isPending) return <ProductsSkeleton />
  return <Simulation key={`${country} ${arrival}`} {...props} keeping={{ kept, keep }} />
}

function Simulation({
  catalogue,
  asked,
  installed = null,
  installedPriceOf,
  pictureOf,
  renderScope,
  renderChosen,
  onTalkToExpert,
  keeping,
}: FinancingSimulatorProps & { keeping: Keeping }) {
  const { country } = useVisitor()
  const standing = asked && quoteStanding(asked, country)
  const quote = (standing === 'offered' && asked?.quote) || null
  const simulator = useSimulator(catalogue, quote, installed, keeping)
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setMissing] = useState(false)
  if (catalogue.isPending && !simulator.financed) return <ProductsSkeleton />
  if (!quote && simulator.products.length === 0 && !isCut(catalogue.data)) {
    return <ProductsMissing catalogue={catalogue} onTalkToExpert={onTalkToExpert} />
  }

  const showProducts = () => {
    form.current?.querySelector<HTMLInputElement>('[type=radio]')?.focus({ preventScroll: true })
    document.getElementById('choose-product')?.scrollIntoView()
  }
  const calculate = () => {
    const hasChosen = simulator.calculate()
    setMissing(!hasChosen)
    if (!hasChosen) showProducts()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    calculate()
  }
  const about = asked && standing && (
    <LazyPart
      load={loadQuoted}
      contexts={quoteWords}
      props={{ asked, standing, pictureOf, onTalkToExpert }}
      waiting={<Skeleton className="h-40 w-full rounded-card" />}
    />
  )
  const told = beforeItsPlan(simulator)
  const scope = simulator.product && renderScope?.(simulator.product, simulator)
  return (
    <div className="container grid grid-cols-[minmax(0,1fr)] gap-8 py-4 sm:py-8">
      {!quote && about}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:beside-panel lg:grid-rows-[auto_1fr] print:block">
        <form ref={form} noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4 lg:contents print:hidden">
          {quote ? (
            <div>{about}</div>
          ) : (
            <ProductChooser {...{ simulator, installedPriceOf, pictureOf, onTalkToExpert, isMissing, scope }}>
              {told && renderChosen?.(told, simulator)}
            </ProductChooser>
          )}
          <div className="contents lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-4">
            {quote && scope}
            <PlanSliders simulator={simulator} />
            <CalculateBar simulator={simulator} onChoose={showProducts} />
          </div>
        </form>
        <SimulatorResult simulator={simulator} pictureOf={pictureOf} onCalculate={calculate} />
      </div>
    </div>
  )
}

/** The chosen product, until its plan stands in the place of what there is to say of it. */
const beforeItsPlan = ({ product, simulation }: Simulator) => (simulation.state === 'done' ? undefined : product)

const { downPayment, tenure } = planLimits

/** How much is paid first, and over how many months the rest. */
function PlanSliders({ simulator: { financed, choice, choose } }: { simulator: Simulator }) {
  const text = useText()
  const { downPaymentPercentage: percent, tenureMonths: months } = choice
  const percentage = (value: number) => text('simulator.percent', { value })
  const duration = (count: number) => text('simulator.months', { count })
  return (
    <Card className="grid gap-6 lg:order-2 lg:-mt-4 lg:rounded-t-none lg:border-t-0">
      <h2 className={`text-h4 text-pretty ${financed ? 'sr-only' : 'max-sm:sr-only'}`}>{text('simulator.terms')}</h2>
      <SliderField
        label={text('simulator.downPayment')}
        value={percent}
        {...downPayment}
        onChange={(value) => choose({ downPaymentPercentage: value })}
        unit="%"
        valueText={percentage(percent)}
        marks={markedValues(downPayment).map((value) => ({ value, label: percentage(value) }))}
        hint={
          financed && (
            <span className="font-semibold text-ink">
              <MoneyText>{downPaymentWords(financed, choice, text)}</MoneyText>
            </span>
          )
        }
      />
      <SliderField
        label={text('simulator.duration')}
        value={months}
        {...tenure}
        onChange={(value) => choose({ tenureMonths: value })}
        unit={text('simulator.months.unit', { count: months })}
        valueText={duration(months)}
        marks={markedValues(tenure).map((value) => ({ value, label: duration(value) }))}
      />
      {/* It stays while a system is chosen: a press from before the app had come is answered here. */}
      <Button type="submit" tone="secondary" hidden={financed !== undefined}>
        {text('simulator.calculate')}
      </Button>
    </Card>
  )
}

/** The ends of a track and its middle. */
const markedValues = ({ min, max }: { min: number; max: number }) => [min, (min + max) / 2, max]

/** What the percentage comes to. */
function downPaymentWords({ price, currency }: Financed, choice: PlanChoice, text: Text): string {
  if (price === null) return ''
  const total = formatMoney({ amount: price, currency })
  if (choice.tenureMonths === 0) return text('simulator.downPayment.inFull', { total })
  const amount = formatMoney({ amount: downPaymentOf({ ...choice, totalAmount: price }), currency })
  return text('simulator.downPayment.amount', { amount, total })
}

/** Nothing to choose from: the products did not arrive, or none can be financed in this country. */
function ProductsMissing({ catalogue, onTalkToExpert }: Pick<FinancingSimulatorProps, 'catalogue' | 'onTalkToExpert'>) {
  const { contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  return (
    <div className="container py-8 sm:py-12">
      {catalogue.data ? (
        <StateBlock
          title={text('simulator.empty.title')}
          description={text('simulator.empty.text', { country: contacts[country].name[language] })}
          action={
            <>
              <Button icon="chat" onClick={onTalkToExpert}>
                {text('simulator.expert')}
              </Button>
              <Button asChild tone="secondary">
                <Link to="/products">{text('simulator.empty.products')}</Link>
              </Button>
            </>
          }
        />
      ) : (
        <StateBlock
          tone="error"
          title={text('simulator.products.error.title')}
          description={text('simulator.products.error.text')}
          action={
            <Button icon="refresh" loading={catalogue.isFetching} onClick={() => void catalogue.refetch()}>
              {text('simulator.retry')}
            </Button>
          }
        />
      )}
    </div>
  )
}

/** The form while the products travel. */
function ProductsSkeleton() {
  const text = useText()
  return (
    <div
      role="status"
      aria-label={text('simulator.products.loading')}
      className="container grid gap-6 py-8 sm:py-12 lg:beside-panel"
    >
      <div className="grid content-start gap-3 sm:grid-cols-2">
        <Skeleton className="h-8 w-2/3 sm:col-span-2" />
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className="h-28 w-full rounded-card" />
        ))}
      </div>
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
  )
}
