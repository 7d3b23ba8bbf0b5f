import { Button } from '#design/button.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import { parameters } from '../parameters.ts'
import type { Segment } from '../segment.ts'
import type { UsageChange } from './audit-draft.ts'
import { dispatchAudit } from './audit-store.ts'
import type { ChosenLine } from './chosen-lines.ts'
import { EssentialBox } from './essential-box.tsx'
import { HoursSlider } from './hours-slider.tsx'

/** How long an appliance runs by day and by night, whether it must keep running in a cut, and the way out of the list. */
export default function LineUse({ line, segment }: { line: ChosenLine; segment: Segment }) {
  const text = useText()
  const { appliance, usage, energy } = line
  const { id } = appliance
  const name = nameIn(appliance, text.language)
  const change = (part: UsageChange) => dispatchAudit({ type: 'change', segment, id, change: part })
  return (
    <fieldset className="mb-2 grid gap-x-6 gap-y-2 rounded-control bg-sand px-3 py-3 sm:grid-cols-2">
      <legend className="sr-only">{name}</legend>
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
      <div className="flex flex-wrap items-center justify-between gap-2 sm:col-span-2">
        <p className="text-sm text-muted">
          {text('energy.line.energy', { energy: formatNumber(energy, text.language) })}
        </p>
        <Button tone="secondary" icon="close" onClick={() => dispatchAudit({ type: 'untick', segment, id })}>
          {text('energy.line.remove')}
        </Button>
      </div>
    </fieldset>
  )
}
