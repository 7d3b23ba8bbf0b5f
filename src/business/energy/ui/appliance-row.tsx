import { memo } from 'react'
import { Checkbox } from '#design/checkbox.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ApplianceUsage } from '../audit-request.ts'
import type { ListedAppliance } from '../listed-appliance.ts'
import type { Segment } from '../segment.ts'
import { dispatchAudit } from './audit-store.ts'
import { nameIn } from '#kernel/name-in.ts'
import { lineEnergy } from '../load.ts'
import { parameters } from '../parameters.ts'
import type { UsageChange } from './audit-draft.ts'
import { EssentialBox } from './essential-box.tsx'
import { HoursSlider } from './hours-slider.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

type ApplianceRowProps = {
  appliance: ListedAppliance
  segment: Segment
  usage: ApplianceUsage | undefined
}

/** An appliance to tick; ticked, how many there are and how they are used. */
export const ApplianceRow = memo(function ApplianceRow({ appliance, segment, usage }: ApplianceRowProps) {
  const text = useText()
  const name = nameIn(appliance, text.language)
  const tick = (ticked: boolean) =>
    dispatchAudit(ticked ? { type: 'tick', segment, appliance } : { type: 'untick', segment, id: appliance.id })
  return (
    <li>
      <Checkbox
        checked={usage !== undefined}
        onChange={(event) => tick(event.currentTarget.checked)}
        label={name}
        hint={text('energy.watts', { power: formatNumber(appliance.power, text.language) })}
      />
      {usage && <UsageControls {...{ appliance, name, segment, usage }} />}
    </li>
  )
})

type UsageControlsProps = {
  appliance: ListedAppliance
  name: string
  segment: Segment
  usage: ApplianceUsage
}

/** How many, how long by day and by night, and whether it must keep running in a cut. */
function UsageControls({ appliance, name, segment, usage }: UsageControlsProps) {
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
