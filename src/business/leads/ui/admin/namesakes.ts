import { foldText, hasWordsAlike } from '#kernel/fold-text.ts'
import type { InboxLead } from '../../admin-lead.ts'

const mostSuggested = 6

type Asker = Pick<InboxLead, 'name' | 'phone' | 'dialledNumber' | 'email'> & {
  readonly asked: Pick<InboxLead['asked'], 'words'>
}

/** Those of a search who are called as it says, or alike, in its order; each person once, by the first of their requests. */
export function namesakesIn<Lead extends Asker>(found: readonly Lead[], name: string): readonly Lead[] {
  const isCalled = (lead: Lead) => hasWordsAlike(foldText(lead.name), name)
  // What is found by what they wrote is nobody of that name.
  const isOnlySaid = (lead: Lead) => foldText(lead.asked.words).includes(foldText(name))
  const people = [...found.filter(isCalled), ...found.filter((one) => !isCalled(one) && !isOnlySaid(one))]
  return people
    .filter((one, at) => !people.slice(0, at).some((before) => isSamePerson(before, one)))
    .slice(0, mostSuggested)
}

/** Two of one name are two, unless they are reached the same way. */
function isSamePerson(one: Asker, other: Asker): boolean {
  const isSame = (of: (asker: Asker) => string | null | undefined) => Boolean(of(one)) && of(one) === of(other)
  return isSame(({ dialledNumber, phone }) => dialledNumber ?? phone) || isSame(({ email }) => email?.toLowerCase())
}
