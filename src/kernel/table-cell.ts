import { addDays, addMonths, isCalendarDate, mondayOf, type CalendarDate } from './calendar-date.ts'
import { foldText } from './fold-text.ts'
import { languages, languageTable } from './language.ts'
import { currencies, currencyTable, type Currency } from './money.ts'
import { readAmount } from './read-amount.ts'

/** An amount, and in which currency it is written where the cell says so. */
type WrittenAmount = { readonly amount: number; readonly currency?: Currency }

/** What people write behind a figure for its noughts. */
const noughts: Readonly<Record<string, number>> = {
  k: 1000,
  mille: 1000,
  thousand: 1000,
  m: 1_000_000,
  mio: 1_000_000,
  million: 1_000_000,
  millions: 1_000_000,
}
const noughtsFirst = new RegExp(`^(?:(${Object.keys(noughts).join('|')})(?![a-z]))?(.*)$`)
/** Of `1,250M` nobody can say whether it is a thousand million. */
const shortFigure = /^\d{1,4}(?:[.,]\d{1,2})?$/

/**
 * An amount as people write one in a table: `1 600 000 FCFA`, `₦1,250,000.00`, `1,5M`, `850k`; null for anything else, and for what can be
 * read in two ways.
 */
export function readAmountCell(cell: string): WrittenAmount | null {
  const plain = foldText(cell).replaceAll(/\s+/g, ' ').trim()
  const [, before = '', figure = '', behind = ''] = /^(\D*?) ?(\d(?:.*\d)?) ?(\D*)$/.exec(plain) ?? []
  const [, short, after = ''] = noughtsFirst.exec(behind) ?? []
  const called = [before, after].filter(Boolean).map(currencyCalled)
  const [currency, other = currency] = called
  if (called.includes(null) || currency !== other) return null
  const amount = short ? shortAmount(figure, noughts[short] ?? 1) : readAmount(withoutDecimals(figure))
  return amount === null ? null : { amount, ...(currency && { currency }) }
}

/** An amount that is written in this currency, or in none; null for anything else. */
export function readAmountIn(own: Currency, cell: string): number | null {
  const { amount = null, currency = own } = readAmountCell(cell) ?? {}
  return currency === own ? amount : null
}

function shortAmount(figure: string, times: number): number | null {
  if (!shortFigure.test(figure)) return null
  const [whole = '', part = ''] = figure.split(/[.,]/)
  return (Number(whole) * 100 + Number(part.padEnd(2, '0'))) * (times / 100)
}

/** Decimals that a spreadsheet writes of a whole amount are taken away; others stay, and make it none. */
function withoutDecimals(figure: string): string {
  const [, whole, sign = ''] = /^(.*\d)([.,])00?$/.exec(figure) ?? []
  return whole === undefined || whole.includes(sign) ? figure : whole
}

/** What people call a currency: its code, its sign, the words of its names. */
export function currencyWords(currency: Currency): readonly string[] {
  const { sign, name } = currencyTable[currency]
  const words = Object.values(name).flatMap((one) => foldText(one).split(' '))
  return [foldText(currency), foldText(sign), ...words.map((word) => word.replace(/s$/, ''))]
}

/** The currency of which each word is a name, or its first letter: `f cfa`, `₦`, `n`, `de francs`. */
function currencyCalled(words: string): Currency | null {
  const called = words.split(/[ .]+/).filter((word) => word && word !== 'de')
  const isNamed = (currency: Currency) =>
    called.every((word) => currencyWords(currency).some((name) => [name, `${name}s`, name.slice(0, 1)].includes(word)))
  return currencies.find(isNamed) ?? null
}

/** Which day is meant where a cell names none for certain: the next one, the last one, or whichever is nearer to today. */
type Direction = 'ahead' | 'back' | 'near'

const timeOfDay = /[ t]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m|z)?$/
/** Days since the end of 1899, as spreadsheets count them, from 1990 on. */
const serialDay = /^((?:3[3-9]|[4-6]\d)\d{3})(?:[.,]\d+)?$/
const dayOfMonth = /^(\d{1,2})(?:er|st|nd|rd|th)?$/
/** A day and a month in figures, which may be a fraction or a score as well. */
const shortDay = /^\d{1,2}[/-]\d{1,2}$/

/** Whether only what stands around a cell says that it is a day: `5/12`. */
export const isShortDay = (cell: string): boolean => shortDay.test(cell.trim())

/**
 * A day as people and spreadsheets write one: `3/12/26` (the day first, as in both countries), `2026-12-03`, `3 déc. 2026`,
 * `Dec 3, 2026`, `46359`; without its year, as `3/12` or `lundi`, the one in this direction; or told from today, as `demain` or
 * `in 3 days`. Null for anything else.
 */
