import { parse } from 'hono/utils/cookie'
import { defaultCountry, isCountry, type Country } from '#kernel/country.ts'
import { defaultLanguage, isLanguage, type Language } from '#kernel/language.ts'

/** A request, as far as it decides about what anybody may read. */
export type Asking = Pick<Request, 'method' | 'url'> & { readonly headers: Pick<Headers, 'get'> }

/** Staff keep a language of their own: what they look at on the site in another one leaves the back office as it is. */
const staffPath = /^(?:https?:\/\/[^/?]+)?\/(?:api\/(?:admin|auth)|admin)(?:[/?]|$)/

/**
 * Who asks: `?lang=` and `?country=` override the cookies; French and Nigeria otherwise. Who saves data says so in a header. In the
 * back office staff's own cookie comes first.
 */
export function visitorOf(request: Asking): { language: Language; country: Country; savesData?: true } {
  const header = request.headers.get('cookie')
  const cookies = header ? parse(header) : {}
  const start = request.url.indexOf('?')
  const query = start < 0 ? null : new URLSearchParams(request.url.slice(start))
  const own = staffPath.test(request.url) ? cookies['staff-language'] : undefined
  const language = [query?.get('lang'), own, cookies['language']].find(isLanguage) ?? defaultLanguage
  const country = [query?.get('country'), cookies['country']].find(isCountry) ?? defaultCountry
  return request.headers.get('save-data') === 'on' ? { language, country, savesData: true } : { language, country }
}
