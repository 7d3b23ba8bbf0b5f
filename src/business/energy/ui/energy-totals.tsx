import { Card } from '#design/card.tsx'
import { BarList } from '#design/charts/bar-list.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Figure } from '#design/figure.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import { writtenSize } from '#kernel/written-size.ts'
import type { AuditAnswer } from '../audit-answer.ts'

/** The energy of a day in kWh: all of it, the two parts that it is the sum of, and what each appliance uses, which opens. */
export function EnergyTotals({ answer }: { answer: AuditAnswer }) {
  const text = useText()
  const kwh = (wattHours: number) => formatNumber(wattHours / 1000, text.language, 1)
  return (
    <Card>
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        <Figure
          size="lg"
          className="col-span-2 sm:col-span-1"
          label={text('sizing.result.total')}
          value={kwh(answer.totalDailyEnergy)}
          unit={text('energy.kwhPerDay')}
        />
        <Figure
          label={text('sizing.result.essential')}
          value={kwh(answer.totalEssentialEnergy)}
          unit={text('energy.kwhPerDay')}
        />
        <Figure
          label={text('sizing.result.nonEssential')}
          value={kwh(answer.totalNonEssentialEnergy)}
          unit={text('energy.kwhPerDay')}
        />
      </div>
      <Disclosure
        look="plain"
        className="mt-4 -mb-3 border-t border-line pt-1 text-sm"
        summary={text('sizing.result.byAppliance')}
      >
        <EnergyByAppliance answer={answer} />
      </Disclosure>
    </Card>
  )
}

/** What each appliance uses in a day, the largest first. */
function EnergyByAppliance({ answer }: { answer: AuditAnswer }) {
  const text = useText()
  const { language } = text
  const largestFirst = answer.appliances.toSorted((a, b) => b.energy - a.energy)
  return (
    <BarList
      className="pb-3"
      label={text('sizing.result.byAppliance')}
      bars={largestFirst.map((entry) => ({
        key: `${entry.applianceId} ${entry.isEssential}`,
        label: text('energy.line.counted', {
          count: entry.quantity,
          name: writtenSize(nameIn(entry, language), language),
        }),
        note: text(entry.isEssential ? 'sizing.essential.yes' : 'sizing.essential.no'),
        value: entry.energy,
        amount: text('energy.perDay', { energy: formatNumber(entry.energy, language) }),
        tone: entry.isEssential ? 'leaf' : 'ink',
      }))}
    />
  )
}
