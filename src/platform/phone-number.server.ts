import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { countries, countryTable, type Country } from '#kernel/country.ts'

/**
 * What all spellings of one number have in common: `+2348161234567` for `+234(0)816 123 4567` and for `0816 123 4567` in
 * Nigeria. A number without a country's code is one of `country`. What can't be read as a number is its digits.
 */
export function phoneKey(phone: string, country: Country): string {
  const digits = phone.replace(/\D/g, '')
  const { region } = countryTable[country]
  // As it is dialled there; else with a country's code that lacks its plus, or has the zeros that stand for it elsewhere.
  for (const spelling of [phone, `+${digits}`, `+${digits.replace(/^00/, '')}`]) {
    const number = parsePhoneNumberFromString(spelling, { defaultCountry: region as CountryCode, extract: false })
    if (number?.isValid()) return number.number
  }
  return digits
}

/** The same of a phone that may not have been left. */
export function phoneKeyOf(phone: string | null | undefined, country: Country): string | null {
  return phone ? phoneKey(phone, country) : null
}

/** The keys of a phone whose country is not known: without a country's code a number may be of each. */
export const phoneKeys = (phone: string): string[] => [...new Set(countries.map((country) => phoneKey(phone, country)))]

/** Of which of our countries a phone is, read first as one dials in `country`; null for a number of none of them. */
export function countryOfPhone(phone: string, country: Country): Country | null {
  for (const from of [country, ...countries]) {
    const number = dialledNumber(phoneKey(phone, from))
    const own = number && countries.find((one) => number.startsWith(`+${countryTable[one].callingCode}`))
    if (own) return own
  }
  return null
}

/** The number that a key dials; null for one that couldn't be read. */
export function dialledNumber(key: string | null): string | null {
  return key?.startsWith('+') ? key : null
}

/** A phone with the country that it was left in, and its key where that is kept. */
type StoredPhone = { readonly phone: string | null; readonly country: Country; readonly phoneKey: string | null }

/**
 * A phone as staff read it: as its country writes one, with the country's code where that is not the office's; as it was typed where it can't be
 * read or says more.
 */
export function shownPhone({ phone, country, phoneKey: key }: StoredPhone): string | null {
  const dialled = dialledNumber(key ?? phoneKeyOf(phone, country))
  if (phone === null || dialled === null || /\p{L}/u.test(phone)) return phone
  const number = parsePhoneNumberFromString(dialled)
  const isOfOffice = dialled.startsWith(`+${countryTable[country].callingCode}`)
  return (isOfOffice ? number?.formatNational() : number?.formatInternational()) ?? phone
}

/**
 * A number of ours as a link can be made of it: as it was typed where that is all of it, else as it is written abroad; so is always one of
 * another country than its office's.
 */
export function linkableNumber(phone: string, country: Country): string {
  const key = phoneKey(phone, country)
  const isWhole = phone.replace(/[^\d+]/g, '') === key
  const isOfOffice = key.startsWith(`+${countryTable[country].callingCode}`)
  return isWhole && isOfOffice ? phone : (parsePhoneNumberFromString(key)?.formatInternational() ?? phone)
}
