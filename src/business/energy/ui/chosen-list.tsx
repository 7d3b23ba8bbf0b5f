import { memo, useId, useState } from 'react'
import { LazyPart } from '#client/lazy.tsx'
import { Icon } from '#design/icon.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { Segment } from '../segment.ts'
import { dispatchAudit } from './audit-store.ts'
import type { ChosenLine } from './chosen-lines.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

const loadUse = () => import('./line-use.tsx')

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

/** Name, minus, number, plus; its hours and whether it is essential in a few words, which open what changes them. */
const ChosenRow = memo(function ChosenRow({ line, segment }: { line: ChosenLine; segment: Segment }) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { appliance, usage } = line
  const name = nameIn(appliance, text.language)
  const hours = formatQuantity(usage.hoursDay + usage.hoursNight, 'h', text.language)
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPointerEnter={() => void loadUse().catch(() => undefined)}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 min-w-0 flex-1 text-left leading-tight"
        >
          <span className="block text-sm font-semibold sm:text-base">{name}</span>
          <span className="flex items-center gap-1 text-sm text-muted">
            {text(usage.isEssential ? 'energy.line.essential' : 'energy.line.optional', { hours })}
            <Icon name="chevron-down" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
          </span>
        </button>
        <QuantityStepper
          name={name}
          quantity={usage.quantity}
          onChange={(quantity) => dispatchAudit({ type: 'change', segment, id: appliance.id, change: { quantity } })}
        />
      </div>
      {isOpen && (
        <div id={id}>
          <LazyPart load={loadUse} props={{ line, segment }} waiting={<Skeleton className="my-2 h-56" />} />
        </div>
      )}
    </li>
  )
})
