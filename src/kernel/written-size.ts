import { languageTable, type Language } from './language.ts'

const figure = /(\d+)(?:\.(\d+))?\s*(?=(?:k?(?:VA|Wh?)|HP|CV)\b)/gi

/** A label or a name whose sizes are read as `13,2 kVA`: the language's decimal sign and a narrow no-break space, however staff wrote them. */
export function writtenSize(label: string, language: Language): string {
  const { decimalSign } = languageTable[language]
  return label.replaceAll(figure, (_, whole: string, decimals?: string) =>
    decimals ? `${whole}${decimalSign}${decimals}\u202f` : `${whole}\u202f`,
  )
}
