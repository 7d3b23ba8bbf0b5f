import type { ProductDetail } from '#business/catalogue/product.ts'
import { systemRatings } from '#business/catalogue/ratings.ts'
import type { EverydayLoad } from '#business/energy/everyday-loads.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'

type DifferenceProps = { products: readonly ProductDetail[]; loads: readonly EverydayLoad[] }

/** What sets two systems apart at first sight, in a sentence on the cheaper one: its price installed, and what it can start. */
export function Difference({ products, loads }: DifferenceProps) {
  const text = useText()
  const totals = products.flatMap((product) => {
    const complete = loads.find(({ productId }) => productId === product.id)?.complete
    const ratings = systemRatings(product)
    if (!ratings || !complete?.installation) return []
    return [{ product, total: complete.totalPrice, surge: ratings.surgeW }]
  })
  const [less, more] = totals.toSorted((a, b) => a.total - b.total)
  if (products.length !== 2 || !less || !more || less.total === more.total) return null
  const amount = onOneLine(formatMoney({ amount: more.total - less.total, currency: less.product.currency }))
  const values = { name: nameIn(less.product, text.language), amount }
  const power = formatQuantity(Math.abs(less.surge - more.surge), 'W', text.language)
  const isEqual = less.surge === more.surge
  return (
    <p className="text-lg font-semibold text-pretty">
      {isEqual
        ? text('compare.difference.equal', values)
        : text(less.surge > more.surge ? 'compare.difference.more' : 'compare.difference.less', { ...values, power })}
    </p>
  )
}
