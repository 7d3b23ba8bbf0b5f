import { formatWeekdayAndDate } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'

/** When somebody answers, within a sentence: the next working day once the office has closed, else `usual`. */
export function promisedAnswer(answeredOn: CalendarDate | null | undefined, usual: string, text: Text): string {
  return answeredOn ? text('mail.promise.day', { date: formatWeekdayAndDate(answeredOn, text.language) }) : usual
}
