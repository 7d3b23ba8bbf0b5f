import { memo } from 'react'
import { Button } from '#design/button.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { Segment } from '../segment.ts'
import type { UsageChange } from './audit-draft.ts'
import { dispatchAudit } from './audit-store.ts'
import type { ChosenLine } from './chosen-lines.ts'
import { LineHours } from './line-hours.tsx'
import { LineRow } from './line-row.tsx'
import { removeLine } from './remove-line.ts'

/** The appliances that are ticked, a row each. */
export function ChosenList({ lines, segment }: { lines: readonly ChosenLine[]; segment: Segment }) {
  const text = useText()
  if (lines.length === 0) return null
  return (
    <ul
      aria-label={text('energy.selection.title')}
      className="divide-y divide-line rounded-card border border-line bg-white px-3"
    >
      {lines.map((line) => (
        <ChosenRow key={line.appliance.id} line={line} segment={segment} />
      ))}
    </ul>
  )
}

/** A ticked appliance. */
const ChosenRow = memo(function ChosenRow({ line, segment }: { line: ChosenLine; segment: Segment }) {
  const text = useText()
  const { appliance, usage } = line
  return (
    <LineRow
      name={nameIn(appliance, text.language)}
      onRemove={() => removeLine(line, segment, text)}
      usage={usage}
      onQuantity={(quantity) => dispatchAudit({ type: 'change', segment, id: appliance.id, change: { quantity } })}
    >
      <LineUse line={line} segment={segment} />
    </LineRow>
  )
})

/** How long an appliance runs by day and by night, whether it must keep running in a cut, and the way out of the list. */
function LineUse({ line, segment }: { line: ChosenLine; segment: Segment }) {
  const text = useText()
  const { appliance, usage, energy } = line
  const { id } = appliance
  const name = nameIn(appliance, text.language)
  const change = (part: UsageChange) => dispatchAudit({ type: 'change', segment, id, change: part })
  return (
    <LineHours name={name} usage={usage} onChange={change}>
      <p className="text-sm text-muted">
        {text('energy.line.energy', { energy: formatNumber(energy, text.language) })}
      </p>
      <Button tone="secondary" icon="close" onClick={() => removeLine(line, segment, text)}>
        {text('energy.line.remove')}
      </Button>
    </LineHours>
  )
}
