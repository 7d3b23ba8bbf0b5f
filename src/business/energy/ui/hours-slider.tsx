import { SliderField } from '#design/slider-field.tsx'
import { languageTable } from '#kernel/language.ts'
import { useText } from '#i18n/text-context.tsx'

type HoursSliderProps = {
  label: string
  hours: number
  min?: number
  max: number
  onChange: (hours: number) => void
  hint?: string
}

/** Hours a day in whole steps. A default of half an hour stands where it is until it is moved. */
export function HoursSlider({ label, hours, min = 0, max, onChange, hint }: HoursSliderProps) {
  const text = useText()
  const isHalf = !Number.isInteger(hours)
  return (
    <SliderField
      label={label}
      value={hours}
      min={min}
      max={max}
      step={isHalf ? 0.5 : 1}
      onChange={(moved) => onChange(moved === hours ? moved : Math.round(moved))}
      unit={text('energy.hours.unit')}
      valueText={text('energy.hours.value', { hours })}
      decimalSign={languageTable[text.language].decimalSign}
      hint={hint}
    />
  )
}
