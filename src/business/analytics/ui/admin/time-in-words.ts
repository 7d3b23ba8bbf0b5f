import { formatNumber } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { longestContact } from '../../analytics.ts'

const hour = 60
const day = 24 * hour

/** Minutes in the unit that reads best: `45 min`, `3.5 h`, `2 d`. */
export function timeInWords(minutes: number, text: Text): string {
  const [unit, size] =
    minutes < hour ? (['minutes', 1] as const) : minutes < day ? (['hours', hour] as const) : (['days', day] as const)
  const count = minutes / size
  const decimals = unit !== 'minutes' && count < 10 && Math.round(count * 10) % 10 > 0 ? 1 : 0
  return text(`admin-analytics.${unit}`, { count: formatNumber(count, text.language, decimals) })
}

/** The same of an estimate: beyond what the ranges tell apart it is only known to be more. */
export function estimateInWords(minutes: number, text: Text): string {
  const words = timeInWords(minutes, text)
  return minutes < longestContact ? words : text('admin-analytics.contact.over', { from: words })
}
