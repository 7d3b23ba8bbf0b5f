import { Card } from '#design/card.tsx'
import { DayChart } from '#design/charts/day-chart.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AuditAnswer } from '../audit-answer.ts'
import { daylight } from './daylight.ts'
import { sunWords } from './sun-words.ts'

/** What is used in each hour of a day beside what the sun gives. */
export function LoadChart({ answer }: { answer: AuditAnswer }) {
  const text = useText()
  return (
    <Card className="keep-together">
      <h3 className="mb-1">{text('sizing.chart.title')}</h3>
      <p className="mb-4 text-sm text-muted">{sunWords(answer, text)}</p>
      <DayChart
        load={answer.loadProfileWh}
        sun={answer.sunProfileWh}
        daylight={daylight(answer.sunProfileWh)}
        showTitle={false}
        labels={{
          title: text('sizing.chart.title'),
          load: text('sizing.chart.load'),
          sun: text('sizing.chart.sun'),
          hour: text('sizing.chart.hour'),
          night: text('sizing.chart.night'),
          unit: 'Wh',
          amount: (value) => formatNumber(value, text.language),
          time: (hour) => text('sizing.chart.time', { hour }),
        }}
      />
      <p className="mt-3 text-sm text-muted">{text('sizing.chart.note')}</p>
    </Card>
  )
}
