import { countries, countryTable } from '#kernel/country.ts'

const callingCodes = countries.map((country) => countryTable[country].callingCode).join('|')
/** What a number begins with wherever it is called from: a country's code, or the leading zero. */
const beginning = new RegExp(`^(?:00)?(?:${callingCodes})(?=\\d{7})|^0+`)

/**
 * The words of a question as `sought` holds them: no accents or case. A phone number is one word, its digits without the
 * country's code or the leading zero, however it was written.
 */
export function soughtWords(question: string): readonly string[] {
  const phone = /^\+?[\d ().\-/]{6,}$/.test(question.trim()) ? question.replace(/\D/g, '') : ''
  if (phone) return [phone.replace(beginning, '')]
  const folded = question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/([0-9])(?=\p{L})|(\p{L})(?=[0-9])/gu, '$1$2 ')
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
