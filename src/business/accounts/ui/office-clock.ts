import { formatTimeOfDay } from '#i18n/format.ts'
import type { Language } from '#kernel/language.ts'
import { readsAnotherClock, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, defaultCountry } from '#kernel/country.ts'

const { utcOffset, name } = countryTable[defaultCountry]

/** The office whose clock the log is on, whoever reads it. */
export const officeName = name

/** The day of a moment at the office. */
export const officeDay = (at: string | Date): CalendarDate => wallClock(new Date(at), utcOffset).date

/** Its hour there: `10 h 30`. */
export const officeTime = (at: string, language: Language): string =>
  formatTimeOfDay(wallClock(new Date(at), utcOffset).minutes, language)

/** Whether whoever reads it is on another clock. In the browser only. */
export const isElsewhere = (): boolean => readsAnotherClock(utcOffset)
