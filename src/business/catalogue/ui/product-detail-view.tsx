import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from '#client/link.tsx'
import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ProductDetail, Product } from '../product.ts'
import { ProductActions, ProductQuestions, type ProductActionHandlers } from './product-actions.tsx'
import { DeskBar, FinanceBar } from './product-bars.tsx'
import { ProductFacts, ProductPrices } from './product-facts.tsx'
import { SizedName } from '#design/sized-name.tsx'
import { ProductPicture } from './product-picture.tsx'
import { productWords, specificationLabel, purchaseOptionLabel, typeLabel, usageLabel } from './product-words.ts'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#design/button.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import { DataList } from '#design/data-list.tsx'
import { specificationSheet } from '../specification-sheet.ts'
import { useQuery } from '@tanstack/react-query'
import { keptAudit } from '#client/kept-audit.ts'
import { useVisitor } from '#client/visitor.tsx'
import { ProductGrid, type CardWords, type ProductGridProps } from './product-grid.tsx'
import { relatedQuery } from './product-queries.ts'
import { useIsHydrating } from '#client/use-is-hydrating.ts'
import { rememberSeenProduct } from '#client/seen-products.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { addedFeatures, isPortableType } from '../added-features.ts'
import { canBeFinanced } from '../can-be-financed.ts'
import { isWithoutPanels } from '../is-without-panels.ts'
import { isPricedTwin } from '../twin.ts'

type ProductDetailViewProps = ProductActionHandlers & {
  readonly product: ProductDetail
  /** What a month of a product costs, in words; null where that can't be said. */
  readonly monthlyOf: (product: Product) => ReactNode
  /** What it runs, where that is known. */
  readonly runs?: ReactNode
  /** What the products run that it is compared with. */
  readonly othersRun?: CardWords['runs']
  /** What it and what it is compared with cost with panels, installed, by their ids. */
  readonly complete: ReadonlyMap<number, ReactNode>
  /** What was ordered of it during this visit, if anything was. */
  readonly placed?: ReactNode
  /** What there is to say of installing it, where that is done. */
  readonly children?: ReactNode
}

/** A product's page: picture, price, what one can do, what is in it, its sheet, what to compare it with. */
export function ProductDetailView({
  product,
  monthlyOf,
  runs,
  othersRun,
  complete,
  placed,
  children,
  ...handlers
}: ProductDetailViewProps) {
  const text = useText()
  const { name, description } = productWords(product, text.language)
  const { id } = product
  const monthly = monthlyOf(product)
  const isPlaced = Boolean(placed)
  useEffect(() => rememberSeenProduct(id), [id])
  const actions = useRef<HTMLDivElement>(null)
  const prices = useRef<HTMLDivElement>(null)
  const isAudited = useIsAudited()
  const whole = isAudited ? undefined : complete.get(id)
  return (
    <>
      <div className="container pt-4">
        <ProductBackLink />
        <div className="mt-2 grid items-start gap-x-8 gap-y-5 sm:gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr]">
          <ProductPicture
            src={product.imageUrl}
            alt={text('catalogue.detail.photo', { name })}
            eager
            large
            className="rounded-card border border-line max-sm:aspect-3/2"
          />
          <div className="grid content-start gap-5 md:row-span-2">
            <h1>
              <SizedName name={name} />
            </h1>
            <ProductFacts product={product} />
            <div ref={prices}>
              <ProductPrices
                product={product}
                withoutPanels={isWithoutPanels(product)}
                size="lg"
                complete={whole}
                monthly={!isAudited && monthly}
              />
              {isAudited && <p className="mt-1 text-muted">{text('catalogue.detail.audited')}</p>}
            </div>
            <PricedTwin product={product} />
            <div ref={actions}>
              <ProductActions product={product} isToldInstalled={complete.has(id)} isPlaced={isPlaced} {...handlers} />
            </div>
            <div className="grid gap-2">
              <Guaranteed product={product} />
              {product.priceStatus === 'illustrative' && (
                <Note icon="info">{text('catalogue.price.illustrative')}</Note>
              )}
            </div>
            {runs && !isAudited && <div className="rounded-card bg-sun-soft p-4">{runs}</div>}
          </div>
          {placed && <div className="grid gap-4 md:col-span-2">{placed}</div>}
          <p className="text-lg max-sm:text-base md:col-start-1 md:row-start-2">{description}</p>
          <div className="md:col-span-2">
            <ProductQuestions product={product} isQuoted={whole !== undefined} />
          </div>
        </div>
      </div>
      <Section>
        <div className="grid gap-10">
          <section>
            <h2>{text('catalogue.detail.features')}</h2>
            <ProductFeatures product={product} />
            <Link to="/warranty" className="link mt-2 inline-flex min-h-11 items-center">
              {text('catalogue.detail.warranty')}
            </Link>
          </section>
          <section>
            <h2>{text('specification.title')}</h2>
            <ProductSheet product={product} />
          </section>
        </div>
      </Section>
      {!isPortable(product) && children}
      <RelatedProducts {...{ product, complete, monthlyOf }} runs={othersRun} onAskPrice={handlers.onAskPrice} />
      <FinanceBar
        {...{ product, actions, isPlaced }}
        monthly={complete.has(id) && monthly}
        onOrder={handlers.onOrder}
      />
      <DeskBar
        {...{ product, prices, isPlaced }}
        complete={whole}
        monthly={!isAudited && monthly}
        onOrder={handlers.onOrder}
      />
    </>
  )
}

