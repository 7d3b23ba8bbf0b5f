import { formatNumber } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { longestContact } from '../../analytics.ts'

const hour = 60
const day = 24 * hour

/** Minutes as one says them: `45 min`, `3 h 30 min`, `1 d 11 h`; what is smaller than it matters is left out. */
export function timeInWords(minutes: number, text: Text): string {
  const say = (unit: 'minutes' | 'hours' | 'days', count: number) =>
    text(`admin-analytics.${unit}`, { count: formatNumber(count, text.language) })
  if (Math.round(minutes) < hour) return say('minutes', minutes)
  const isLong = Math.round(minutes / hour) * hour >= day
  const step = isLong ? hour : minutes < 10 * hour ? 10 : hour
  const rounded = Math.round(minutes / step) * step
  const [large, small] = isLong ? (['days', 'hours'] as const) : (['hours', 'minutes'] as const)
  const [whole, part] = isLong ? [day, hour] : [hour, 1]
  const rest = (rounded % whole) / part
  const words = say(large, Math.floor(rounded / whole))
  return rest === 0 ? words : `${words} ${say(small, rest)}`
}

/** The same of an estimate: beyond what the ranges tell apart it is only known to be more. */
export function estimateInWords(minutes: number, text: Text): string {
  const words = timeInWords(minutes, text)
  return minutes < longestContact ? words : text('admin-analytics.contact.over', { from: words })
}
