import { formatUpTo } from '#kernel/format-number.ts'
import { languageTable, type Language } from '#kernel/language.ts'
import type { QuotedSystem } from './quote.ts'

/** A share in percent as it was typed: `5 %`, `2.5%`. */
export const percentInWords = (percent: number, language: Language): string =>
  `${formatUpTo(percent, language, 1)}${languageTable[language].spaces.percent}%`

/** What a discount is called on a quote: with its share, where it was given as one. */
export function discountInWords(
  word: string,
  { discountPercent }: Pick<QuotedSystem, 'discountPercent'>,
  language: Language,
): string {
  return discountPercent === undefined ? word : `${word} ${percentInWords(discountPercent, language)}`
}
