import { useId } from 'react'
import { Icon, type IconName } from '../icon.tsx'

type FileButtonProps = {
  readonly label: string
  readonly icon?: IconName
  /** The one thing to do here. */
  readonly isPrimary?: boolean
  readonly multiple?: boolean
  /** What the device offers: media types, endings. */
  readonly types: readonly string[]
  readonly disabled?: boolean
  /** The id of what says which field this is of. */
  readonly labelledBy?: string
  readonly describedBy?: string | undefined
  readonly invalid?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** Chooses files from the device: the platform's own file control, in our words. */
export function FileButton({
  label,
  icon = 'plus',
  isPrimary = false,
  multiple,
  types,
  disabled,
  labelledBy = '',
  describedBy,
  invalid,
  onChoose,
}: FileButtonProps) {
  const id = useId()
  return (
    <div className="relative">
      <input
        id={id}
        type="file"
        accept={types.join(',')}
        multiple={multiple}
        disabled={disabled}
        aria-labelledby={`${labelledBy} ${id}-action`.trim()}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])]
          // Emptied, so that the same file can be chosen again.
          input.value = ''
          if (files.length > 0) onChoose(files)
        }}
        className="peer absolute inset-0 w-full cursor-pointer opacity-0"
      />
      <label
        id={`${id}-action`}
        htmlFor={id}
        className={`${isPrimary ? 'bg-sun peer-hover:bg-sun-deep' : 'border border-field bg-white peer-hover:border-ink'} inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-control px-4 font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) peer-disabled:opacity-60`}
      >
        <Icon name={icon} />
        {label}
      </label>
    </div>
  )
}
