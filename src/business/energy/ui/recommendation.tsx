import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import type { AuditAnswer, RecommendedProduct } from '../audit-answer.ts'
import { parameters } from '../parameters.ts'
import { formatTerm } from './format-term.ts'
import { nameIn } from './name-in.ts'
import { SystemFacts } from './system-facts.tsx'
import { SystemPicture } from './system-picture.tsx'

type RecommendationProps = { answer: AuditAnswer; product: RecommendedProduct }

/** The cheapest system that fits, what it costs, and how long it carries the essential appliances. */
export function Recommendation({ answer, product }: RecommendationProps) {
  const text = useText()
  const { backupHours, actualBackupHours, powerMatchBySurge } = answer
  return (
    <section
      aria-labelledby="recommended"
      className="keep-together grid overflow-hidden rounded-card border-2 border-sun bg-white shadow-card sm:grid-cols-[16rem_1fr] print:border-ink"
    >
      <SystemPicture system={product} />
      <div className="grid content-start gap-4 p-4 sm:p-6">
        <div>
          <Badge tone="sun" icon="check">
            {text('sizing.match.badge')}
          </Badge>
          <h3 id="recommended" className="mt-2 text-2xl">
            {nameIn(product, text.language)}
          </h3>
          <p className="money mt-1 font-display text-2xl font-semibold">
            {formatMoney({ amount: product.price, currency: product.currency })}
          </p>
        </div>
        <SystemFacts
          system={product}
          more={[
            {
              key: 'range',
              label: text('sizing.match.range'),
              value: (
                <span className="figure">
                  {text('sizing.match.range.hours', {
                    from: backupHours,
                    to: backupHours + parameters.backupRange.value,
                  })}
                </span>
              ),
            },
            ...(actualBackupHours === null
              ? []
              : [
                  {
                    key: 'actual',
                    label: text('sizing.match.actual'),
                    value: formatTerm(Math.round(actualBackupHours * 10) / 10, 'h', text.language),
                  },
                ]),
          ]}
        />
        <p className="text-sm text-muted">{text('sizing.match.actual.note')}</p>
        {powerMatchBySurge && <p className="text-sm">{text('sizing.match.bySurge')}</p>}
        {!product.coversPeak && <p className="text-sm">{text('sizing.match.startAlone')}</p>}
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button asChild>
            <Link to={`/products/${product.id}`} state={{ from: 'energy-audit' }}>
              {text('sizing.match.details')}
            </Link>
          </Button>
          <Button asChild tone="secondary">
            <Link to={`/financing?productId=${product.id}&fromAudit=true`}>{text('sizing.match.finance')}</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}
