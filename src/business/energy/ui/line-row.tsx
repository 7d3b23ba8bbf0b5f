import { useId, useState, type ReactNode } from 'react'
import { Icon } from '#design/icon.tsx'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ApplianceUsage } from '../audit-request.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

type LineRowProps = {
  name: string
  usage: Omit<ApplianceUsage, 'applianceId'>
  onQuantity: (quantity: number) => void
  /** What minus does to the last one. */
  onRemove?: () => void
  /** What is wrong with it, if anything. */
  fault?: ReactNode
  /** What changes its hours; rendered while the row is open. */
  children: ReactNode
}

/** Name, minus, number, plus; its hours and whether it is essential in a few words, which open what changes them. */
export function LineRow({ name, usage, onQuantity, onRemove, fault, children }: LineRowProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const hours = formatQuantity(usage.hoursDay + usage.hoursNight, 'h', text.language)
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 min-w-0 flex-1 text-left leading-tight"
        >
          <span className="block text-sm font-semibold sm:text-base">{name}</span>
          <span className="flex items-center gap-1 text-sm text-muted">
            {text(usage.isEssential ? 'energy.line.essential' : 'energy.line.optional', { hours })}
            <Icon name="chevron-down" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
          </span>
        </button>
        <QuantityStepper name={name} quantity={usage.quantity} onChange={onQuantity} onRemove={onRemove} />
      </div>
      {fault}
      {isOpen && <div id={id}>{children}</div>}
    </li>
  )
}
