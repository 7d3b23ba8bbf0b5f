import { countries, countryTable } from './country.ts'

/** Whether a number, with its country's code, is one that no phone in a pocket has: nobody chats with it. */
export function isFixedLine(dialledNumber: string): boolean {
  const country = countries.find((one) => dialledNumber.startsWith(`+${countryTable[one].callingCode}`))
  if (!country) return false
  const { callingCode, fixedLineStarts } = countryTable[country]
  return fixedLineStarts.includes(dialledNumber.charAt(callingCode.length + 1) || '-')
}
