import { useNow } from '#client/use-now.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countryTable } from '#kernel/country.ts'
import type { Quote } from '../../quote.ts'
import { WhatChanged } from '../quote-view.tsx'

/** Whether there is anything to tell of a quote since: of the day on which it was made, by the same prices, there is not. */
export function mayDiffer({ now, priceListDate, madeOn, country }: Quote, moment: Date): boolean {
  const today = wallClock(moment, countryTable[country].utcOffset).date
  return now.state !== 'same' || now.priceListDate > priceListDate || madeOn < today
}

/** {@link WhatChanged} as staff see it. */
export function ChangedSince({ quote }: { readonly quote: Quote }) {
  return mayDiffer(quote, useNow()) && <WhatChanged quote={quote} />
}
