/**
 * A query as the fragment of an address: a device without a network has the page that lacks it, and the app asks for it once that page is
 * hydrated.
 */
export const askedLater = (search: string): string => `#${search}`

/** The query in such a fragment; null in any other. */
export const searchAskedLater = (hash: string): string | null => (hash.startsWith('#?') ? hash.slice(1) : null)

/** The state of the navigation that asks for it: it takes the place of the entry before, and is an arrival all the same. */
export const laterState = 1
