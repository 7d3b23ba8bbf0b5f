import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { canBeFinanced, financingLink } from '#business/catalogue/can-be-financed.ts'
import type { ProductDetail } from '#business/catalogue/product.ts'
import { systemRatings } from '#business/catalogue/ratings.ts'
import { forSiteType } from '#business/catalogue/site-type.ts'
import { productQuery, productsQuery } from '#business/catalogue/ui/product-queries.ts'
import { ReadyPairs } from '#business/catalogue/ui/ready-pairs.tsx'
import { mostCompared } from '#business/energy/audit-limits.ts'
import type { CompareRequest, Comparison } from '#business/energy/compare-systems.ts'
import type { EverydayLoad } from '#business/energy/everyday-loads.ts'
import { comparisonQuery } from '#business/energy/ui/audit-queries.ts'
import { allLoadsQuery, completeOffer, everydayLoadQuery } from '#business/energy/ui/everyday-load.tsx'
import { CompareTable } from '#business/energy/ui/compare-table.tsx'
import { useAgainOnline } from '#business/energy/ui/use-again-online.ts'
import { monthlyPaymentOf } from '#business/financing/down-payment.ts'
import { startingTerms } from '#business/financing/plan-limits.ts'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import { OrderDialogHost } from '#business/leads/ui/order-dialog-host.tsx'
import { OrderReceipts } from '#business/leads/ui/order-receipts.tsx'
import { usePlacedOrders } from '#business/leads/ui/placed-orders.ts'
import { Link } from '#client/link.tsx'
import { keptAudit, type KeptAudit } from '#client/kept-audit.ts'
import type { Calculated } from '#client/calculated.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Banner } from '#design/banner.tsx'
import { Button, type ButtonProps } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { formatLongDate, formatNumber } from '#i18n/format.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { PageModule } from '../../page.ts'
import { isRowId } from '#kernel/is-row-id.ts'
import { AskPrice } from './compare/ask-price.tsx'
import { ChooseSystems } from './compare/choose-systems.tsx'
import { Difference } from './compare/difference.tsx'
import { Enough, ForOthers, ForThreePhases } from './compare/for-others.tsx'

export const messages: MessageContext[] = ['compare', 'catalogue', 'everyday', 'sizing']

/** The ids that the address names, as it has them; each once, three at most. */
function idsIn(search: URLSearchParams): readonly string[] {
  const named = (search.get('systems') ?? '').split(',').filter(isRowId)
  return [...new Set(named)].slice(0, mostCompared)
}

const addressOf = (ids: readonly string[]) => (ids.length > 0 ? `/compare?systems=${ids.join(',')}` : '/compare')

export const queries: PageModule['queries'] = (_params, { country }, search) => [
  ...idsIn(search).flatMap((id) => [productQuery(id, country), everydayLoadQuery(id, country)]),
  productsQuery(country),
  ...(idsIn(search).length > 0 ? [] : [allLoadsQuery(country)]),
]

export const meta: PageModule['meta'] = ({ text, company: { brand }, search }) => ({
  title: text('compare.metaTitle', { brand: brand.name }),
  description: text('compare.metaDescription'),
  noIndex: search !== undefined && search.has('systems'),
})

/** The plan that a month's price is told of: the one that the simulator starts with. */
function monthlyOf(product: ProductDetail, totalAmount: number): number | null {
  if (!canBeFinanced(product)) return null
  return monthlyPaymentOf({ totalAmount, ...startingTerms }).monthlyPayment
}

