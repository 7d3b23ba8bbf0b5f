import { languageTable, type Language } from '#kernel/language.ts'
import { formatUpTo } from './format.ts'

type Unit = 'W' | 'Wh' | 'Wp' | 'h' | '1'

/** Ratios and hours keep what they were given with; powers and energies are read as whole numbers. */
const decimalsOf: Readonly<Record<Unit, number>> = { '1': 3, h: 2, W: 0, Wh: 0, Wp: 0 }

/** A number with its unit, in the language's form: `0.93`, `5,23 h`, `1 500 W`. A watt-peak is `Wc` in French. */
export function formatQuantity(value: number, unit: Unit, language: Language): string {
  const number = formatUpTo(value, language, decimalsOf[unit])
  if (unit === '1') return number
  return `${number}\u00a0${unit === 'Wp' ? languageTable[language].units.wattPeak : unit}`
}
