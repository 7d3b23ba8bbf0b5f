import { memo, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import { longestBackupHours } from '../audit-limits.ts'
import type { Segment } from '../segment.ts'
import type { UsageChange } from './audit-draft.ts'
import { dispatchAudit } from './audit-store.ts'
import type { ChosenLine } from './chosen-lines.ts'
import { EssentialBox } from './essential-box.tsx'
import { HoursSlider } from './hours-slider.tsx'
import { LineRow } from './line-row.tsx'
import { removeLine } from './remove-line.ts'
import type { Audit } from './use-audit.ts'

type RefineStepProps = {
  audit: Audit
  /** What all of it uses in a day, in words. */
  used: string
  /** Shows on a wide screen what is chosen; of the first step, which is here already. */
  Selection: (of: Pick<Audit, 'lines'> & { isBlocked: boolean; onContinue: () => void; way: string }) => ReactNode
  onBack: () => void
  onCalculate: () => void
}

/** Step 2: how long each appliance runs in a day, and how long the battery must carry the essential ones. */
export default function RefineStep({ audit, used, Selection, onBack, onCalculate }: RefineStepProps) {
  const { draft, lines, segment } = audit
  const text = useText()
  const isBlocked = lines.length === 0
  return (
    <div className="grid gap-6 lg:beside-panel">
      <div className="grid min-w-0 gap-6">
        <div>
          <h2>{text('sizing.refine.title')}</h2>
          <p className="text-muted">{text('sizing.refine.lead')}</p>
        </div>
        <Card>
          <HoursSlider
            label={text('sizing.backup.label')}
            hint={text('sizing.backup.hint')}
            hours={draft.backupHours}
            min={1}
            max={longestBackupHours}
            onChange={(hours) => dispatchAudit({ type: 'setBackupHours', hours })}
          />
        </Card>
        <ul
          aria-label={text('energy.selection.title')}
          className="divide-y divide-line rounded-card border border-line bg-white px-3"
        >
          {lines.map((line) => (
            <RefineLine key={line.appliance.id} line={line} segment={segment} />
          ))}
        </ul>
        <Button tone="secondary" icon="arrow-left" onClick={onBack} className="justify-self-start max-lg:hidden">
          {text('energy.back')}
        </Button>
      </div>
      <Selection lines={lines} isBlocked={isBlocked} onContinue={onCalculate} way={text('energy.calculate')} />
      <div className="bottom-bar sticky bottom-0 z-20 -mx-4 -mb-18 flex items-center justify-between gap-3 border-t border-line bg-white px-4 py-2.5 sm:-mb-20 lg:hidden">
        <Button tone="secondary" icon="arrow-left" onClick={onBack} className="shrink-0 max-sm:px-2">
          {text('energy.back')}
        </Button>
        <p className="figure min-w-0 flex-1 text-right font-display leading-tight font-semibold" aria-live="polite">
          {used}
        </p>
        <Button disabled={isBlocked} onClick={onCalculate} className="shrink-0">
          {text('energy.calculate')}
        </Button>
      </div>
    </div>
  )
}

/** One chosen appliance of step 2: its hours a day as one number, split between day and night by the rule. */
const RefineLine = memo(function RefineLine({ line, segment }: { line: ChosenLine; segment: Segment }) {
  const text = useText()
  const { usage, appliance, energy } = line
  const { id } = appliance
  const change = (part: UsageChange) => dispatchAudit({ type: 'change', segment, id, change: part })
  const hours = (value: number) => formatQuantity(value, 'h', text.language)
  return (
    <LineRow
      name={nameIn(appliance, text.language)}
      usage={usage}
      onQuantity={(quantity) => change({ quantity })}
      onRemove={() => removeLine(line, segment, text)}
    >
      <div className="mb-2 grid gap-2 rounded-control bg-sand p-3">
        <HoursSlider
          label={text('energy.hours.total')}
          hint={text('energy.hours.split', { day: hours(usage.hoursDay), night: hours(usage.hoursNight) })}
          hours={usage.hoursDay + usage.hoursNight}
          min={1}
          max={24}
          onChange={(total) => dispatchAudit({ type: 'setTotalHours', segment, id, hours: total })}
        />
        <EssentialBox isEssential={usage.isEssential} onChange={(isEssential) => change({ isEssential })} />
        <p className="text-sm text-muted">
          {text('energy.line.energy', { energy: formatNumber(energy, text.language) })}
        </p>
      </div>
    </LineRow>
  )
})
