import { formatShortDay } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { addDays, isWeekend, type CalendarDate } from '#kernel/calendar-date.ts'

/** What is mostly done next, by the kind of list: the keys of its words. */
export const usualSteps = { sales: ['call', 'quote', 'visit'], jobs: ['call', 'meet'] } as const

/** The next working day: when what is usual is mostly done. */
export const nextWorkday = (today: CalendarDate): CalendarDate => workdayFrom(addDays(today, 1))

/** The days that a next step is mostly put on: today, tomorrow, the next working day, and the one a week later. */
export const stepDays = (today: CalendarDate): readonly CalendarDate[] => [
  ...new Set([today, addDays(today, 1), nextWorkday(today), workdayFrom(addDays(today, 7))]),
]

const workdayFrom = (day: CalendarDate): CalendarDate => (isWeekend(day) ? workdayFrom(addDays(day, 1)) : day)

/** The day of a step, in short. */
export function stepDayInWords(day: CalendarDate, today: CalendarDate, text: Text): string {
  if (day === today) return text('admin-leads.step.today')
  return day === addDays(today, 1) ? text('admin-leads.step.tomorrow') : formatShortDay(day, text.language)
}
