import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#kernel/language.ts'

/** A part of a whole in percent, without the sign: `12`, `4,5`; null of nothing. */
export function shareOf(part: number, whole: number, language: Language): string | null {
  if (whole <= 0) return null
  const share = (part / whole) * 100
  return formatNumber(share, language, share > 0 && share < 10 ? 1 : 0)
}
