import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Product } from '../product.ts'
import { canBeFinanced, financingLink } from '../can-be-financed.ts'
import { isSystem } from '../is-system.ts'
import { relatedQuery } from './product-queries.ts'

export type ProductActionHandlers = Readonly<Record<'onOrder' | 'onAskPrice', (product: Product) => void>>

type ProductActionsProps = ProductActionHandlers & {
  product: Product
  size?: 'sm' | 'lg'
  /** Its price is told with panels, installed. */
  isToldInstalled: boolean
  /** It was ordered: nothing urges to do that again. */
  isPlaced?: boolean
}

/** What a visitor can do with a product: finance a system, order what is a part of one, or ask for its price (by the contact form where no script runs). */
export function ProductActions({
  product,
  onOrder,
  onAskPrice,
  size = 'lg',
  isToldInstalled,
  isPlaced = false,
}: ProductActionsProps) {
  const text = useText()
  const isPriced = product.price !== null
  const order = isPlaced ? 'catalogue.detail.orderAnother' : 'catalogue.detail.order'
  const wish = text(isPriced ? order : 'catalogue.detail.expert')
  const ask = isPriced ? onOrder : onAskPrice
  const isFinanced = canBeFinanced(product)
  const isOrdered = !isFinanced || !isSystem(product)
  const tone = isOrdered && !isPlaced ? 'primary' : 'secondary'
  const span = isFinanced ? '' : 'col-span-full'
  const columns = size === 'lg' ? 'lg:grid-cols-2' : 'grid-cols-[1fr_auto] sm:flex sm:flex-row-reverse'
  return (
    <div className={`grid w-full gap-3 ${columns}`}>
      {isFinanced && (
        <Button asChild size={size} tone={isOrdered || isPlaced ? 'secondary' : 'primary'}>
          <Link to={financingLink(product, isToldInstalled)}>{text('catalogue.detail.finance')}</Link>
        </Button>
      )}
      <Button
        size={size}
        tone={isPlaced ? 'quiet' : tone}
        onClick={() => ask(product)}
        className={`noscript:hidden ${span}`}
      >
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

/** Whether it fits and what it then costs, it installed as a quote (`isQuoted`), and what it may be compared with; of a panel or battery, which and how many it takes. */
export function ProductQuestions({ product, isQuoted = false }: { product: Product; isQuoted?: boolean }) {
  const text = useText()
  const { country, language: lang } = useVisitor()
  const { data: related = [] } = useQuery(relatedQuery(String(product.id), country))
  // One system in a table is no comparison: the two nearest stand beside it.
  const compared = [product, ...related.filter(isSystem).slice(0, 2)].map(({ id }) => id).join(',')
  const part = product.systemType === 'Solar Panel' ? 'panels' : product.systemType === 'Battery' ? 'battery' : null
  // The audit of a home recommends nothing that is for businesses alone.
  const audit = product.useCase === 'Commercial' ? '/smart-solar-plan?type=commercial' : '/smart-solar-plan'
  return (
    <ul className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
      <Question to={audit}>{text(part ? `catalogue.detail.audit.${part}` : 'catalogue.detail.audit')}</Question>
      {isQuoted && (
        <li className={item}>
          {/* A plain form, which works before scripts came. */}
          <form method="post" action={`/products/${product.id}/quote?${new URLSearchParams({ lang, country })}`}>
            <button type="submit" className={`w-full ${row}`}>
              {text('everyday.complete.quote')}
              {onward}
            </button>
          </form>
        </li>
      )}
      {!part && <Question to={`/compare?systems=${compared}`}>{text('catalogue.detail.compare')}</Question>}
    </ul>
  )
}

const item = 'grow basis-56 bg-white'
const row = 'flex min-h-12 items-center justify-between gap-3 px-4 font-semibold hover:bg-sand'
const onward = <Icon name="chevron-right" className="size-4" />

function Question({ to, children }: { to: string; children: string }) {
  return (
    <li className={item}>
      <Link to={to} className={row}>
        {children}
        {onward}
      </Link>
    </li>
  )
}
