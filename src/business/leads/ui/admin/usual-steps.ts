import { weekdays } from '#business/company/settings/country-settings.ts'
import { formatHour, formatLongDate, formatShortDay, formatWeekday } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { UsualStep } from '#kernel/usual-step.ts'
import { trackOf, type LeadKind, type LeadTrack } from '../../lead.ts'
import type { LeadStatus } from '../../lead-status.ts'

/** What is mostly done next, by the kind of list: the keys of its words. */
const stepsOfTrack = { sales: ['call', 'quote', 'visit'], jobs: ['call', 'meet'] } as const satisfies Record<
  LeadTrack,
  readonly UsualStep[]
>

/** What follows a sale, one after the other, until the last is done. */
export const saleSteps = ['deposit', 'installation', 'handover', 'month'] as const satisfies readonly UsualStep[]

/** The steps that a screen proposes for a request: the keys of their words. */
export const stepKeys = ({ kind, status }: { readonly kind: LeadKind; readonly status?: LeadStatus | undefined }) =>
  trackOf(kind) === 'sales' && status === 'won' ? saleSteps : stepsOfTrack[trackOf(kind)]

export type StepKey = ReturnType<typeof stepKeys>[number]

/** On which day a step is mostly done, from today: the next working day; what takes its time after a sale, later. */
export function usualDay(key: StepKey, today: CalendarDate, isWorked: IsWorked): CalendarDate {
  const daysAhead: Partial<Record<StepKey, number>> = { handover: 7, month: 30 }
  return workdayFrom(addDays(today, daysAhead[key] ?? 1), isWorked)
}

/** What follows a step of a sale, in their order; null behind the last, and where it is none of them. */
export function followingStep(done: UsualStep | null): StepKey | null {
  const at = saleSteps.findIndex((key) => key === done)
  return (at >= 0 && saleSteps[at + 1]) || null
}

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

/** The days that a next step is mostly put on: today, the next two working days, and the one a week later; none that is closed. */
export const stepDays = (today: CalendarDate, isWorked: IsWorked): readonly CalendarDate[] => [
  ...new Set([
    workdayFrom(today, isWorked),
    nextWorkday(today, isWorked),
    nextWorkday(nextWorkday(today, isWorked), isWorked),
    workdayFrom(addDays(today, 7), isWorked),
  ]),
]

/** How far a working day is looked for. */
const mostDays = 62

const workdayFrom = (day: CalendarDate, isWorked: IsWorked): CalendarDate =>
  Array.from({ length: mostDays }, (_, ahead) => addDays(day, ahead)).find(isWorked) ?? day

/** A step with its day and perhaps its hour. */
type Timed = { readonly nextStepOn: CalendarDate | null; readonly nextStepTime: string | null }

/** The day and the hour of a step, in short; '' of one without a day. */
export function stepDayInWords({ nextStepOn, nextStepTime }: Timed, today: CalendarDate, text: Text): string {
  const hour = nextStepTime && formatHour(nextStepTime, text.language)
  return [nextStepOn && dayInWords(nextStepOn, today, text), hour].filter(Boolean).join(', ')
}

/** The same with the whole date. */
export function stepDateInWords({ nextStepOn, nextStepTime }: Timed, text: Text): string {
  const hour = nextStepTime && formatHour(nextStepTime, text.language)
  return [nextStepOn && formatLongDate(nextStepOn, text.language), hour].filter(Boolean).join(', ')
}

/** A day in short: by its weekday within the week to come. */
export function dayInWords(day: CalendarDate, today: CalendarDate, text: Text): string {
  if (day === today) return text('admin-leads.step.today')
  if (day === addDays(today, 1)) return text('admin-leads.step.tomorrow')
  return day > today && day < addDays(today, 7) ? formatWeekday(day, text.language) : formatShortDay(day, text.language)
}
