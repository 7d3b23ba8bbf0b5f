import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AuditAnswer, SystemAnswer } from '../audit-answer.ts'
import { nameIn } from '#kernel/name-in.ts'
import { SystemFacts } from './system-facts.tsx'
import { SystemPrice } from './system-price.tsx'
import { DataList } from '#design/data-list.tsx'
import { formatNumber } from '#i18n/format.ts'
import { longestHours } from '../backup-duration.ts'
import { parameters } from '../parameters.ts'
import { useState } from 'react'
import type { ProductSummary } from '#business/catalogue/product-summary.ts'
import { Picture } from '#business/media/ui/picture.tsx'

type RecommendationProps = { answer: AuditAnswer; product: SystemAnswer }

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

type BackupFactsProps = { answer: Pick<AuditAnswer, 'backupHours' | 'actualBackupHours' | 'totalEssentialEnergy'> }

/** The backup asked for as the specified range, and how long the recommended system really lasts. */
function BackupFacts({ answer }: BackupFactsProps) {
  const text = useText()
  const { backupHours, actualBackupHours, totalEssentialEnergy } = answer
  if (totalEssentialEnergy === 0) return <p className="mt-3">{text('sizing.match.noEssential')}</p>
  const range = { from: backupHours, to: backupHours + parameters.backupRange.value }
  const actual = (hours: number) =>
    hours >= longestHours
      ? text('sizing.match.actual.most', { hours: longestHours })
      : text('sizing.match.actual.hours', { hours: formatNumber(hours, text.language, 1) })
  const row = (key: 'range' | 'actual', value: string) => ({
    key,
    label: text(`sizing.match.${key}`),
    value: <span className="figure font-semibold">{value}</span>,
  })
  return (
    <>
      <DataList
        className="border-t border-line"
        rows={[
          row('range', text('sizing.match.range.hours', range)),
          ...(actualBackupHours === null ? [] : [row('actual', actual(actualBackupHours))]),
        ]}
      />
      <p className="mt-2 text-sm text-muted">{text('sizing.match.actual.note')}</p>
    </>
  )
}

const placeholder = '/api/placeholder-image'

/** The drawn picture of a system, or the placeholder. The words beside it say what it is. */
function SystemPicture({ system }: { system: Pick<ProductSummary, 'imageUrl'> }) {
  const [failed, setFailed] = useState(false)
  return (
    <Picture
      src={failed ? placeholder : (system.imageUrl ?? placeholder)}
      alt=""
      eager
      width={640}
      height={480}
      className="aspect-4/3 w-full bg-sand-2 object-cover"
      onError={() => setFailed(true)}
    />
  )
}