export default function ComparePage() {
  const text = useText()
  const [search] = useSearchParams()
  const ids = idsIn(search)
  const { country } = useVisitor()
  const found = useQueries({ queries: ids.map((id) => ({ ...productQuery(id, country), retryOnMount: false })) })
  const products = found.flatMap(({ data }) => (data ? [data] : []))
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="container grid grid-cols-1 gap-6 pt-6 pb-8 sm:pt-8 sm:pb-12">
      <div className="flex items-start justify-between gap-6">
        <div>
          <h1>{text('compare.title')}</h1>
          {ids.length === 0 && <p className="mt-2 max-w-3xl text-muted sm:mt-3 sm:text-lg">{text('compare.lead')}</p>}
        </div>
        {ids.length < mostCompared && (
          <Button
            tone={ids.length < 2 ? 'primary' : 'secondary'}
            icon="plus"
            className={`shrink-0 max-sm:px-3 noscript:hidden print:hidden ${ids.length < 2 ? 'max-sm:hidden' : ''}`}
            onClick={() => setChoosing(true)}
          >
            <span className="max-sm:sr-only">{text(ids.length > 0 ? 'compare.add' : 'compare.choose')}</span>
            <span aria-hidden="true" className="sm:hidden">
              {text('compare.add.short')}
            </span>
          </Button>
        )}
      </div>
      {ids.length === 0 && <Begin />}
      {found.some(({ isError }) => isError) && <p role="status">{text('compare.missing')}</p>}
      {ids.length === 0 && <WithoutSize />}
      {found.some(({ isPending }) => isPending) && <Skeleton className="h-96 w-full" />}
      {products.length > 0 && <Compared ids={ids} products={products} />}
      <ChooseSystems ids={ids} addressOf={addressOf} open={isChoosing} setOpen={setChoosing} />
    </div>
  )
}

/** Comparisons to begin with. */
function Begin() {
  const text = useText()
  const { country } = useVisitor()
  const { data: loads = [] } = useQuery(allLoadsQuery(country))
  const totals = loads.flatMap(({ productId, complete }) =>
    complete ? [[productId, complete.totalPrice] as const] : [],
  )
  const told = loads.find(({ complete }) => complete)?.complete
  const basis = told && text(told.installation > 0 ? 'compare.pair.installed' : 'compare.pair.parts', told)
  return <ReadyPairs {...{ addressOf, basis }} totals={new Map(totals)} />
}

/** Who does not know which size they need is led to the audit. */
function WithoutSize() {
  const text = useText()
  return (
    <div className="grid gap-4 rounded-card bg-sun-soft p-5 sm:flex sm:items-center sm:justify-between">
      <p className="text-pretty">{text('compare.empty.text')}</p>
      <ToAudit tone="secondary" />
    </div>
  )
}

function ToAudit({ tone }: Pick<ButtonProps, 'tone'>) {
  const text = useText()
  return (
    <Button asChild tone={tone} className="shrink-0 justify-self-start print:hidden">
      <Link to="/smart-solar-plan">{text('compare.empty.audit')}</Link>
    </Button>
  )
}

/** The audit that this browser has made last, once it has been read; undefined until then. */
function useKeptAudit(): KeptAudit | null | undefined {
  const [audit, setAudit] = useState<KeptAudit | null>()
  useEffect(() => setAudit(keptAudit()), [])
  return audit
}

function Compared({ ids, products }: { ids: readonly string[]; products: readonly ProductDetail[] }) {
  const text = useText()
  const audit = useKeptAudit()
  const [ordered, setOrdered] = useState<ProductDetail | null>(null)
  // The engine sizes what has a price here and is for the place that was evaluated; what has none is on request.
  const priced = products.filter((product) => product.price !== null && systemRatings(product) !== null)
  const segment = audit?.clientType ?? 'residential'
  const ofSegment = forSiteType(priced, segment)
  const others = priced.filter((product) => !ofSegment.includes(product))
  const sized = ofSegment.filter((product) => (systemRatings(product)?.phases ?? 1) <= (audit?.phases ?? 1))
  const threePhase = ofSegment.filter((product) => !sized.includes(product))
  const productIds = sized.map(({ id }) => id)
  const reasons = new Map([
    ...others.map(({ id }) => [id, text(`compare.notSized.${segment}`)] as const),
    ...threePhase.map(({ id }) => [id, text('compare.notSized.phases')] as const),
  ])
  const { country } = useVisitor()
  // An audit of another country is sized for this one's usual place.
  const here = { country, place: audit?.country === country ? audit.place : undefined }
  // What a device kept of an audit is what it asked the engine, which reads it again.
  const asked = { ...audit, ...here, productIds } as CompareRequest
  const isSized = Boolean(audit) && productIds.length > 0
  const loads = useQueries({ queries: ids.map((id) => everydayLoadQuery(id, country)) }).flatMap(
    ({ data = [] }) => data,
  )
  const comparison = useQuery({ ...comparisonQuery(asked), enabled: isSized })
  useAgainOnline(comparison)
  const isWithoutLoad = audit === null && products.some(({ price }) => price !== null)
  return (
    <>
      {products.every(({ price }) => price === null) && <AskPrice productId={products[0]?.id} />}
      {audit && others.length > 0 && <ForOthers products={others} segment={segment} />}
      {audit && threePhase.length > 0 && <ForThreePhases products={threePhase} segment={segment} />}
      {isSized && <LoadWords comparison={comparison} />}
      {comparison.data?.systems.every(({ shortfalls }) => shortfalls.length > 0) && <Enough />}
      {!comparison.data && <Difference products={products} loads={loads} />}
      <CompareTable
        products={products}
        notSized={reasons}
        comparison={comparison.data ?? null}
        loads={loads}
        monthlyOf={monthlyOf}
        renderWaysOn={(product, isHead) => (
          <WaysOn
            {...{ product, isHead }}
            isEnough={Boolean(comparison.data?.systems.some(({ id }) => id === product.id))}
            isInstalled={!comparison.data && isToldInstalled(product, loads)}
            onOrder={setOrdered}
          />
        )}
        withoutOf={({ id }) => addressOf(ids.filter((one) => one !== String(id)))}
      />
      <OrderReceipts orders={usePlacedOrders(ids)} />
      <div className="flex flex-wrap gap-x-3 gap-y-2 print:hidden">
        {isWithoutLoad && <ToAudit tone="secondary" />}
        <Button tone="quiet" icon="print" className="first:-ml-5 noscript:hidden" onClick={() => window.print()}>
          {text('compare.print')}
        </Button>
      </div>
      <OrderDialogHost
        product={ordered}
        complete={
          ordered &&
          completeOffer(
            loads.find(({ productId }) => productId === ordered.id),
            ordered.currency,
          )
        }
        onClose={() => setOrdered(null)}
      />
    </>
  )
}

