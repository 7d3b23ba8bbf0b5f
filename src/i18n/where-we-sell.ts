import { countries, countryTable } from '#kernel/country.ts'
import { formatList } from './format.ts'
import type { Text } from './text.ts'

/** The countries that we sell in, in a sentence: `au Nigéria et au Burkina Faso`, `in Nigeria and in Burkina Faso`. */
export function whereWeSell(text: Text): string {
  const named = countries.map((country) =>
    text('shell.inCountry', { country: countryTable[country].name[text.language] }),
  )
  return formatList(named, text.language)
}
