import { formatMoment, formatShortDay, formatShortMoment } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { readsAnotherClock, wallClock } from '#kernel/calendar-date.ts'
import { countryTable, type Country } from '#kernel/country.ts'

/** How moments of an application are told, in full, in a row of many, and by their day: on its country's clock, as in the exported tables, whoever reads them. */
export function momentsOf({ country }: { readonly country: Country }, { language }: Text) {
  const { utcOffset } = countryTable[country]
  return {
    isElsewhere: readsAnotherClock(utcOffset),
    inFull: (at: string | Date) => formatMoment(new Date(at), language, utcOffset),
    byDay: (at: string) => formatShortDay(wallClock(new Date(at), utcOffset).date, language),
    inShort: (at: string) => formatShortMoment(new Date(at), language, new Date(), utcOffset),
  }
}