/** Whether its price is told with panels, installed, for what it runs. */
function isToldInstalled(product: ProductDetail, loads: readonly EverydayLoad[]): boolean {
  return loads.some((load) => load.productId === product.id && load.complete)
}

type WaysOnProps = {
  product: ProductDetail
  /** It is known to suffice for the load. */
  isEnough: boolean
  /** In the head of a column, not at its foot. */
  isHead: boolean
  /** The price over it is told with panels, installed. */
  isInstalled: boolean
  onOrder: (product: ProductDetail) => void
}

const wayClass = 'w-full max-w-52 max-sm:px-3! print:hidden'

/** To the instalments of a system at its head, urging to what suffices; to its order at its foot, or to who tells its price. */
function WaysOn({ product, isEnough, isHead, isInstalled, onOrder }: WaysOnProps) {
  const text = useText()
  const name = nameIn(product, text.language)
  if (isHead) {
    if (!canBeFinanced(product)) return null
    return (
      <Button asChild size="sm" tone={isEnough ? 'primary' : 'secondary'} className={wayClass}>
        <Link to={financingLink(product, isInstalled)} aria-label={text('compare.finance.of', { name })}>
          <span className="stacked:hidden">{text('compare.finance')}</span>
          <span className="hidden stacked:block">{text('compare.finance.short')}</span>
        </Link>
      </Button>
    )
  }
  const isPriced = product.price !== null
  return (
    <Button
      size="sm"
      tone="secondary"
      aria-label={text(isPriced ? 'compare.order.of' : 'compare.ask.expertOf', { name })}
      onClick={() => (isPriced ? onOrder(product) : openExpertDialog(undefined, product.id))}
      className={`${wayClass} noscript:hidden`}
    >
      {text(isPriced ? 'catalogue.detail.order' : 'compare.ask.expert')}
    </Button>
  )
}

/** What the table is worked out for, that it is being worked out, or that it could not be. */
function LoadWords({ comparison: { data, isError, refetch } }: { comparison: UseQueryResult<Calculated<Comparison>> }) {
  const text = useText()
  const { language } = text
  if (data) {
    const peak = formatQuantity(data.peakW, 'W', language)
    return (
      <>
        <p>{text('compare.forLoad', { peak, kwh: formatNumber(data.totalDailyEnergy / 1000, language, 1) })}</p>
        {data.pricesOf && (
          <Banner
            tone="info"
            title={text('sizing.onDevice', { date: formatLongDate(data.pricesOf.slice(0, 10), language) })}
          />
        )}
      </>
    )
  }
  if (!isError) return <p role="status">{text('compare.calculating')}</p>
  return (
    <Banner tone="error" title={text('compare.failed')}>
      <button type="button" className="link" onClick={() => void refetch()}>
        {text('compare.retry')}
      </button>
    </Banner>
  )
}
