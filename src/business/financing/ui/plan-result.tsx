import { quotePage } from '#business/quotes/quote-address.ts'
import { Link } from '#client/link.tsx'
import type { Calculated } from '#client/calculated.ts'
import { Banner } from '#design/banner.tsx'
import { Card } from '#design/card.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { affordabilityOf } from '../affordability.ts'
import type { Calculation } from '../calculation.ts'
import { monthlyPaymentOf } from '../down-payment.ts'
import { planLimits } from '../plan-limits.ts'
import { PaymentSchedule } from './payment-schedule.tsx'
import { type ChosenPlan, planSearch } from './plan-address.ts'
import type { PictureOf } from './picture-of.ts'
import { Icon } from '#design/icon.tsx'
import { formatMoney } from '#kernel/money.ts'
import { MoneyText } from './money-text.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { nameIn } from '#kernel/name-in.ts'
import { shareLink } from '#client/share-link.ts'
import type { Country } from '#kernel/country.ts'
import { Figure } from '#design/figure.tsx'
import { Amount } from './amount.tsx'
import { writtenSize } from '#kernel/written-size.ts'

type PlanResultProps = {
  plan: Calculated<Calculation>
  chosen: ChosenPlan
  pictureOf: PictureOf
  /** The price that is paid is of a system that comes without them. */
  withoutPanels: boolean
}

