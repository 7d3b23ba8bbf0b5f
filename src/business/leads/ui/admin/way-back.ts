import { useLocation } from 'react-router'

type WayBack = { readonly from: string }

/** Goes along with a link out of a screen: whoever follows it comes back to what they saw. */
export function useWayBack(): WayBack {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}

/** The screen at a path that somebody came from, as they saw it; null for whoever came another way. */
function useBehind(path: string): string | null {
  const { from = '' } = (useLocation().state ?? {}) as Partial<WayBack>
  return from.startsWith(path) ? from : null
}

export const useCalendarBehind = () => useBehind('/admin/calendar')
export const useCustomersBehind = () => useBehind('/admin/people')
