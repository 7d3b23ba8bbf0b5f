import type { ProductDetail } from '#business/catalogue/product.ts'
import type { Segment } from '#business/energy/segment.ts'
import { Link } from '#client/link.tsx'
import { keptPick } from '#client/kept-audit.ts'
import { Banner } from '#design/banner.tsx'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'

/** That some of these are for a business where a home was evaluated, or the other way round; and what suits instead. */
export function ForOthers({ products, segment }: { products: readonly ProductDetail[]; segment: Segment }) {
  const text = useText()
  const pick = keptPick()
  const theirs = segment === 'commercial' ? 'residential' : 'commercial'
  const names = products.map((product) => nameIn(product, text.language)).join(', ')
  const linkClass = 'link inline-flex min-h-11 items-center'
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
