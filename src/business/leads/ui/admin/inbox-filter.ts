/** What the inbox is narrowed to, in the order of its form. */
export const inboxFilters = ['q', 'kind', 'status', 'country', 'assignee'] as const
export type InboxFilter = (typeof inboxFilters)[number]

/** The part of an address that narrows the inbox, as the API takes it: nothing else, nothing empty. */
export function inboxFilterOf(address: URLSearchParams): string {
  const filter = inboxFilters.flatMap((name) => {
    const value = address.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(filter).toString()
}

/** The address with one of its parts replaced; an empty part is left out. */
export function addressWith(address: URLSearchParams, name: InboxFilter | 'lead', value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
