import { foldText } from './fold-text.ts'

/** What somebody left with a request or an application. */
type Left = {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly createdAt: string
}

/** A name that somebody gave, with each phone and address that they left under it. */
export type GivenName = { readonly name: string; readonly contacts: readonly string[] }

/** What all spellings of a name have in common, as search reads them: accents, capitals and spaces make no other name. */
const keyOfName = (name: string): string => foldText(name).trim().replace(/\s+/g, ' ')

/** Every name of some records, as it was last written, the newest first. */
export function namesOf(left: readonly Left[]): readonly GivenName[] {
  const records = left.filter(({ name }) => name.trim()).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return [...Map.groupBy(records, ({ name }) => keyOfName(name)).values()].map((theirs) => ({
    name: theirs[0]?.name ?? '',
    contacts: [...new Set(theirs.flatMap(({ phone, email }) => [phone ?? [], email?.toLowerCase() ?? []].flat()))],
  }))
}

type Contact = Pick<Left, 'phone' | 'email'>

/** What several names have in common: the phone, else the address; null where one name alone is known by them. */
export function sharedBy(
  { phone, email }: Contact,
  left: readonly Left[],
): { readonly contact: string; readonly count: number } | null {
  const names = namesOf(left)
  const shared = [phone, email].flatMap((contact) => {
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

/** The digits in which a number ends, with its country's code and without. */
export const endOfNumber = (phone: string): string => phone.replace(/\D/g, '').slice(-8)
