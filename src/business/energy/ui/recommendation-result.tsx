import { Link } from 'react-router'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { RecommendationAnswer } from '../recommendation-answer.ts'
import { ClosestAlternative } from './closest-alternative.tsx'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { nameIn } from '#kernel/name-in.ts'
import { SystemFacts } from './system-facts.tsx'
import { SystemPrice } from './system-price.tsx'

/** What the recommendation call answered: the system, or the closest one, and what it was held against. */
export function RecommendationResult({ answer }: { answer: RecommendationAnswer }) {
  const text = useText()
  const { language } = text
  const { pick, closestAlternative, sizingSummary: sizing } = answer
  const sizes = [
    {
      key: 'inverter',
      label: text('sizing.need.inverter'),
      value: formatQuantity(sizing.requiredPowerW, 'W', language),
    },
    { key: 'surge', label: text('sizing.term.peakPower'), value: formatQuantity(sizing.requiredSurgeW, 'W', language) },
    {
      key: 'battery',
      label: text('sizing.need.battery'),
      value: formatQuantity(sizing.requiredBatteryWh, 'Wh', language),
    },
    { key: 'array', label: text('sizing.need.array'), value: formatQuantity(sizing.requiredArrayW, 'Wp', language) },
    { key: 'panels', label: text('sizing.need.panels'), value: sizing.panels },
  ]
  const features = language === 'en' ? pick?.featuresEn : pick?.features
  return (
    <div className="grid gap-4">
      <Card>
        <h2 className="text-xl">{text(pick ? 'sizing.match.badge' : 'sizing.test.noMatch')}</h2>
        <p className="mt-1 text-muted">{text(`sizing.test.message.${answer.messageCode}`)}</p>
        {pick && (
          <>
            <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6">
              <Link to={`/products/${pick.id}`} className="link text-lg font-semibold">
                {nameIn(pick, language)}
              </Link>
              <SystemPrice system={pick} />
            </div>
            <SystemFacts system={pick} />
            <ul className="mt-2 list-disc pl-5 text-sm">
              {features?.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </>
        )}
        {closestAlternative && (
          <div className="mt-3">
            <ClosestAlternative system={closestAlternative} />
          </div>
        )}
      </Card>
      <Card>
        <h3 className="mb-2 text-base">{text('sizing.need.title')}</h3>
        <DataList rows={sizes} />
      </Card>
    </div>
  )
}
