import { toCardinal as inEnglish } from 'n2words/en-GB'
import { toCardinal as inFrench } from 'n2words/fr-FR'
import type { Language } from '#kernel/language.ts'
import { currencyTable, type Money } from '#kernel/money.ts'

/** Numbers in the words of a language; another one's receipts go without. */
const inWords: Readonly<Partial<Record<Language, (amount: number) => string>>> = {
  // « deux millions de nairas », « deux mille nairas »
  fr: (amount) => `${inFrench(amount)}${amount % 1_000_000 === 0 ? ' de' : ''}`,
  en: (amount) => inEnglish(amount),
}

/** `six hundred thousand naira`; null in a language whose numbers have no words here, and of one: a currency’s name is of several. */
export function amountInWords({ amount, currency }: Money, language: Language): string | null {
  const words = amount > 1 && inWords[language]?.(amount)
  return !words ? null : `${words} ${currencyTable[currency].name[language]}`
}
