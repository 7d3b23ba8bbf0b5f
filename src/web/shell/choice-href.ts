import { useLocation } from 'react-router'
import { withoutCampaign } from '../campaign-parameters.ts'

/** The current address with the visitor's choice in it: works without scripts, and can be copied. */
export function useChoiceHref(): (parameter: 'lang' | 'country', value: string) => string {
  const { pathname, search } = useLocation()
  return (parameter, value) => {
    const query = new URLSearchParams(withoutCampaign(search))
    query.set(parameter, value)
    return `${pathname}?${query}`
  }
}
