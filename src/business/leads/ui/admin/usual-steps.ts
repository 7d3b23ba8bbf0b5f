import { addDays, isWeekend, type CalendarDate } from '#kernel/calendar-date.ts'

/** What is mostly done next, by the kind of list: the keys of its words. */
export const usualSteps = { sales: ['call', 'quote', 'visit'], jobs: ['call', 'meet'] } as const

/** The days that a next step is mostly put on: today, the next working day, and the one a week later. */
export function stepDays(today: CalendarDate): readonly [CalendarDate, CalendarDate, CalendarDate] {
  return [today, workdayFrom(addDays(today, 1)), workdayFrom(addDays(today, 7))]
}

const workdayFrom = (day: CalendarDate): CalendarDate => (isWeekend(day) ? workdayFrom(addDays(day, 1)) : day)
