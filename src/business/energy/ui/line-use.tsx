import { Button } from '#design/button.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { Segment } from '../segment.ts'
import type { UsageChange } from './audit-draft.ts'
import { dispatchAudit } from './audit-store.ts'
import type { ChosenLine } from './chosen-lines.ts'
import { LineHours } from './line-hours.tsx'

/** How long an appliance runs by day and by night, whether it must keep running in a cut, and the way out of the list. */
export default function LineUse({ line, segment }: { line: ChosenLine; segment: Segment }) {
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
      <Button tone="secondary" icon="close" onClick={() => dispatchAudit({ type: 'untick', segment, id })}>
        {text('energy.line.remove')}
      </Button>
    </LineHours>
  )
}
