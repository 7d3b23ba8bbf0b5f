import { countryTable, type Country } from './country.ts'

/**
 * The digits of a number with its country's calling code, as wa.me takes them. A number without a code is one of
 * `country`: `0803 000 0000` is `2348030000000` in Nigeria, `70 00 00 00` is `22670000000` in Burkina Faso.
 */
export function internationalDigits(phone: string, country: Country): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trimStart().startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  const code = countryTable[country].callingCode
  return digits.startsWith(code) && digits.length > 10 ? digits : code + digits.replace(/^0/, '')
}

/** A link that dials. */
export function callLink(phone: string, country: Country): string {
  return `tel:+${internationalDigits(phone, country)}`
}

/** A link that opens a WhatsApp chat. */
export function whatsappLink(phone: string, country: Country): string {
  return `https://wa.me/${internationalDigits(phone, country)}`
}
