import { languageTable, type Language } from '#kernel/language.ts'
import { localClock, localOffset, wallClock, type CalendarDate } from '#kernel/calendar-date.ts'
import { formatNumber } from '#kernel/format-number.ts'

export { formatNumber, formatUpTo } from '#kernel/format-number.ts'

const localeOf = (language: Language) => languageTable[language].locale

/** Names in a row, as within a sentence: `a`, `a et b`, `a, b and c`. */
export function formatList(names: readonly string[], language: Language): string {
  const before = names.slice(0, -1).join(', ')
  return [before, ...names.slice(-1)].filter(Boolean).join(` ${languageTable[language].and} `)
}

/** A share of 1 in whole percent: `12%`, `12 %`. */
export function formatPercent(share: number, language: Language): string {
  return `${formatNumber(share * 100, language)}${languageTable[language].spaces.percent}%`
}

/** Watt-hours as kWh with one decimal: `12.4 kWh`, `12,4 kWh`. */
export function formatKwh(wh: number, language: Language): string {
  return `${formatNumber(wh / 1000, language, 1)}\u00a0kWh`
}

const dayOfMonth = (day: number | undefined, language: Language) =>
  (day === 1 && languageTable[language].firstDay) || day

/** A day in the language's long form: `5 juin 2025`, `1er juin 2025`, `5 June 2025`. */
export function formatLongDate(date: CalendarDate, language: Language): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${dayOfMonth(day, language)} ${formatMonth(Number(month), language)} ${year}`
}

const weekdayOf = (date: CalendarDate) => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The same with its weekday: `jeudi 5 juin 2025`, `Thursday 5 June 2025`. */
export function formatWeekdayAndDate(date: CalendarDate, language: Language): string {
  return `${languageTable[language].weekdays[weekdayOf(date)]} ${formatLongDate(date, language)}`
}

/** A day by its weekday, as a button says it: `Lundi`, `Monday`. */
export function formatWeekday(date: CalendarDate, language: Language): string {
  const [first = '', ...rest] = languageTable[language].weekdays[weekdayOf(date)] ?? ''
  return first.toUpperCase() + rest.join('')
}

/** A day in short: `lun. 30 nov.`, `Mon 30 Nov`. */
export function formatShortDay(date: CalendarDate, language: Language): string {
  return `${languageTable[language].shortWeekdays[weekdayOf(date)]} ${formatDayAndMonth(date, language)}`
}

/** `30 nov.`, `30 Nov`. */
export function formatDayAndMonth(date: CalendarDate, language: Language): string {
  const [, month, day] = date.split('-').map(Number)
  return `${dayOfMonth(day, language)} ${languageTable[language].shortMonths[Number(month) - 1]}`
}

/** A month's name: 1 is January. */
export function formatMonth(month: number, language: Language): string {
  return languageTable[language].months[month - 1] ?? ''
}

/** The same in a narrow column. */
export function formatShortMonth(month: number, language: Language): string {
  return languageTable[language].shortMonths[month - 1] ?? ''
}

/** A moment on a zone's clock: `7 janvier 2026 à 10 h 30`, `7 January 2026 at 10:30 AM`. */
export function formatMoment(moment: Date, language: Language, utcOffset: number): string {
  const { date, minutes } = wallClock(moment, utcOffset)
  return `${formatLongDate(date, language)} ${languageTable[language].at} ${formatTimeOfDay(minutes, language)}`
}

/** A moment on the clock of whoever reads it: `7 janvier 2026 à 10 h 30`. In the browser only. */
export function formatLocalMoment(moment: Date, language: Language): string {
  return formatMoment(moment, language, localOffset(moment))
}

/** The same in a row of many: `25 nov., 16 h 44`, on one line, with its year where that is not this one; without a zone in the browser only. */
export function formatShortMoment(
  moment: Date,
  language: Language,
  now = new Date(),
  utcOffset = localOffset(moment),
): string {
  const { date, minutes } = wallClock(moment, utcOffset)
  const [year] = date.split('-')
  const said = year === wallClock(now, utcOffset).date.slice(0, 4) ? '' : ` ${year}`
  return `${formatDayAndMonth(date, language)}${said}, ${formatTimeOfDay(minutes, language)}`.replaceAll(' ', '\u00A0')
}

/** The hour of a moment on the clock of whoever reads it: `10 h 30`. In the browser only. */
export function formatLocalTime(moment: Date, language: Language): string {
  const { minutes } = localClock(moment)
  return formatTimeOfDay(minutes, language)
}

/** Hours of a day, in minutes from midnight: `8 h 30 – 9 h`, `8:30 AM – 9:00 AM`. */
export function formatTimeSpan({ start, end }: { start: number; end: number }, language: Language): string {
  return `${formatTimeOfDay(start, language)} – ${formatTimeOfDay(end, language)}`
}

/** The same where there is little room, for no more than an hour: `8 h – 8 h 30`, `8:00 – 8:30 AM`. */
export function formatShortTimeSpan({ start, end }: { start: number; end: number }, language: Language): string {
  return `${formatClockTime(start, language)} – ${formatTimeOfDay(end, language)}`
}

/** An hour of a day, in minutes from midnight: `8 h 30`, `8:30 AM`. */
export function formatTimeOfDay(minutes: number, language: Language): string {
  const time = formatClockTime(minutes, language)
  return languageTable[language].clock === '12 hours' ? `${time} ${minutes < 12 * 60 ? 'AM' : 'PM'}` : time
}

/** The same as a clock shows it, where what stands around it says which half of the day it is: `8 h 30`, `8:30`. */
export function formatClockTime(minutes: number, language: Language): string {
  const [hour, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')]
  if (languageTable[language].clock === '12 hours') return `${hour % 12 || 12}:${rest}`
  return rest === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${rest}`
}

