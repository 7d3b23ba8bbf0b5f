/** How somebody of ours got in touch with a person, as it is noted with one tap. */
export const notedContacts = ['reached', 'no_answer', 'chat'] as const
export type NotedContact = (typeof notedContacts)[number]

/** True of an event of a timeline that says so. */
export function isNotedContact(event: string): event is NotedContact {
  return notedContacts.includes(event as NotedContact)
}
