import { weekdays } from '#business/company/settings/country-settings.ts'
import { formatShortDay, formatWeekday } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'

/** What is mostly done next, by the kind of list: the keys of its words. */
export const usualSteps = { sales: ['call', 'quote', 'visit'], jobs: ['call', 'meet'] } as const

/** Says whether the company works on a day. */
export type IsWorked = (day: CalendarDate) => boolean

/** The days of opening hours as schema.org writes them that are not closed; Monday to Friday of an office that says no hours. */
export function workedDays(openingHours: readonly string[], closedDays: readonly CalendarDate[]): IsWorked {
  const periods = openingHours.length > 0 ? openingHours : ['Mo-Fr']
  return (day) => {
    const place = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
    const isOpen = periods.some((period) => {
      const [from = '', to = from] = period.split(' ', 1).flatMap((days) => days.split('-'))
      return place >= indexOf(from) && place <= indexOf(to)
    })
    return isOpen && !closedDays.includes(day)
  }
}

const indexOf = (day: string) => weekdays.findIndex((weekday) => weekday === day)

/** The next working day: when what is usual is mostly done. */
export const nextWorkday = (today: CalendarDate, isWorked: IsWorked): CalendarDate =>
  workdayFrom(addDays(today, 1), isWorked)

/** The days that a next step is mostly put on: today, the next working day, and the one a week later; none that is closed. */
export const stepDays = (today: CalendarDate, isWorked: IsWorked): readonly CalendarDate[] => [
  ...new Set([workdayFrom(today, isWorked), nextWorkday(today, isWorked), workdayFrom(addDays(today, 7), isWorked)]),
]

/** How far a working day is looked for. */
const mostDays = 62

const workdayFrom = (day: CalendarDate, isWorked: IsWorked): CalendarDate =>
  Array.from({ length: mostDays }, (_, ahead) => addDays(day, ahead)).find(isWorked) ?? day

/** The day of a step, in short: by its weekday within the week to come. */
export function stepDayInWords(day: CalendarDate, today: CalendarDate, text: Text): string {
  if (day === today) return text('admin-leads.step.today')
  if (day === addDays(today, 1)) return text('admin-leads.step.tomorrow')
  return day > today && day < addDays(today, 7) ? formatWeekday(day, text.language) : formatShortDay(day, text.language)
}
