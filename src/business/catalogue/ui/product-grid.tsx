import { Link } from '#client/link.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import type { Product } from '../product.ts'
import { useId, type ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { canBeFinanced, financingLink } from '../can-be-financed.ts'
import { isSystem } from '../is-system.ts'
import { isWithoutPanels } from '../is-without-panels.ts'
import { groupTwins, type Twins } from '../twin.ts'
import { ProductFacts, ProductPrices } from './product-facts.tsx'
import { SizedName } from '#design/sized-name.tsx'
import { ProductPicture } from './product-picture.tsx'
import { productWords } from './product-words.ts'

const columns = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3'

/** What a card of the catalogue tells beside its product's own facts. */
export type CardWords = {
  /** What the products of these ids run. */
  readonly runs: ReadonlyMap<number, ReactNode>
  /** The systems that are ticked to be compared, and how many can be. */
  readonly compared?: Compared
}

type Compared = {
  readonly ids: readonly number[]
  readonly most: number
  readonly toggle: (product: Product) => void
}

export type ProductGridProps = {
  products: readonly Product[]
  /** How many pictures to fetch at once, because they are in sight. */
  eager?: number
  tell?: CardWords
  /** What products cost with panels, installed, by their ids. */
  complete: ReadonlyMap<number, ReactNode>
  /** What a month costs, of the complete price where there is one; null where that can't be said. */
  monthlyOf: (product: Product) => ReactNode
  onQuickView?: (product: Product) => void
  onAskPrice: (product: Product) => void
}

/** Products side by side, twins on one card: one column on a phone, three on a desk. */
export function ProductGrid({ products, eager = 0, ...shown }: ProductGridProps) {
  const isFinancingTold = !products.every(canBeFinanced)
  return (
    <ul className={columns}>
      {groupTwins(products).map(({ product, others }, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            others={others}
            eager={index < eager}
            isFinancingTold={isFinancingTold}
            {...shown}
          />
        </li>
      ))}
    </ul>
  )
}

/** The same grid while its products travel. */
export function ProductGridSkeleton({ count, label }: { count: number; label: string }) {
  const shapes = Array.from({ length: count }, (_, index) => index)
  return (
    <div role="status" aria-label={label} className={columns}>
      {shapes.map((shape) => (
        <div
          key={shape}
          className="overflow-hidden rounded-card border border-line bg-white max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:p-3"
        >
          <Skeleton className="aspect-4/3 w-full sm:rounded-none" />
          <div className="grid gap-3 pl-3 sm:p-4">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-7 w-2/5" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

type ProductCardProps = Omit<ProductGridProps, 'products' | 'eager'> & {
  product: Product
  others: Twins['others']
  eager: boolean
  /** Not all of the list can be paid in instalments. */
  isFinancingTold: boolean
}

/** What ends within a phrase says nothing: a card tells the first whole one. */
const firstSentence = (description: string) => /^.*?[.!?](?=\s|$)/.exec(description)?.[0] ?? description

/** One product of a list: picture, name, capacity, battery, price, and the ways on; on a phone no more than leads to the first choice. */
function ProductCard({
  product,
  others,
  eager,
  isFinancingTold,
  tell,
  complete,
  monthlyOf,
  onQuickView,
  onAskPrice,
}: ProductCardProps) {
  const text = useText()
  const { name, description } = productWords(product, text.language)
  const financed = canBeFinanced(product)
  const isRunTold = tell !== undefined && isSystem(product)
  return (
    <Card
      padded={false}
      className="grid h-full grid-cols-[5.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3 gap-y-0.5 overflow-hidden p-3 leads-on sm:flex sm:flex-col sm:p-0"
    >
      <div className="relative row-span-2 max-sm:self-start">
        <ProductPicture src={product.imageUrl} alt="" eager={eager} className="max-sm:rounded-control" />
        {financed && isFinancingTold && (
          <div className="max-sm:mt-1.5 max-sm:*:px-1.5 sm:absolute sm:bottom-2 sm:left-2">
            <Badge tone="leaf">{text('catalogue.card.financing')}</Badge>
          </div>
        )}
        {onQuickView && (
          <button
            type="button"
            aria-label={text('catalogue.card.quickViewOf', { name })}
            onClick={() => onQuickView(product)}
            className="absolute grid max-sm:inset-0 sm:top-2 sm:right-2 sm:size-11 sm:place-items-center sm:rounded-full sm:border sm:border-line sm:bg-white noscript:hidden"
          >
            <Icon name="search" className="size-5 max-sm:hidden" />
          </button>
        )}
      </div>
      <div className="contents sm:flex sm:flex-1 sm:flex-col sm:gap-3 sm:p-4">
        <h3 className="text-h4 text-balance">
          <Link to={`/products/${product.id}`} className="hover:underline">
            <SizedName name={name} />
          </Link>
        </h3>
        <div className="max-sm:[&_svg]:hidden">
          <ProductFacts product={product} />
          {others.length > 0 && <OtherNames of={others} />}
        </div>
        {/* What it runs comes later, as what it costs complete: until then its place is kept. */}
        <div
          className={`text-sm max-sm:col-span-2 max-sm:mt-1 ${isRunTold ? 'line-clamp-2 sm:line-clamp-3' : ''} ${isRunTold && tell.runs.size === 0 ? 'min-h-[2lh]' : ''}`}
        >
          {isRunTold ? tell.runs.get(product.id) : <p>{firstSentence(description)}</p>}
        </div>
        {/* At the foot of its card, on one line with those beside it. */}
        <div className="max-sm:col-span-2 sm:mt-auto">
          <CardPrice {...{ product, tell, complete }} monthly={monthlyOf(product)} />
        </div>
        <div className="flex flex-wrap items-center gap-x-2 max-sm:col-span-2 max-sm:mt-1 max-sm:-mb-1 sm:border-t sm:border-line sm:pt-3 sm:text-sm">
          {tell?.compared && isSystem(product) && (
            <CompareTick product={product} name={name} compared={tell.compared} />
          )}
          <Link
            to={`/products/${product.id}`}
            aria-label={text('catalogue.card.detailsOf', { name })}
            className="inline-flex min-h-11 items-center px-1 font-semibold underline"
          >
            {text('catalogue.card.details')}
          </Link>
          {financed ? (
            <Button asChild tone="secondary" className="grow px-2! sm:text-sm!">
              <Link
                to={financingLink(product, complete.has(product.id))}
                aria-label={text('catalogue.card.financeOf', { name })}
              >
                {text('catalogue.card.finance')}
              </Link>
            </Button>
          ) : (
            <Button
              aria-label={text('catalogue.card.askOf', { name })}
              onClick={() => onAskPrice(product)}
              className="grow px-2! text-sm! noscript:hidden"
            >
              {text('catalogue.card.ask')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

/** What a product costs with panels, installed, a month of that, and by itself. */
function CardPrice({
  product,
  tell,
  complete,
  monthly,
}: Pick<ProductCardProps, 'product' | 'tell' | 'complete'> & { monthly: ReactNode }) {
  const text = useText()
  const withoutPanels = isWithoutPanels(product)
  const isSystemPriced = tell !== undefined && withoutPanels && product.price !== null
  if (!isSystemPriced)
    return <ProductPrices {...{ product, withoutPanels, monthly }} complete={complete.get(product.id)} isBrief />
  // What it runs comes later, as what it costs complete: their lines are kept.
  const isWaiting = tell.runs.size === 0
  return (
    <div className="min-h-18">
      <ProductPrices
        {...{ product, withoutPanels }}
        isBrief
        complete={isWaiting ? <KeptLines /> : complete.get(product.id)}
        monthly={isWaiting ? monthly && <KeptMonth /> : monthly}
        monthlyTo={complete.has(product.id) ? financingLink(product, true) : undefined}
      />
      {tell.runs.has(product.id) && !complete.has(product.id) && (
        <p className="text-sm text-muted">{text('catalogue.price.alone')}</p>
      )}
    </div>
  )
}

const KeptMonth = () => <span>&nbsp;</span>

const KeptLines = () => (
  <>
    <strong>&nbsp;</strong>
    <span>&nbsp;</span>
  </>
)

/** Puts a system beside others; no more can be ticked than stand side by side. */
function CompareTick({ product, name, compared }: { product: Product; name: string; compared: Compared }) {
  const text = useText()
  const { ids, most, toggle } = compared
  const isTicked = ids.includes(product.id)
  const isBarred = !isTicked && ids.length >= most
  const full = text('catalogue.compare.full', { most })
  return (
    <Checkbox
      label={isBarred ? full : text('catalogue.compare.tick')}
      aria-label={`${text('catalogue.compare.tickOf', { name })}${isBarred ? ` (${full})` : ''}`}
      checked={isTicked}
      disabled={isBarred}
      onChange={() => toggle(product)}
      className="gap-2! text-sm noscript:hidden"
    />
  )
}

/** The other names under which the same thing is sold. */
function OtherNames({ of: products }: { of: readonly Product[] }) {
  const text = useText()
  const label = useId()
  return (
    <div className="mt-1 flex flex-wrap gap-x-2 text-sm text-muted max-sm:text-xs">
      <span id={label}>{text('catalogue.card.otherNames')}</span>
      <ul aria-labelledby={label} className="contents">
        {products.map((product) => (
          <li key={product.id}>
            {/* A line of text; a thumb has more. */}
            <Link to={`/products/${product.id}`} className="py-3 hover:underline">
              {productWords(product, text.language).name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
