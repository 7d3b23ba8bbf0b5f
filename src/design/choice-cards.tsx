import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'

export type Choice<Value extends string> = {
  value: Value
  title: ReactNode
  description?: ReactNode
  icon?: IconName
  /** In place of the icon; drawn 5rem wide. */
  picture?: ReactNode
  disabled?: boolean
  /** What can be done with it, under its card. */
  below?: ReactNode
}

export type ChoiceCardsProps<Value extends string> = {
  legend: ReactNode
  hideLegend?: boolean
  name: string
  choices: readonly Choice<Value>[]
  value?: Value
  onChange: (value: Value) => void
  error?: ReactNode
  /** The cards are small, two side by side where there is room; on a phone in one row that scrolls sideways, or one below the other. */
  onPhone?: 'row' | 'list' | undefined
  /** A few words each: side by side on a phone too, where they fit. */
  isNarrow?: boolean
  className?: string
}

/** One choice among a few, each a large card; radio buttons underneath. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, hideLegend, name, choices, value, onChange, error, onPhone, isNarrow, className = '' } = props
  const id = useId()
  return (
    <fieldset className={`min-w-0 ${className}`} aria-describedby={error ? id : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{legend}</legend>
      <div
        className={`grid ${isNarrow ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]' : 'grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]'} gap-3 ${onPhone === 'row' ? 'max-lg:*:w-76 max-lg:*:shrink-0 max-lg:-mx-4 max-lg:flex max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1' : ''}`}
      >
        {choices.map((choice) => (
          <div key={choice.value} className="grid gap-2">
            <label
              className={`group relative flex min-h-11 ${onPhone ? 'gap-3 p-3' : 'gap-4 p-4'} ${isNarrow ? 'max-sm:items-start max-sm:py-3' : ''} cursor-pointer items-center rounded-card border border-field bg-white transition-colors hover:border-ink has-checked:border-ink has-checked:bg-sun-soft has-checked:ring-1 has-checked:ring-ink has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)`}
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={choice.value}
                checked={value === choice.value}
                disabled={choice.disabled}
                onChange={() => onChange(choice.value)}
              />
              {choice.picture && (
                <span className={`${onPhone ? 'w-18' : 'w-20'} shrink-0 overflow-hidden rounded-control`}>
                  {choice.picture}
                </span>
              )}
              {choice.icon && (
                <span
                  className={`grid size-12 shrink-0 place-items-center rounded-control bg-sand-2 group-has-checked:bg-sun ${isNarrow ? 'max-sm:hidden' : ''}`}
                >
                  <Icon name={choice.icon} className="size-6" />
                </span>
              )}
              <span className="min-w-0 flex-1">
                <span className={`block font-semibold ${onPhone ? 'pr-7' : ''}`}>{choice.title}</span>
                {choice.description && <span className="block text-sm text-muted">{choice.description}</span>}
              </span>
              <span
                className={`grid size-6 shrink-0 place-items-center rounded-full border border-field text-transparent group-has-checked:border-ink group-has-checked:bg-ink group-has-checked:text-white ${isNarrow ? 'max-sm:hidden' : ''} ${onPhone ? 'absolute top-3 right-3' : ''}`}
              >
                <Icon name="check" className="size-4" />
              </span>
            </label>
            {choice.below}
          </div>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError id={id}>{error}</FieldError>
      </div>
    </fieldset>
  )
}
