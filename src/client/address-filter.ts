import { useSearchParams } from 'react-router'

/** An address with some of its parts replaced; an empty part is left out. */
export function withParts(address: URLSearchParams, parts: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The parts of the address as they are now: a screen shows what was chosen a moment before only once it is rendered again. */
export const addressNow = (): URLSearchParams => new URLSearchParams(location.search)

/** What a list is narrowed to, which is in the address: `narrow` replaces parts of it, `clear` takes all away. */
export function useAddressFilter() {
  const [filter, setFilter] = useSearchParams()
  return {
    filter,
    narrow: (parts: Readonly<Record<string, string>>) => setFilter(withParts(addressNow(), parts)),
    clear: () => setFilter({}),
  }
}
