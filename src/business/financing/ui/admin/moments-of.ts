import { formatMoment, formatShortMoment } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { countryTable, type Country } from '#kernel/country.ts'

/** How moments of an application are told, in full and in a row of many: on its country's clock, as in the exported tables, whoever reads them. */
export function momentsOf({ country }: { readonly country: Country }, { language }: Text) {
  const { utcOffset } = countryTable[country]
  return {
    inFull: (at: string | Date) => formatMoment(new Date(at), language, utcOffset),
    inShort: (at: string) => formatShortMoment(new Date(at), language, new Date(), utcOffset),
  }
}
