import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AuditAnswer, RecommendedProduct } from '../audit-answer.ts'
import { BackupFacts } from './backup-facts.tsx'
import { nameIn } from '#kernel/name-in.ts'
import { SystemFacts } from './system-facts.tsx'
import { SystemPicture } from './system-picture.tsx'
import { SystemPrice } from './system-price.tsx'

type RecommendationProps = { answer: AuditAnswer; product: RecommendedProduct }

/** The cheapest system that fits, what it costs, and how long it carries the essential appliances. */
export function Recommendation({ answer, product }: RecommendationProps) {
  const text = useText()
  return (
    <section
      aria-labelledby="recommended"
      className="keep-together grid content-start overflow-hidden rounded-card border-2 border-sun bg-white shadow-card sm:grid-cols-[18rem_1fr] sm:grid-rows-[auto_1fr] lg:grid-cols-[22rem_1fr]"
    >
      <SystemPicture system={product} />
      <div className="grid content-start gap-3 p-4 sm:row-span-2 sm:p-6">
        <div>
          <Badge tone="sun" icon="check">
            {text('sizing.match.badge')}
          </Badge>
          <h3 id="recommended" className="my-2 text-2xl">
            {nameIn(product, text.language)}
          </h3>
          <SystemPrice system={product} className="font-display text-2xl" />
        </div>
        <div>
          <SystemFacts system={product} />
          <BackupFacts answer={answer} />
        </div>
        {answer.powerMatchBySurge && <p className="text-sm">{text('sizing.match.bySurge')}</p>}
        {!product.coversPeak && <p className="text-sm">{text('sizing.match.startAlone')}</p>}
      </div>
      <div className="grid content-start gap-3 p-4 pt-0 sm:p-6 print:hidden">
        <Button asChild>
          <Link to={`/products/${product.id}`} state={{ from: 'energy-audit' }}>
            {text('sizing.match.details')}
          </Link>
        </Button>
        <Button asChild tone="secondary">
          <Link to={`/financing?productId=${product.id}&fromAudit=true`}>{text('sizing.match.finance')}</Link>
        </Button>
      </div>
    </section>
  )
}
