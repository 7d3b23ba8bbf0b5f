import type { Language } from '#kernel/language.ts'
import type { DaySpan, Period } from '../../period.ts'

const short: Readonly<Record<Period, Intl.DateTimeFormatOptions>> = {
  '7': { weekday: 'short', day: 'numeric' },
  '30': { day: 'numeric', month: 'short' },
  '90': { day: 'numeric', month: 'short' },
  '365': { month: 'short', year: 'numeric' },
}

/** What stands under a bar of a period: `lun. 16`, `16 mars`, `mars 2026`. */
export function barTick(period: Period, { from }: DaySpan, language: Language): string {
  return momentOf(from).toLocaleDateString(language, { ...short[period], timeZone: 'UTC' })
}

/** Days in a row: `12–18 mars 2026`, `Mar 12 – 18, 2026`. */
export function spanName({ from, to }: DaySpan, language: Language): string {
  const form = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return form.formatRange(momentOf(from), momentOf(to))
}

const momentOf = (date: string) => new Date(`${date}T00:00:00Z`)
