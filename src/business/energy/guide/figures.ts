import { languageTable, type Language } from '#kernel/language.ts'

/** How the guide writes figures in a language; units are tied to them by a space that does not break. */
export function figuresOf(language: Language) {
  const { locale, spaces } = languageTable[language]
  const decimals = (count: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: count, maximumFractionDigits: count })
  const [whole, one, two, free] = [decimals(0), decimals(1), decimals(2), new Intl.NumberFormat(locale)]
  const months = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    /** 1234.5 -> `1,235`. */
    whole: (value: number) => whole.format(value),
    /** 0.5 -> `0.5`, 8 -> `8`. */
    free: (value: number) => free.format(value),
    one: (value: number) => one.format(value),
    two: (value: number) => two.format(value),
    /** 0.35 -> `35%`, in French `35 %`. */
    percent: (share: number) => `${whole.format(share * 100)}${spaces.percent}%`,
    watts: (value: number) => `${whole.format(value)}${spaces.unit}W`,
    wattHours: (value: number) => `${whole.format(value)}${spaces.unit}Wh`,
    /** 1 to 12. */
    month: (number: number) => months.format(new Date(Date.UTC(2000, number - 1, 1))),
    date: (date: Date) => days.format(date),
  }
}

export type Figures = ReturnType<typeof figuresOf>
