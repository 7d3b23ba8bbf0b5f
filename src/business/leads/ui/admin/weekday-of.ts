import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Language } from '#kernel/language.ts'

/** A day with its weekday: `lundi 23 novembre`, `Monday, November 23`. */
export function weekdayOf(date: CalendarDate, language: Language): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
