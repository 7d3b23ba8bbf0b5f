import { countries, countryTable, defaultCountry } from '#kernel/country.ts'
import type { Parameter } from './operation.ts'

/** The country whose prices or places are asked for. */
export const countryParameter: Parameter = {
  in: 'query',
  name: 'country',
  description: countries.map((country) => `\`${country}\` is ${countryTable[country].name.en}`).join(', '),
  schema: { type: 'string', enum: [...countries], default: defaultCountry },
}