export function readDayCell(cell: string, today: CalendarDate, direction: Direction = 'ahead'): CalendarDate | null {
  const plain = foldText(cell)
    .trim()
    .replace(timeOfDay, '')
    .replaceAll(/[’\s]+/g, (sign) => (sign === '’' ? "'" : ' '))
  const serial = serialDay.exec(plain)?.[1]
  if (serial) return addDays('1899-12-30', Number(serial))
  const told = dayFromToday(plain, today)
  if (told !== null) return told
  const words = plain
    .replace(/^(?:le|on|next) | prochain$/g, '')
    .split(/[\s./,-]+/)
    .filter(Boolean)
  if (words.length === 1) return dayOfWeek(words[0] ?? '', today, direction)
  const read = (these: readonly string[]) => dayInParts(these, (...day) => nearestDay(day, today, direction))
  if (words.length === 2 && !shortDay.test(plain) && !words.some(monthCalled)) return null
  return read(words) ?? (isWeekday(words[0]) ? read(words.slice(1)) : null)
}

type DayAndMonth = readonly [day: string, month: string]

function dayInParts(
  [first = '', second = '', third, more]: readonly string[],
  withoutYear: (...day: DayAndMonth) => CalendarDate | null,
): CalendarDate | null {
  if (more !== undefined) return null
  const isMonthFirst = monthCalled(first) !== null
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  if (third === undefined) return withoutYear(day, month)
  return /^\d{4}$/.test(first) ? dayOf(third, second, first) : dayOf(day, month, third)
}

function dayOf(day: string, month: string, year: string): CalendarDate | null {
  const number = dayOfMonth.exec(day)?.[1]
  const monthNumber = /^\d{1,2}$/.test(month) ? month : monthCalled(month)
  if (!number || !monthNumber || !/^(\d{2}|\d{4})$/.test(year)) return null
  const date = `${year.padStart(4, '20')}-${String(monthNumber).padStart(2, '0')}-${number.padStart(2, '0')}`
  return isCalendarDate(date) ? date : null
}

/** A day without its year, today included. */
function nearestDay([day, month]: DayAndMonth, today: CalendarDate, direction: Direction): CalendarDate | null {
  const year = Number(today.slice(0, 4))
  // Eight years hold a 29 February on either side, but at the turn of a century.
  const days = Array.from({ length: 17 }, (_, at) => dayOf(day, month, String(year - 8 + at))).filter(
    (one) => one !== null,
  )
  const ahead = days.find((one) => one >= today) ?? null
  const back = days.findLast((one) => one <= today) ?? null
  if (direction !== 'near') return direction === 'ahead' ? ahead : back
  const away = (one: CalendarDate | null) => Math.abs(Date.parse(one ?? '9999-12-31') - Date.parse(today))
  return away(back) < away(ahead) ? back : ahead
}

const fromToday: ReadonlyMap<string, number> = new Map([
  ['hier', -1],
  ['yesterday', -1],
  ["aujourd'hui", 0],
  ['today', 0],
  ['demain', 1],
  ['tomorrow', 1],
  ['apres-demain', 2],
  ['apres demain', 2],
])
const nextWeek = /^(?:(?:la )?semaine prochaine|next week)$/
const inDays = /^(?:dans|in) (\d{1,3}|une?|an?) (?:(jour|day)|(semaine|week)|mois|month)s?$/

/** A day as one says it today: the next week begins on its Monday. */
function dayFromToday(plain: string, today: CalendarDate): CalendarDate | null {
  const away = fromToday.get(plain)
  if (away !== undefined) return addDays(today, away)
  if (nextWeek.test(plain)) return addDays(mondayOf(today), 7)
  const [, count, days, weeks] = inDays.exec(plain) ?? []
  if (count === undefined) return null
  const times = /^\d/.test(count) ? Number(count) : 1
  if (days) return addDays(today, times)
  return weeks ? addDays(today, times * 7) : addMonths(today, times)
}

/** Which of the names a word is, or begins with three letters or more; null for none, and where it could be two. */
function placeNamed(word: string, names: 'months' | 'weekdays'): number | null {
  const meant = languages.flatMap((language) =>
    languageTable[language][names].flatMap((name, at) => (foldText(name).startsWith(word) ? [at] : [])),
  )
  return word.length >= 3 && new Set(meant).size === 1 ? (meant[0] ?? null) : null
}

const monthCalled = (word: string) => {
  const at = placeNamed(word, 'months')
  return at === null ? null : at + 1
}

const isWeekday = (word = '') => placeNamed(word, 'weekdays') !== null

/** A day of the week: the one to come is never today. */
function dayOfWeek(word: string, today: CalendarDate, direction: Direction): CalendarDate | null {
  const at = placeNamed(word, 'weekdays')
  if (at === null) return null
  const days = Array.from({ length: 7 }, (_, away) => addDays(today, direction === 'back' ? -away : away + 1))
  return days.find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === at) ?? null
}
