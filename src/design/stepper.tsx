import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { NumberBox } from './number-box.tsx'
import { withinBounds } from './within-bounds.ts'

export type StepperProps = {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  /** At the least, minus takes the thing itself away; without it minus stops there. */
  onRemove?: (() => void) | undefined
  removeLabel?: string
  decreaseLabel: string
  increaseLabel: string
  /** Names the number where no Field does. */
  label?: string
  unit?: ReactNode
  disabled?: boolean
  className?: string
}

/** A number with minus and plus, that can also be typed; it never leaves its bounds. */
export function Stepper({
  value,
  onChange,
  onRemove,
  removeLabel,
  decreaseLabel,
  increaseLabel,
  label,
  unit,
  disabled = false,
  className = '',
  ...bounds
}: StepperProps) {
  const isLeast = value <= bounds.min
  const move = (steps: number) => onChange(withinBounds(value + steps * (bounds.step ?? 1), bounds))
  return (
    <div className={`flex items-center ${className}`}>
      <div className="flex rounded-control border border-field bg-white">
        {isLeast && onRemove && removeLabel ? (
          <Step icon="close" label={removeLabel} disabled={disabled} onClick={onRemove} />
        ) : (
          <Step icon="minus" label={decreaseLabel} disabled={disabled || isLeast} onClick={() => move(-1)} />
        )}
        <NumberBox
          {...bounds}
          value={value}
          onChange={onChange}
          label={label}
          disabled={disabled}
          className="w-12 rounded-none border-y-0 border-line sm:w-14"
        />
        <Step icon="plus" label={increaseLabel} disabled={disabled || value >= bounds.max} onClick={() => move(1)} />
      </div>
      {unit && <span className="ml-2 text-muted">{unit}</span>}
    </div>
  )
}

function Step({ icon, label, ...rest }: { icon: IconName; label: string; disabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className="grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-sand-2 disabled:text-field"
    >
      {/* What takes a thing away is no louder than what takes one of several. */}
      <Icon name={icon} className={icon === 'close' ? 'size-4 text-muted' : 'size-5'} />
    </button>
  )
}
