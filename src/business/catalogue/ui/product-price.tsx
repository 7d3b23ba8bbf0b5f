import { useText } from '#i18n/text-context.tsx'
import { formatInEuro, formatMoney } from '#kernel/money.ts'
import type { Product } from '../product.ts'

type ProductPriceProps = { product: Pick<Product, 'price' | 'currency'>; size?: 'md' | 'lg' }

/** The price in the visitor's country, also in euro where it is fixed to it; "on request" where there is none. */
export function ProductPrice({ product: { price, currency }, size = 'md' }: ProductPriceProps) {
  const text = useText()
  const look = size === 'lg' ? 'text-3xl' : 'text-xl'
  if (price === null) return <p className={`font-display font-bold ${look}`}>{text('catalogue.price.onRequest')}</p>
  const euro = formatInEuro({ amount: price, currency })
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={`money font-display font-bold ${look}`}>{formatMoney({ amount: price, currency })}</span>
      {euro && <span className="money text-sm text-muted">{euro}</span>}
    </p>
  )
}
