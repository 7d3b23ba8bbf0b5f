import { memo } from 'react'
import { Checkbox } from '#design/checkbox.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { ListedAppliance } from '../listed-appliance.ts'
import type { Segment } from '../segment.ts'
import { dispatchAudit } from './audit-store.ts'

type ApplianceRowsProps = {
  appliances: readonly ListedAppliance[]
  segment: Segment
  /** Ids. */
  ticked: ReadonlySet<number>
}

/** Appliances to tick. */
export function ApplianceRows({ appliances, segment, ticked }: ApplianceRowsProps) {
  return (
    <ul className="*:border-b *:border-line sm:grid sm:grid-cols-2 sm:gap-x-8">
      {appliances.map((appliance) => (
        <ApplianceRow key={appliance.id} {...{ appliance, segment }} isTicked={ticked.has(appliance.id)} />
      ))}
    </ul>
  )
}

type ApplianceRowProps = { appliance: ListedAppliance; segment: Segment; isTicked: boolean }

const ApplianceRow = memo(function ApplianceRow({ appliance, segment, isTicked }: ApplianceRowProps) {
  const text = useText()
  const name = nameIn(appliance, text.language)
  const tick = (ticked: boolean) =>
    dispatchAudit(ticked ? { type: 'tick', segment, appliance } : { type: 'untick', segment, id: appliance.id })
  return (
    <li>
      <Checkbox
        checked={isTicked}
        onChange={(event) => tick(event.currentTarget.checked)}
        label={name}
        hint={/\d.W\b/.test(name) ? '' : text('energy.watts', { power: formatNumber(appliance.power, text.language) })}
      />
    </li>
  )
})
