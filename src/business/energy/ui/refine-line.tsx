import { memo } from 'react'
import { Card } from '#design/card.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Segment } from '../segment.ts'
import type { UsageChange } from './audit-draft.ts'
import { dispatchAudit } from './audit-store.ts'
import type { ChosenLine } from './chosen-lines.ts'
import { EssentialBox } from './essential-box.tsx'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { HoursSlider } from './hours-slider.tsx'
import { nameIn } from '#kernel/name-in.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

/** One chosen appliance of step 2: its hours a day as one number, split between day and night by the rule. */
export const RefineLine = memo(function RefineLine({ line, segment }: { line: ChosenLine; segment: Segment }) {
  const text = useText()
  const { usage, appliance, energy } = line
  const { id } = appliance
  const name = nameIn(appliance, text.language)
  const change = (part: UsageChange) => dispatchAudit({ type: 'change', segment, id, change: part })
  const hours = (value: number) => formatQuantity(value, 'h', text.language)
  return (
    <li>
      <Card className="grid gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="text-base">{name}</h3>
          <p className="figure text-sm text-muted">
            {text('energy.perDay', { energy: formatNumber(energy, text.language) })}
          </p>
        </div>
        <QuantityStepper name={name} quantity={usage.quantity} onChange={(quantity) => change({ quantity })} />
        <HoursSlider
          label={text('energy.hours.total')}
          hint={text('energy.hours.split', { day: hours(usage.hoursDay), night: hours(usage.hoursNight) })}
          hours={usage.hoursDay + usage.hoursNight}
          min={1}
          max={24}
          onChange={(total) => dispatchAudit({ type: 'setTotalHours', segment, id, hours: total })}
        />
        <EssentialBox isEssential={usage.isEssential} onChange={(isEssential) => change({ isEssential })} />
      </Card>
    </li>
  )
})
