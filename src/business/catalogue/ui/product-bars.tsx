import type { ReactNode, RefObject } from 'react'
import { Link } from '#client/link.tsx'
import { useIsLeft } from '#client/use-is-left.ts'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { canBeFinanced, financingLink } from '../can-be-financed.ts'
import { isSystem } from '../is-system.ts'
import { isWithoutPanels } from '../is-without-panels.ts'
import type { Product } from '../product.ts'
import type { ProductActionHandlers } from './product-actions.tsx'
import { productWords } from './product-words.ts'

type FinanceBarProps = Pick<ProductActionHandlers, 'onOrder'> & {
  product: Product
  actions: RefObject<HTMLDivElement | null>
  /** A month of what it costs complete, where that is known. */
  monthly: ReactNode
  isPlaced: boolean
}

/** On a phone: the price or a month of it and the way to the instalments, or of a part to its order, in reach of a thumb once the page's own `actions` are left behind. */
export function FinanceBar({ product, actions, monthly, isPlaced, onOrder }: FinanceBarProps) {
  const text = useText()
  const { price, currency } = product
  const isWanted = useIsLeft(actions)
  if (price === null || !canBeFinanced(product)) return null
  return (
    <div
      className={`bottom-bar sticky bottom-0 z-20 flex items-center justify-between gap-x-3 border-t border-line bg-white px-4 py-2.5 -mb-12 transition-[opacity,translate,visibility] lg:hidden print:hidden ${isWanted ? '' : 'invisible translate-y-2 opacity-0'}`}
    >
      <p className="min-w-0 leading-tight text-sm [&>span]:block">
        {monthly || (
          <>
            <span className="money block font-semibold">{formatMoney({ amount: price, currency })}</span>
            {isWithoutPanels(product) && (
              <span className="block text-sm text-muted">{text('shell.withoutPanels')}</span>
            )}
          </>
        )}
      </p>
      <WayOn product={product} isToldInstalled={Boolean(monthly)} {...{ isPlaced, onOrder }} />
    </div>
  )
}

type DeskBarProps = Pick<ProductActionHandlers, 'onOrder'> & {
  product: Product
  prices: RefObject<HTMLDivElement | null>
  complete: ReactNode
  monthly: ReactNode
  isPlaced: boolean
}

/** On a desk, once the `prices` have gone past the top of the screen: the name, what it costs, a month of that, and the way on. */
export function DeskBar({ product, prices, complete, monthly, isPlaced, onOrder }: DeskBarProps) {
  const text = useText()
  const { price, currency } = product
  const isLeft = useIsLeft(prices)
  if (price === null) return null
  return (
    <div
      inert={!isLeft}
      className={`fixed inset-x-0 top-16 z-20 border-b border-line bg-white transition-[opacity,translate] max-lg:hidden print:hidden ${isLeft ? '' : 'pointer-events-none -translate-y-2 opacity-0'}`}
    >
      <div className="container flex items-center gap-6 py-2 leading-tight">
        <p className="min-w-0 grow truncate font-display font-semibold">{productWords(product, text.language).name}</p>
        <p className="shrink-0 text-right [&>span]:block [&>strong]:font-display">
          {complete || (
            <>
              <strong className="money">{formatMoney({ amount: price, currency })}</strong>
              {isWithoutPanels(product) && <span className="text-sm text-muted">{text('shell.withoutPanels')}</span>}
            </>
          )}
        </p>
        {monthly && <p className="shrink-0 text-right [&>span]:block">{monthly}</p>}
        <WayOn product={product} isToldInstalled={Boolean(complete)} {...{ isPlaced, onOrder }} />
      </div>
    </div>
  )
}

/** The one button of a bar: to the instalments of a system, of its installed price where that is told, or to the order of a part. */
function WayOn({
  product,
  isToldInstalled,
  isPlaced,
  onOrder,
}: Pick<ProductActionHandlers, 'onOrder'> & { product: Product; isToldInstalled: boolean; isPlaced: boolean }) {
  const text = useText()
  const tone = isPlaced ? 'secondary' : 'primary'
  if (isSystem(product) && canBeFinanced(product)) {
    return (
      <Button asChild size="sm" tone={tone} className="shrink-0 px-3!">
        <Link to={financingLink(product, isToldInstalled)}>{text('catalogue.detail.finance')}</Link>
      </Button>
    )
  }
  return (
    <Button size="sm" tone={tone} className="shrink-0" onClick={() => onOrder(product)}>
      {text('catalogue.detail.order')}
    </Button>
  )
}
