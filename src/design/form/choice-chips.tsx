import { useId, type ReactNode, type Ref } from 'react'
import { FieldError } from '../field.tsx'

type ChoiceChipsProps = {
  readonly legend: string
  readonly name: string
  readonly choices: readonly {
    readonly value: string
    /** A line break in it counts on a phone. */
    readonly label: string
    /** What only a screen reader says behind it. */
    readonly spoken?: string
    /** Under which heading it stands. */
    readonly part?: string
    /** Why it can't be chosen, in a word: it stands already, or is full. */
    readonly barred?: string | false
    /** What else is to be known of it, in a word or two. */
    readonly note?: string | false | undefined
    /** What speaks against it, in a word: it can be chosen all the same. */
    readonly warning?: string | false
  }[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** Said where there is nothing to choose, or below it. */
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly required?: boolean
  /** What can be chosen is on its way. */
  readonly disabled?: boolean
  /** What is gone to where the answer is wrong. */
  readonly groupRef?: Ref<HTMLFieldSetElement>
  readonly className?: string
  /** The least width of one, so that they stand in columns. */
  readonly columns: string
  /** Behind the last one. */
  readonly children?: ReactNode
}

/** One choice among a few short ones, all in sight; radio buttons underneath. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { legend, name, choices, value, onChange, hint, error, required, disabled, groupRef, columns, children } = props
  const id = `${useId()}-error`
  const named = [...new Set(choices.map(({ part }) => part))]
  const parts = named.length > 0 ? named : [undefined]
  return (
    <fieldset
      ref={groupRef}
      role="radiogroup"
      tabIndex={-1}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className={`grid min-w-0 grid-cols-1 gap-1.5 outline-none ${props.className ?? ''}`}
    >
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {parts.map((part, index) => (
        <div key={part ?? ''} className="grid gap-1.5">
          {part && <p className="text-sm text-muted">{part}</p>}
          <div
            className="grid gap-2 empty:hidden"
            style={{ gridTemplateColumns: `repeat(auto-fill,minmax(${columns},1fr))` }}
          >
            {choices
              .filter((choice) => choice.part === part)
              .map((choice) => (
                <label
                  key={choice.value}
                  className={`${chipLook} ${choice.warning || choice.note ? 'flex-col py-1 has-checked:*:text-white' : ''} has-disabled:flex-col has-disabled:border-dashed has-disabled:bg-sand-2 has-disabled:hover:border-field has-checked:border-ink has-checked:bg-ink has-checked:text-white`}
                >
                  <input
                    type="radio"
                    name={name}
                    value={choice.value}
                    checked={choice.value === value}
                    disabled={Boolean(choice.barred)}
                    onChange={() => onChange(choice.value)}
                    className="absolute inset-0 cursor-pointer opacity-0"
                  />
                  {choice.label}
                  {choice.spoken && <span className="sr-only">{choice.spoken}</span>}
                  {choice.barred && <span className="text-xs font-normal">{choice.barred}</span>}
                  {choice.note && <span className="text-xs font-normal text-muted">{choice.note}</span>}
                  {choice.warning && (
                    <span className="text-xs font-semibold wrap-anywhere whitespace-normal text-clay">
                      {choice.warning}
                    </span>
                  )}
                </label>
              ))}
            {index === parts.length - 1 && children}
          </div>
        </div>
      ))}
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

/** A chip among others in their columns. */
export const chipLook =
  'relative flex min-h-11 items-center justify-center rounded-control border border-field bg-white px-1 text-center text-sm leading-tight font-semibold whitespace-nowrap tabular-nums max-sm:whitespace-pre transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)'
