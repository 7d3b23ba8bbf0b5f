import { type ComponentProps, type ReactNode, useId } from 'react'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

/** A tick box with its label; the whole row is the target. */
export function Checkbox({ label, hint, className = '', ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <label className={`flex min-h-11 cursor-pointer items-start gap-3 py-2.5 ${className}`}>
      <input
        type="checkbox"
        {...rest}
        aria-describedby={hint ? id : rest['aria-describedby']}
        className="size-6 shrink-0 accent-leaf"
      />
      <span>
        {label}
        {hint && (
          <span id={id} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
