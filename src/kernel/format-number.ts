import { languageTable, type Language } from './language.ts'

/**
 * A number below 10^15 in the language's form, with exactly `decimals` decimals, half of the last one rounded away from zero: what `Intl` writes.
 * Its first use takes a slow phone an eighth of a second, so nothing that stands on a page from the start asks it (decision 85).
 */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const { decimalSign, groupSign } = languageTable[language]
  // The power of ten is put to what is written of a number: 1.005 * 100 is less than 100.5.
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e')
  const units = String(Math.round(Number(`${digits}e${Number(exponent) + decimals}`))).padStart(decimals + 1, '0')
  const point = units.length - decimals
  const whole = units.slice(0, point).replace(/\B(?=(?:\d{3})+$)/g, groupSign)
  return `${value < 0 && Number(units) > 0 ? '-' : ''}${whole}${decimals > 0 ? decimalSign : ''}${units.slice(point)}`
}

/** The same with no more decimals than it needs, `most` of them at most: `0.93`, `1 500`. */
export function formatUpTo(value: number, language: Language, most: number): string {
  const { decimalSign } = languageTable[language]
  const [whole, decimals = ''] = formatNumber(value, language, most).split(decimalSign)
  return [whole, decimals.replace(/0+$/, '')].filter(Boolean).join(decimalSign)
}
