import type { Country } from '#kernel/country.ts'
import type { Measure } from './measure.ts'

/** How many of each key of a measure there were in a country. */
export type Counts = {
  readonly measure: Measure
  readonly country: Country
  readonly counts: Readonly<Record<string, number>>
}

/** How many of a key of a measure there were in a country. */
export type CountRow = Pick<Counts, 'measure' | 'country'> & { readonly key: string; readonly count: number }

/** Counts added up, others taken away: a row for each measure, country and key of which any are left. */
export function sumCounts(added: readonly Counts[], taken: readonly Counts[] = []): CountRow[] {
  const sums = new Map<string, Map<string, number>>()
  const count = ({ measure, country, counts }: Counts, sign: 1 | -1) => {
    const place = `${measure} ${country}`
    const ofPlace = sums.get(place) ?? new Map<string, number>()
    sums.set(place, ofPlace)
    for (const [key, many] of Object.entries(counts)) ofPlace.set(key, (ofPlace.get(key) ?? 0) + sign * many)
  }
  for (const one of added) count(one, 1)
  for (const one of taken) count(one, -1)
  return [...sums].flatMap(([place, ofPlace]) => {
    const [measure, country] = place.split(' ') as [Measure, Country]
    return [...ofPlace].filter(([, left]) => left > 0).map(([key, left]) => ({ measure, country, key, count: left }))
  })
}
