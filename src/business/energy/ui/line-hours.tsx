import type { ReactNode } from 'react'
import { useText } from '#i18n/text-context.tsx'
import type { ApplianceUsage } from '../audit-request.ts'
import { parameters } from '../parameters.ts'
import type { UsageChange } from './audit-draft.ts'
import { EssentialBox } from './essential-box.tsx'
import { HoursSlider } from './hours-slider.tsx'

type LineHoursProps = {
  name: string
  usage: Omit<ApplianceUsage, 'applianceId'>
  onChange: (change: UsageChange) => void
  /** What stands below, over the whole width. */
  children: ReactNode
}

/** How long an appliance runs by day and by night, and whether it must keep running in a cut. */
export function LineHours({ name, usage, onChange, children }: LineHoursProps) {
  const text = useText()
  return (
    <fieldset className="mb-2 grid gap-x-6 gap-y-2 rounded-control bg-sand px-3 py-3 sm:grid-cols-2">
      <legend className="sr-only">{name}</legend>
      <HoursSlider
        label={text('energy.hours.day')}
        hours={usage.hoursDay}
        max={parameters.dayHours.value}
        onChange={(hoursDay) => onChange({ hoursDay })}
      />
      <HoursSlider
        label={text('energy.hours.night')}
        hours={usage.hoursNight}
        max={parameters.nightHours.value}
        onChange={(hoursNight) => onChange({ hoursNight })}
      />
      <EssentialBox
        className="sm:col-span-2"
        isEssential={usage.isEssential}
        onChange={(isEssential) => onChange({ isEssential })}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 sm:col-span-2">{children}</div>
    </fieldset>
  )
}
