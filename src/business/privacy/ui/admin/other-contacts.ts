import type { PersonRecord } from '../../person-record.ts'
import type { PersonRequest } from '../../person-request.ts'
import { isSamePhone } from '../../same-phone.ts'

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
