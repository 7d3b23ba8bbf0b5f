import { countries, defaultCountry } from '#kernel/country.ts'
import type { Parameter } from './operation.ts'

/** The country whose prices or places are asked for. */
export const countryParameter: Parameter = {
  in: 'query',
  name: 'country',
  description: '`cm` is Nigeria, `bf` is Burkina Faso.',
  schema: { type: 'string', enum: [...countries], default: defaultCountry },
}
