import { formatMonth, formatNumber } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import type { AuditAnswer } from '../audit-answer.ts'
import { placeName } from '../place-name.ts'

/** Which sun a system is sized for, in words: the worst month of the place, or its yearly mean. */
export function sunWords({ place, requirement }: Pick<AuditAnswer, 'place' | 'requirement'>, text: Text): string {
  const { designMonth, peakSunHours } = requirement
  const values = {
    place: placeName(place, place.country),
    hours: formatNumber(peakSunHours, text.language, 2),
  }
  return designMonth === null
    ? text('sizing.sun.mean', values)
    : text('sizing.sun.month', { ...values, month: formatMonth(designMonth, text.language) })
}
