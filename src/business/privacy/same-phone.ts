import { internationalDigits } from '#kernel/phone-links.ts'
import { countries, type Country } from '#kernel/country.ts'
import type { PersonRecord, PersonRequest } from './person-record.ts'

/** The end of a number, the same however it was written: what a search can begin with. */
export function phoneEnd(phone: string): string {
  return phone.replace(/\D/g, '').slice(-8)
}

/**
 * Whether a number that was asked for is the one that somebody left. Without a country's code it may be of either country; a
 * number that only ends alike is another.
 */
export function isSamePhone(
  asked: string,
  left: { readonly phone: string | null; readonly country: Country },
): boolean {
  if (left.phone === null) return false
  const theirs = internationalDigits(left.phone, left.country)
  return countries.some((country) => internationalDigits(asked, country) === theirs)
}

/** Addresses and phones beside those asked for that the same person left: more may be found by them. */
export function otherContacts({ email, phone }: PersonRequest, { requests, applications }: PersonRecord): string[] {
  const rows = [...requests, ...applications]
  const emails = rows.flatMap((row) =>
    row.email && row.email.toLowerCase() !== email?.toLowerCase() ? [row.email] : [],
  )
  const phones = rows.flatMap((row) =>
    row.phone && !(phone !== undefined && isSamePhone(phone, row)) ? [row.phone] : [],
  )
  return [...new Set([...emails.map((address) => address.toLowerCase()), ...phones])]
}