/** The same of `08:30`. */
export function formatHour(time: string, language: Language): string {
  const [hours, minutes] = time.split(':').map(Number)
  return formatTimeOfDay((hours ?? 0) * 60 + (minutes ?? 0), language)
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long ago, in short: `12 min`, `3 h`, `1 j 17 h`, `4 j`; a minute at least. The second day is told with its hours. */
export function formatAge(ms: number, language: Language): string {
  const told = (unit: 'minute' | 'hour' | 'day', count: number) =>
    count.toLocaleString(localeOf(language), { style: 'unit', unit, unitDisplay: 'short' }).replace(/mins$/, 'min')
  if (ms < hourMs) return told('minute', Math.max(1, Math.floor(ms / minuteMs)))
  if (ms < dayMs) return told('hour', Math.floor(ms / hourMs))
  const days = told('day', Math.floor(ms / dayMs))
  const hours = ms < 2 * dayMs ? Math.floor((ms - dayMs) / hourMs) : 0
  return hours > 0 ? `${days}\u00a0${told('hour', hours)}` : days
}

/** The size of a file, as the visitor's device tells it: `340 Ko`, `1.2 MB`, `20 MB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const { kilobyte, megabyte } = languageTable[language].units
  const inMega = bytes / 1024 ** 2
  const tenths = Math.round(inMega * 10)
  if (inMega >= 1) return `${formatNumber(tenths / 10, language, tenths % 10 === 0 ? 0 : 1)}\u00a0${megabyte}`
  return `${formatNumber(Math.max(Math.sign(bytes), Math.round(bytes / 1024)), language)}\u00a0${kilobyte}`
}

/** The name of a language in another, as within a sentence: `français`, `French`; its own name where nobody knows a better one. */
export function languageInSentence(named: Language, language: Language): string {
  const name = new Intl.DisplayNames(localeOf(language), { type: 'language', fallback: 'none' }).of(named)
  return name ?? languageTable[named].name
}

/** The same standing alone: `Français`. */
export function languageName(named: Language, language: Language): string {
  const name = languageInSentence(named, language)
  return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1)
}
