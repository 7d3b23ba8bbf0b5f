import { Card } from '#design/card.tsx'
import { BarList } from '#design/charts/bar-list.tsx'
import { DataList } from '#design/data-list.tsx'
import { formatKwh, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AuditAnswer } from '../audit-answer.ts'
import { nameIn } from '#kernel/name-in.ts'

/** What each appliance uses in a day, the largest first, and the sums of it. */
export function EnergyByAppliance({ answer }: { answer: AuditAnswer }) {
  const text = useText()
  const { language } = text
  const largestFirst = answer.appliances.toSorted((a, b) => b.energy - a.energy)
  const sum = (key: 'essential' | 'nonEssential' | 'total', energy: number) => ({
    key,
    label: text(`sizing.result.${key}`),
    value: formatKwh(energy, language),
    strong: key === 'total',
  })
  const sums = [
    sum('essential', answer.totalEssentialEnergy),
    sum('nonEssential', answer.totalNonEssentialEnergy),
    sum('total', answer.totalDailyEnergy),
  ]
  return (
    <Card>
      <h3 id="by-appliance" className="mb-4">
        {text('sizing.result.byAppliance')}
      </h3>
      <BarList
        label={text('sizing.result.byAppliance')}
        bars={largestFirst.map((entry) => ({
          key: `${entry.applianceId} ${entry.isEssential}`,
          label: text('energy.line.counted', { count: entry.quantity, name: nameIn(entry, language) }),
          note: text(entry.isEssential ? 'sizing.essential.yes' : 'sizing.essential.no'),
          value: entry.energy,
          amount: text('energy.perDay', { energy: formatNumber(entry.energy, language) }),
          tone: entry.isEssential ? 'leaf' : 'ink',
        }))}
      />
      <DataList className="mt-5 border-t border-line" rows={sums} />
    </Card>
  )
}
