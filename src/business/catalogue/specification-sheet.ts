import { formatUpTo } from '#kernel/format-number.ts'
import { contentLanguageOf, languageTable, type Language } from '#kernel/language.ts'
import { labelPower } from './ratings.ts'
import { specificationFields, specificationUnits, type SpecificationField } from './specification-field.ts'
import type { Specification, SpecificationValue } from './specification-schema.ts'

/** One line of a sheet, its value written for a reader: `2,500 W`, `0,716 kWh`. */
export type SpecificationLine = { readonly field: SpecificationField; readonly value: string }

/** A figure with its unit, on one line; a percent sign stands apart in French only. */
function withUnit(figure: string, unit: string, language: Language): string {
  if (unit === '') return figure
  const gap = unit.startsWith('%') ? languageTable[language].spaces.percent : '\u00a0'
  return `${figure}${gap}${unit}`
}

function written(field: SpecificationField, value: SpecificationValue, language: Language): string {
  if (typeof value === 'object') return value[contentLanguageOf(language)]
  const figure = typeof value === 'number' ? formatUpTo(value, language, 3) : value
  return withUnit(figure, specificationUnits[field], language)
}

/** The lines of a sheet in reading order; what is not known is left out, and the label's power where the rated one says it again. */
export function specificationSheet(specification: Specification, language: Language): readonly SpecificationLine[] {
  const lines = specificationFields.flatMap((field) => {
    const value = specification[field]
    return value === undefined || value === null ? [] : [{ field, value: written(field, value, language) }]
  })
  const { ratedPowerW = null } = specification
  return lines.filter(
    ({ field, value }) => field !== 'capacity' || ratedPowerW === null || labelPower(value) !== ratedPowerW,
  )
}