/** For how long it is guaranteed, by its sheet or as all that we sell. */
function Guaranteed({ product }: { product: ProductDetail }) {
  const text = useText()
  const terms = specificationSheet(product.specification, text.language).find(
    ({ field }) => field === 'warranty',
  )?.value
  return (
    <Note icon="shield">
      {terms ? text('catalogue.detail.guaranteed', { terms }) : text('catalogue.detail.feature.warranty')}
    </Note>
  )
}

const Note = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className="flex items-center gap-2 text-sm">
    <Icon name={icon} className="size-5 shrink-0 text-leaf" />
    {children}
  </p>
)

/** Where a product has no price in the visitor's country, one of the same power and battery that has. */
function PricedTwin({ product }: { product: Product }) {
  const text = useText()
  const { country } = useVisitor()
  const { data = [] } = useQuery(relatedQuery(String(product.id), country))
  const twin = data.find((other) => isPricedTwin(product, other))
  if (!twin || twin.price === null) return null
  const { name } = productWords(twin, text.language)
  return (
    <p>
      {text('catalogue.detail.twin')}{' '}
      <Link to={`/products/${twin.id}`} className="link font-semibold">
        {text('catalogue.detail.twin.at', { name, price: onOneLine(formatMoney({ ...twin, amount: twin.price })) })}
      </Link>
    </p>
  )
}

/** True of an address that the result of an audit leads to, for who has that audit: it says what the system costs for their appliances. */
function useIsAudited(): boolean {
  const [search] = useSearchParams()
  // The server knows nothing of what a device has kept.
  const isHydrating = useIsHydrating()
  return search.get('audited') === 'true' && (isHydrating || keptAudit() !== null)
}

/** True for who came from the result of their audit, and can go back there. */
function useIsFromAudit(): boolean {
  const { state } = useLocation() as { state: { from?: string } | null }
  // The server knows nothing of where a visitor came from.
  const isHydrating = useIsHydrating()
  return state?.from === 'energy-audit' && !isHydrating
}

/** Back to the audit's recommendations for who came from there, else to the catalogue. */
function ProductBackLink() {
  const text = useText()
  const navigate = useNavigate()
  if (useIsFromAudit()) {
    return (
      <Button tone="quiet" icon="arrow-left" className="-ml-5" onClick={() => void navigate(-1)}>
        {text('catalogue.detail.backToRecommendations')}
      </Button>
    )
  }
  return (
    <Button asChild tone="quiet" icon="arrow-left" className="-ml-5">
      <Link to="/products">{text('catalogue.detail.back')}</Link>
    </Button>
  )
}

/** A portable station says so of its kind, in both languages; it is plugged in, not installed. */
const isPortable = ({ specification: { type } }: ProductDetail) => isPortableType(JSON.stringify(type ?? ''))

/** The product's features, what comes with everything we sell, and how it can be paid where it has a price. */
function ProductFeatures({ product }: { product: ProductDetail }) {
  const text = useText()
  const items = [
    ...productWords(product, text.language).features,
    ...addedFeatures({ isPortable: isPortable(product), isFinanced: canBeFinanced(product) }).map((key) => text(key)),
  ]
  return (
    <ul className="grid gap-x-12 gap-y-2 lg:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-leaf" />
          {item}
        </li>
      ))}
    </ul>
  )
}

/** The specification sheet: what the maker states, line by line; what is not known is left out. */
function ProductSheet({ product }: { product: ProductDetail }) {
  const text = useText()
  const lines = specificationSheet(product.specification, text.language)
  const rows = [
    { key: 'systemType', label: text('catalogue.detail.type'), value: text(typeLabel(product)) },
    { key: 'useCase', label: text('catalogue.detail.useCase'), value: text(usageLabel[product.useCase]) },
    // How it is paid is not yet known where its price is not.
    ...(product.price === null
      ? []
      : [
          {
            key: 'purchaseOption',
            label: text('catalogue.detail.payment'),
            value: text(purchaseOptionLabel[product.purchaseOption]),
          },
        ]),
    ...lines
      .filter(({ field }) => field !== 'type')
      .map(({ field, value }) => ({ key: field, label: text(specificationLabel(field)), value })),
  ]
  return (
    <>
      <DataList rows={rows} className="lg:columns-2 lg:gap-12 lg:*:break-inside-avoid" />
      {lines.length < 3 && <p className="mt-4 text-sm text-muted">{text('specification.empty')}</p>}
    </>
  )
}

/** Up to three products worth comparing; nothing while there is nothing to show. */
function RelatedProducts({
  product,
  runs,
  ...shown
}: { product: Product; runs: CardWords['runs'] | undefined } & Pick<
  ProductGridProps,
  'complete' | 'monthlyOf' | 'onAskPrice'
>) {
  const text = useText()
  const { country } = useVisitor()
  const { data: related = [] } = useQuery(relatedQuery(String(product.id), country))
  if (related.length === 0) return null
  return (
    <Section title={text('catalogue.detail.related')}>
      <ProductGrid products={related} {...shown} {...(runs?.size && { tell: { runs } })} />
    </Section>
  )
}
