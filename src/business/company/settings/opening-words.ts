import { languageTable, type Language, type Localized } from '#kernel/language.ts'
import { onOneLine } from '#kernel/money.ts'
import { weekdays, type OpeningPeriod, type Weekday } from './country-settings.ts'

type DayNames = Localized<readonly string[]>

const longNames: DayNames = {
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}
const shortNames: DayNames = {
  fr: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
}

/** `08:00` as `8 AM`, or with `whole` as `8:00 AM`. */
function englishTime(time: string, whole: boolean): string {
  const [hour, minutes] = [Number(time.slice(0, 2)), time.slice(3)]
  const shown = whole || minutes !== '00' ? `${hour % 12 || 12}:${minutes}` : `${hour % 12 || 12}`
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `08:00` as `8 h`, `08:30` as `8 h 30`. */
function frenchTime(time: string): string {
  const [hour, minutes] = [Number(time.slice(0, 2)), time.slice(3)]
  return minutes === '00' ? `${hour}\u00A0h` : `${hour}\u00A0h\u00A0${minutes}`
}

type Told = { readonly first: string; readonly last: string; readonly opens: string; readonly closes: string }

const longWords: Localized<(told: Told) => string> = {
  fr: ({ first, last, opens, closes }) => {
    const days = first === last ? `le ${first}` : `du ${first} au ${last}`
    return `${days}, de ${onOneLine(`${frenchTime(opens)} à ${frenchTime(closes)}`)}`
  },
  en: ({ first, last, opens, closes }) => {
    const days = first === last ? first : `${first} to ${last}`
    return `${days} ${englishTime(opens, true)} - ${englishTime(closes, true)}`
  },
}

const shortWords: Localized<(told: Told) => string> = {
  fr: ({ first, last, opens, closes }) =>
    `${first === last ? first : `${first}–${last}`}, ${frenchTime(opens)}–${frenchTime(closes)}`,
  en: ({ first, last, opens, closes }) =>
    `${first === last ? first : `${first}–${last}`}, ${onOneLine(`${englishTime(opens, false)}–${englishTime(closes, false)}`)}`,
}

function allTold(
  periods: readonly OpeningPeriod[],
  names: DayNames,
  words: Localized<(told: Told) => string>,
  language: Language,
): string {
  const nameOf = (day: Weekday) => names[language][weekdays.indexOf(day)] ?? ''
  const told = periods.map((period) => ({ ...period, first: nameOf(period.from), last: nameOf(period.to) }))
  return told.map(words[language]).join(`${languageTable[language].spaces.semicolon}; `)
}

/** Opening hours within a sentence: `Monday to Friday 8:00 AM - 5:00 PM`, `du lundi au vendredi, de 8 h à 17 h`. */
export function openingWords(periods: readonly OpeningPeriod[], language: Language): string {
  return allTold(periods, longNames, longWords, language)
}

/** Opening hours where there is little room: `Mon–Fri, 8 AM–5 PM`, `Lun.–ven., 8 h–17 h`. */
export function shortOpeningWords(periods: readonly OpeningPeriod[], language: Language): string {
  const words = allTold(periods, shortNames, shortWords, language)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Opening hours as schema.org writes them: `Mo-Fr 08:00-17:00`. */
export function openingHoursNotation(periods: readonly OpeningPeriod[]): string[] {
  return periods.map(({ from, to, opens, closes }) => `${from === to ? from : `${from}-${to}`} ${opens}-${closes}`)
}
