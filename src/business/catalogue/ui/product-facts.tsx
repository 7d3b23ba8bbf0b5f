import type { ReactNode } from 'react'
import { Link } from '#client/link.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Product } from '../product.ts'
import { formatInEuro, formatMoney, type Money } from '#kernel/money.ts'
import { writtenSize } from '#kernel/written-size.ts'

type Sized = Pick<Product, 'capacity' | 'batteryCapacity'>

/** Capacity and battery at a glance, in the words of the label: every card of the catalogue says both (specification 1, section 2). */
export function ProductFacts({ product }: { product: Sized }) {
  const text = useText()
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {product.capacity && (
        <li className="flex items-center gap-1.5">
          <Icon name="bolt" className="size-4" />
          {writtenSize(product.capacity, text.language)}
        </li>
      )}
      {product.batteryCapacity && (
        <li className="flex items-center gap-1.5">
          <Icon name="battery" className="size-4" />
          {text('catalogue.card.battery', { capacity: writtenSize(product.batteryCapacity, text.language) })}
        </li>
      )}
    </ul>
  )
}

const priceSizes = { md: 'text-xl', lg: 'text-3xl' }
const completeSizes = {
  md: '[&>span]:text-sm [&>strong]:text-xl',
  lg: '[&>span]:text-base [&>strong]:block [&>strong]:text-3xl',
}

type ProductPriceProps = {
  product: Pick<Product, 'price' | 'currency'>
  /** Said beside the price of a system that comes without them. */
  withoutPanels: boolean
  size?: keyof typeof priceSizes
}

/** The price in the visitor's country, also in euro where it is fixed to it; "on request" where there is none. */
function ProductPrice({ product: { price, currency }, withoutPanels, size = 'md' }: ProductPriceProps) {
  const text = useText()
  if (price === null) {
    if (size !== 'lg') return <p className="font-semibold text-muted">{text('catalogue.price.onRequest')}</p>
    return (
      <>
        <p className="font-display text-2xl font-bold">{text('catalogue.price.onRequest')}</p>
        <p className="mt-1 text-muted">{text('catalogue.price.onRequest.when')}</p>
      </>
    )
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={`money font-display font-bold ${priceSizes[size]}`}>
        {formatMoney({ amount: price, currency })}
      </span>
      <span className="text-sm">
        <PriceNote price={{ amount: price, currency }} withoutPanels={withoutPanels} />
      </span>
    </p>
  )
}

function PriceNote({ price, withoutPanels }: { price: Money; withoutPanels: boolean }) {
  const text = useText()
  const euro = formatInEuro(price)
  if (!withoutPanels && !euro) return null
  return (
    <span className="text-muted">
      {withoutPanels && <span className="whitespace-nowrap">{text('shell.withoutPanels')}</span>}{' '}
      {euro && <span className="money">({euro})</span>}
    </span>
  )
}

type ProductPricesProps = ProductPriceProps & {
  /** What it costs with panels, installed, where that is known. */
  complete?: ReactNode
  /** What a month of that or of its price costs; nothing where that can't be said. */
  monthly?: ReactNode
  /** Where that month is counted. */
  monthlyTo?: string | undefined
  /** What one pays in the end, and where; a month of that: how many panels and how much first stands on the product's page. */
  isBrief?: boolean
}

/** What one pays in the end comes first: complete, a month of that, then by itself; a page has room for a list of them. */
export function ProductPrices({ complete, monthly, monthlyTo, isBrief = false, ...alone }: ProductPricesProps) {
  const { price: amount, currency } = alone.product
  const isLarge = alone.size === 'lg'
  const month = monthly && (
    // A card has room for it on one line.
    <p
      className={`leading-snug ${isLarge ? '' : '[&_*]:text-[0.875rem]'} ${isBrief ? 'text-muted [&_strong]:font-normal [&_strong]:after:content-[","]' : ''}`}
    >
      {monthlyTo ? (
        <Link to={monthlyTo} className="py-1 underline decoration-leaf underline-offset-4 hover:decoration-2">
          {monthly}
        </Link>
      ) : (
        monthly
      )}
    </p>
  )
  if (!complete || amount === null) {
    return (
      <>
        <ProductPrice {...alone} />
        {month}
      </>
    )
  }
  const price = { amount, currency }
  const byItself = (
    <p className={`leading-snug text-muted ${isLarge ? 'text-sm' : 'text-[0.875rem]'}`}>
      <span className="money">{formatMoney(price)}</span>{' '}
      <PriceNote price={price} withoutPanels={alone.withoutPanels} />
    </p>
  )
  return (
    <>
      <p
        className={`leading-snug [&>strong]:font-display ${completeSizes[alone.size ?? 'md']} ${isBrief ? '[&>span>span+span]:hidden' : ''}`}
      >
        {complete}
      </p>
      {isLarge ? (
        <div className="mt-3 divide-y divide-line border-y border-line *:py-2.5">
          {month}
          {byItself}
        </div>
      ) : (
        <>
          {month}
          {byItself}
        </>
      )}
    </>
  )
}
