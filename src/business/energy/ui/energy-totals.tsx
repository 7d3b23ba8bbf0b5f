import { Card } from '#design/card.tsx'
import { Figure } from '#design/figure.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AuditAnswer } from '../audit-answer.ts'

/** The energy of a day in kWh: all of it, and the two parts that it is the sum of. */
export function EnergyTotals({ answer }: { answer: AuditAnswer }) {
  const text = useText()
  const kwh = (wattHours: number) => formatNumber(wattHours / 1000, text.language, 1)
  return (
    <Card className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
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
    </Card>
  )
}
