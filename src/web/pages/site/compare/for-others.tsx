import type { ProductDetail } from '#business/catalogue/product.ts'
import type { Segment } from '#business/energy/segment.ts'
import { Link } from '#client/link.tsx'
import { keptPick } from '#client/kept-audit.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'

type ForOthersProps = { products: readonly ProductDetail[]; segment: Segment }

const linkClass = 'link inline-flex min-h-11 items-center'

/** That some of these are for a business where a home was evaluated, or the other way round; and what suits instead. */
export function ForOthers({ products, segment }: ForOthersProps) {
  const text = useText()
  const pick = keptPick()
  const theirs = segment === 'commercial' ? 'residential' : 'commercial'
  const names = products.map((product) => nameIn(product, text.language)).join(', ')
  return (
    <Banner tone="info" title={text(`compare.other.${theirs}`, { names })} className="print:hidden">
      {text(`compare.other.${theirs}.text`)}
      <span className="flex flex-wrap gap-x-6">
        {pick && (
          <Link to={`/products/${pick.id}`} className={linkClass}>
            {text('compare.other.pick', { name: nameIn(pick, text.language) })}
          </Link>
        )}
        <Link to={`/smart-solar-plan?type=${theirs}`} className={linkClass}>
          {text(`compare.other.${theirs}.again`)}
        </Link>
      </span>
    </Banner>
  )
}

/** That some of these take three phases where the supply of the evaluation has one. */
export function ForThreePhases({ products, segment }: ForOthersProps) {
  const text = useText()
  const names = products.map((product) => nameIn(product, text.language)).join(', ')
  return (
    <Banner tone="info" title={text('compare.other.phases', { names })} className="print:hidden">
      {text('compare.other.phases.text')}{' '}
      <Link to="/smart-solar-plan?type=commercial" className={linkClass}>
        {text(segment === 'commercial' ? 'compare.other.phases.again' : 'compare.other.commercial.again')}
      </Link>
    </Banner>
  )
}

/** Where none of these is enough: to the one that the evaluation recommends. */
export function Enough() {
  const text = useText()
  const pick = keptPick()
  if (!pick) return null
  return (
    <Button asChild className="justify-self-start print:hidden">
      <Link to={`/products/${pick.id}`}>{text('compare.enough', { name: nameIn(pick, text.language) })}</Link>
    </Button>
  )
}
