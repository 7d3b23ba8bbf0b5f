import { BarList } from '#design/charts/bar-list.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import { funnelSteps } from '../../measure.ts'
import type { Funnel } from '../../numbers.ts'
import { AnalyticsCard } from './numbers-card.tsx'
import { shareOf } from './share-of.ts'

/** From audits to approved applications, country by country, each step with its share of the one before. */
export function FunnelCard({ funnels }: { funnels: readonly Funnel[] }) {
  const text = useText()
  return (
    <AnalyticsCard title={text('admin-numbers.funnel')} hint={text('admin-numbers.funnel.hint')} isWide>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {funnels.map(({ country, steps }) => {
          const name = contactOf(country).name[text.language]
          return (
            <div key={country} className="grid content-start gap-3">
              <h3 className="text-base">{name}</h3>
              <BarList
                label={`${text('admin-numbers.funnel')} (${name})`}
                bars={funnelSteps.map((step, at) => {
                  const before = funnelSteps[at - 1]
                  // Nobody is followed: more may ask than have calculated, and are no share of them.
                  const isShare = before && steps[step] <= steps[before]
                  const share = isShare && shareOf(steps[step], steps[before], text.language)
                  return {
                    key: step,
                    label: text(`admin-numbers.funnel.${step}`),
                    value: steps[step],
                    amount: formatNumber(steps[step], text.language),
                    tone: step === 'approved' ? 'leaf' : 'ink',
                    note: share && <span className="block">{text('admin-numbers.funnel.share', { share })}</span>,
                  }
                })}
              />
            </div>
          )
        })}
      </div>
    </AnalyticsCard>
  )
}
