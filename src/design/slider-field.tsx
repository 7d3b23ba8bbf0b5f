import { type CSSProperties, type ReactNode, useId } from 'react'
import { NumberBox } from './number-box.tsx'

export type SliderFieldProps = {
  label: ReactNode
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  /** Shown behind the number and read with it. */
  unit: string
  /** The value in words for screen readers; by default the number and the unit. */
  valueText?: string
  /** Words under the track, at their values ("1 h", "a whole day"). */
  marks?: readonly { value: number; label: ReactNode }[]
  hint?: ReactNode
  disabled?: boolean
  decimalSign?: '.' | ','
  className?: string
}

/** A slider with its value, unit and marks in words; the number can be typed as well. */
export function SliderField(props: SliderFieldProps) {
  const {
    label,
    value,
    onChange,
    min,
    max,
    step = 1,
    unit,
    valueText,
    marks,
    hint,
    disabled,
    decimalSign,
    className = '',
  } = props
  const id = useId()
  const at = (mark: number) => (max > min ? (mark - min) / (max - min) : 0)
  const number = (
    <span className="flex items-center gap-2">
      <NumberBox
        {...{ min, max, step, value, onChange, disabled, decimalSign }}
        labelledBy={`${id}-label ${id}-unit`}
      />
      <span id={`${id}-unit`} className="text-muted">
        {unit}
      </span>
    </span>
  )
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 ${className}`}>
      <div className={`text-sm ${marks ? '' : 'col-span-2 flex flex-wrap justify-between gap-x-3'}`}>
        <label htmlFor={id} id={`${id}-label`} className="block font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted">
            {hint}
          </p>
        )}
      </div>
      {/* Marks want the width of the track; without them the number stands beside it. */}
      {marks && number}
      <input
        id={id}
        type="range"
        className={`range ${marks ? 'col-span-2' : ''}`}
        {...{ min, max, step, value, disabled }}
        style={{ '--share': at(value) } as CSSProperties}
        aria-valuetext={valueText ?? `${value} ${unit}`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {marks ? <SliderMarks marks={marks} at={at} /> : number}
    </div>
  )
}

/** The words stand under their places; the first and last keep within the track. */
function SliderMarks({ marks, at }: { marks: NonNullable<SliderFieldProps['marks']>; at: (value: number) => number }) {
  return (
    <ol aria-hidden className="relative col-span-2 -mt-2 h-5 text-xs text-muted">
      {marks.map((mark) => {
        const share = at(mark.value)
        return (
          <li
            key={mark.value}
            className="absolute whitespace-nowrap"
            style={{ left: `${share * 100}%`, transform: `translateX(${-share * 100}%)` }}
          >
            {mark.label}
          </li>
        )
      })}
    </ol>
  )
}
