export type ProgressBarProps = {
  /** Steps done or being done, out of `max`. */
  value: number
  max: number
  /** Names the bar, and where it stands in words ("Step 2 of 3"). */
  label: string
  valueText: string
  className?: string
}

/** Where one is in a run of steps: as many segments as steps, and the words. */
export function ProgressBar({ value, max, label, valueText, className = '' }: ProgressBarProps) {
  return (
    <div className={className}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="flex gap-1.5"
      >
        {Array.from({ length: max }, (_, step) => (
          <span key={step} className={`h-2 flex-1 rounded-full ${step < value ? 'bg-sun' : 'bg-line'}`} />
        ))}
      </div>
      <p aria-hidden className="mt-2 text-sm font-semibold text-muted">
        {valueText}
      </p>
    </div>
  )
}
