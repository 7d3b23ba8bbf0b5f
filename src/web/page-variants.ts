import { countryTable, countries, type Country } from '#kernel/country.ts'
import { languages, type Language } from '#kernel/language.ts'

/** The query, as markup has it, that asks for a page in a language, and for a country where one is given. */
export function variantQuery(language: Language, country?: Country): string {
  return `?lang=${language}${country ? `&amp;country=${country}` : ''}`
}

/** Every form in which a page can be asked for: its `hreflang` and the query that asks for it. */
export const pageVariants: readonly { readonly hreflang: string; readonly query: string }[] = [
  ...languages.map((language) => ({ hreflang: language, query: variantQuery(language) })),
  ...countries.flatMap((country) =>
    languages.map((language) => ({
      hreflang: `${language}-${countryTable[country].region}`,
      query: variantQuery(language, country),
    })),
  ),
  { hreflang: 'x-default', query: '' },
]