/** The plan: what it costs, what income it needs, when each payment falls due. On paper it is a document by itself. */
export function PlanResult({ plan, chosen, pictureOf, withoutPanels }: PlanResultProps) {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { country } = useVisitor()
  const start = plan.paymentSchedule[0]?.dueDate
  return (
    <section aria-labelledby="payment-plan" data-plan>
      <h2 id="payment-plan">{text('plan.title')}</h2>
      {plan.pricesOf && (
        <Banner
          tone="info"
          className="mb-4"
          title={text('plan.onDevice', { date: formatLongDate(plan.pricesOf.slice(0, 10), text.language) })}
        />
      )}
      {start && (
        <p className="mb-4 hidden text-sm print:block">
          {text('plan.madeOn', { date: formatLongDate(start, text.language) })}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
        <Card className="grid gap-6 print:gap-3 print:border-0 print:p-0">
          <PlanFigures {...{ plan, chosen, pictureOf, withoutPanels }} />
          <IncomeNote plan={plan} chosen={chosen} />
          <PlanActions plan={plan} chosen={chosen} />
        </Card>
        <PaymentSchedule plan={plan} chosen={chosen} />
      </div>
      <footer className="mt-6 hidden text-sm print:block">
        <p>{text('plan.estimate')}</p>
        <p>
          {brand.name}, {contacts[country].phoneNumbers.join(' / ')}, {brand.emails.sales}
        </p>
        <p>{text('plan.online', { link: planLink(chosen, country) })}</p>
      </footer>
    </section>
  )
}

/** The monthly income that the plan asks for, said before anything personal is asked. */
function IncomeNote({ plan, chosen }: Pick<PlanResultProps, 'plan' | 'chosen'>) {
  const text = useText()
  const { affordability, product, totalAmount } = plan
  if (!affordability) return null
  const tenureMonths = planLimits.tenure.max
  const longest = affordabilityOf(monthlyPaymentOf({ ...chosen, totalAmount, tenureMonths }), product.currency)
  const { incomeAbove, incomeAtLeast, incomeShare, activityMonths } = affordability
  const money = (amount: number) => formatMoney({ amount, currency: product.currency })
  const words =
    incomeAbove < incomeAtLeast
      ? text('plan.income.atLeast', { income: money(incomeAtLeast) })
      : text('plan.income.above', { income: money(incomeAbove) })
  const values = { share: incomeShare, least: money(incomeAtLeast), months: activityMonths }
  return (
    <div className="keep-together flex gap-3 rounded-control bg-sun-soft p-4">
      <Icon name="info" className="mt-0.5 size-6" />
      <div>
        <p className="font-semibold">
          <MoneyText>{words}</MoneyText>
        </p>
        <p className="mt-1 text-sm">
          <MoneyText>{text('plan.income.how', values)}</MoneyText>
        </p>
        {longest && longest.minimumIncome < affordability.minimumIncome && (
          <Link
            to={`/financing${planSearch({ ...chosen, tenureMonths })}`}
            className="link inline-flex min-h-11 items-center font-semibold print:hidden"
          >
            <span>
              <MoneyText>
                {text('plan.income.longest', { months: tenureMonths, income: money(longest.minimumIncome) })}
              </MoneyText>
            </span>
          </Link>
        )}
      </div>
    </div>
  )
}

/** Keep the plan: on paper, or as a link. */
function PlanActions({ plan, chosen }: { plan: Calculation; chosen: ChosenPlan }) {
  const text = useText()
  const { country } = useVisitor()
  const share = async () => {
    const title = text('plan.share.title', { name: nameIn(plan.product, text.language) })
    const outcome = await shareLink(planLink(chosen, country), title)
    if (outcome === 'copied') toast({ title: text('plan.share.copied') })
    if (outcome === 'refused') toast({ tone: 'info', title: text('plan.share.refused') })
  }
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow print:hidden">
      <Button tone="secondary" icon="external" onClick={() => void share()}>
        {text('plan.share')}
      </Button>
      <Button tone="secondary" icon="print" onClick={() => window.print()}>
        {text('plan.print')}
      </Button>
      {plan.monthlyPayment === 0 && !plan.quote && (
        <Button asChild tone="quiet">
          <Link to={`/products/${plan.product.id}`}>{text('plan.order')}</Link>
        </Button>
      )}
    </div>
  )
}

/** The address that shows this plan again to whoever opens it; prices are a country's, so it names the country. */
function planLink(plan: ChosenPlan, country: Country): string {
  const origin = globalThis.location?.origin ?? ''
  return `${origin}/financing${planSearch(plan)}&country=${country}`
}

type PlanFiguresProps = Omit<PlanResultProps, 'plan'> & { plan: Calculation }

/** Product, down payment, monthly payment and total, and what the total sums. */
function PlanFigures({ plan, chosen, pictureOf, withoutPanels }: PlanFiguresProps) {
  const text = useText()
  const { product, quote, downPayment, monthlyPayment, totalAmount } = plan
  const { currency } = product
  const percent = text('plan.percent', { value: chosen.downPaymentPercentage })
  const instalments = plan.paymentSchedule.length - 1
  const inFull = instalments === 0
  const withoutWords = withoutPanels && text('shell.withoutPanels')
  return (
    <>
      {/* On screen its picture stands above, where it was chosen. */}
      <div className="flex items-center gap-4">
        <span className="hidden w-24 shrink-0 overflow-hidden rounded-control print:block">{pictureOf(product)}</span>
        <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 print:block">
          <p className="hidden text-sm text-muted print:block">{text('plan.product')}</p>
          <h3>
            {quote && quote.units > 1 && `${quote.units} × `}
            {nameIn(product, text.language)}
          </h3>
          {quote ? (
            <Link to={quotePage(quote.key)} className="link">
              {text('plan.quote', { reference: quote.reference })}
            </Link>
          ) : (
            <p className="text-sm text-muted">
              {writtenSize([product.capacity, product.batteryCapacity].filter(Boolean).join(' · '), text.language)}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-4 print:grid print:grid-cols-3">
        <Figure
          size="lg"
          className="basis-full"
          label={text('plan.monthlyPayment')}
          value={inFull ? text('plan.monthlyPayment.none') : <Amount {...{ amount: monthlyPayment, currency }} />}
          note={!inFull && joinWithDots([text('plan.monthlyPayment.count', { count: instalments }), withoutWords])}
        />
        <Figure
          size="sm"
          className="flex-1"
          label={text('plan.downPayment')}
          value={<Amount {...{ amount: downPayment, currency }} />}
          note={!inFull && text('plan.downPayment.share', { percent })}
        />
        <Figure
          size="sm"
          className="flex-1"
          label={text('plan.totalAmount')}
          value={<Amount {...{ amount: totalAmount, currency }} />}
          note={joinWithDots([text('plan.totalAmount.note'), inFull && withoutWords])}
        />
      </div>
      {product.priceStatus === 'illustrative' && !quote && (
        <p className="text-sm text-muted">{text('plan.illustrative')}</p>
      )}
    </>
  )
}
