import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ApplianceUsage } from '../audit-request.ts'
import type { ListedAppliance } from '../listed-appliance.ts'
import { lineEnergy } from '../load.ts'
import { parameters } from '../parameters.ts'
import type { Segment } from '../segment.ts'
import type { UsageChange } from './audit-draft.ts'
import { dispatchAudit } from './audit-store.ts'
import { EssentialBox } from './essential-box.tsx'
import { HoursSlider } from './hours-slider.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

type UsageControlsProps = {
  appliance: ListedAppliance
  name: string
  segment: Segment
  usage: ApplianceUsage
}

/** How many, how long by day and by night, and whether it must keep running in a cut. */
export function UsageControls({ appliance, name, segment, usage }: UsageControlsProps) {
  const text = useText()
  const change = (part: UsageChange) => dispatchAudit({ type: 'change', segment, id: appliance.id, change: part })
  return (
    <fieldset className="mb-3 grid gap-x-6 gap-y-2 rounded-control bg-sand px-3 py-3 sm:grid-cols-2">
      <legend className="sr-only">{name}</legend>
      <QuantityStepper name={name} quantity={usage.quantity} onChange={(quantity) => change({ quantity })} />
      <p className="flex items-center text-sm text-muted sm:justify-end">
        {text('energy.line.energy', {
          energy: formatNumber(lineEnergy({ ...appliance, ...usage }), text.language),
        })}
      </p>
      <HoursSlider
        label={text('energy.hours.day')}
        hours={usage.hoursDay}
        max={parameters.dayHours.value}
        onChange={(hoursDay) => change({ hoursDay })}
      />
      <HoursSlider
        label={text('energy.hours.night')}
        hours={usage.hoursNight}
        max={parameters.nightHours.value}
        onChange={(hoursNight) => change({ hoursNight })}
      />
      <EssentialBox
        className="sm:col-span-2"
        isEssential={usage.isEssential}
        onChange={(isEssential) => change({ isEssential })}
      />
    </fieldset>
  )
}
