import { endOfNumber, type PersonPage, type PersonRecord } from '../../person-record.ts'

/** A name that somebody gave, with each phone and address that they left under it. */
export type GivenName = { readonly name: string; readonly contacts: readonly string[] }

/** Every name of what was found, the newest first. */
export function namesOf({ requests, applications }: PersonRecord): readonly GivenName[] {
  const records = [...requests, ...applications].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const named = Map.groupBy(
    records.filter(({ name }) => name),
    ({ name }) => name,
  )
  return [...named].map(([name, theirs]) => ({
    name,
    contacts: [...new Set(theirs.flatMap(({ phone, email }) => [phone ?? [], email?.toLowerCase() ?? []].flat()))],
  }))
}

/** What several names have in common: the phone, else the address; null where one name alone is known by them. */
export function sharedBy(person: PersonPage): { readonly contact: string; readonly count: number } | null {
  const names = namesOf(person)
  const shared = [person.phone, person.email].flatMap((contact) => {
    if (!contact) return []
    const count = names.filter(({ contacts }) => contacts.some((one) => isSame(one, contact))).length
    return count > 1 ? [{ contact, count }] : []
  })
  return shared[0] ?? null
}

/** A number is the same with its country's code and without. */
function isSame(one: string, other: string): boolean {
  if (one.includes('@') || other.includes('@')) return one.toLowerCase() === other.toLowerCase()
  return endOfNumber(one) === endOfNumber(other)
}
