import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Product } from '../product.ts'
import { canBeFinanced, financingLink } from '../can-be-financed.ts'
import { isWithoutPanels } from '../is-without-panels.ts'

export type ProductActionHandlers = Readonly<Record<'onOrder' | 'onAskPrice', (product: Product) => void>>

type ProductActionsProps = ProductActionHandlers & { product: Product; size?: 'sm' | 'lg' }

/** What a visitor can do with a product: order or finance it, or ask for its price (by the contact form where no script runs). */
export function ProductActions({ product, onOrder, onAskPrice, size = 'lg' }: ProductActionsProps) {
  const text = useText()
  const isPriced = product.price !== null
  const wish = text(isPriced ? 'catalogue.detail.order' : 'catalogue.detail.expert')
  const ask = isPriced ? onOrder : onAskPrice
  const tone = canBeFinanced(product) ? 'secondary' : 'primary'
  const span = canBeFinanced(product) ? '' : 'col-span-full'
  const columns = size === 'lg' ? 'sm:grid-cols-2' : 'grid-cols-[1fr_auto]'
  return (
    <div className={`grid w-full gap-3 ${columns}`}>
      {canBeFinanced(product) && (
        <Button asChild size={size}>
          <Link to={financingLink(product)}>{text('catalogue.detail.finance')}</Link>
        </Button>
      )}
      <Button size={size} tone={tone} onClick={() => ask(product)} className={`noscript:hidden ${span}`}>
        {wish}
      </Button>
      <p className={`hidden noscript:grid ${span}`}>
        <Button asChild size={size} tone={tone}>
          <Link to="/contact">{wish}</Link>
        </Button>
      </p>
    </div>
  )
}

/** What it would cost with its panels, whether it fits, and what it may be compared with; of a panel, how many it takes. */
export function ProductQuestions({ product }: { product: Product }) {
  const text = useText()
  const isPanel = product.systemType === 'Solar Panel'
  return (
    <p className="grid justify-items-start">
      {isWithoutPanels(product) && (
        <Link to="/smart-solar-plan" className={questionClass}>
          {text('catalogue.detail.wholePrice')}
        </Link>
      )}
      <Link to="/smart-solar-plan" className={questionClass}>
        {text(isPanel ? 'catalogue.detail.audit.panels' : 'catalogue.detail.audit')}
      </Link>
      {!isPanel && (
        <Link to={`/compare?systems=${product.id}`} className={questionClass}>
          {text('catalogue.detail.compare')}
        </Link>
      )}
    </p>
  )
}

const questionClass = 'link inline-flex min-h-11 items-center'
