import { memo } from 'react'
import { Checkbox } from '#design/checkbox.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ApplianceUsage } from '../audit-request.ts'
import type { ListedAppliance } from '../listed-appliance.ts'
import type { Segment } from '../segment.ts'
import { dispatchAudit } from './audit-store.ts'
import { nameIn } from '#kernel/name-in.ts'
import { UsageControls } from './usage-controls.tsx'

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
