import { defaultCountry, isCountry } from '#kernel/country.ts'
import { defaultLanguage, isLanguage, languages, type Language } from '#kernel/language.ts'

const oneYear = 60 * 60 * 24 * 365

/** Where a device keeps pages for days without a network, as they were rendered for one language and one country. */
export const keptPages = 'pages'

const unchosen = { language: defaultLanguage, country: defaultCountry }

/** Keeps a choice of this visitor: in local storage, and in a cookie of the same name so that the server renders it. */
export function rememberPreference(name: 'language' | 'country', value: string): void {
  // Pages in another language, or with another country's prices, are none of this visitor's.
  const isOther = (recallPreference(name) ?? unchosen[name]) !== value
  if (isOther && 'caches' in window) caches.delete(keptPages).catch(() => undefined)
  setCookie(name, value)
  keepOnDevice(name, value)
}

/** Keeps the language of the back office on this device, whatever the site is looked at in. */
export function rememberStaffLanguage(language: Language): void {
  setCookie('staff-language', language)
}

function setCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${oneYear}; samesite=lax${secure}`
}

/** Keeps a value under `name`; where storage is refused, nowhere: it is chosen again on the next visit. */
export function keepOnDevice(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Private browsing, or no room left.
  }
}

/** What was kept under `name`, or null (also where storage is refused). */
export function recallPreference(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

const hasCookie = (name: string) => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))

/** Where a cookie is gone and the storage is not, the choice comes back; true where the server now renders another page. */
export function restoreCookies(): boolean {
  const restore = (name: 'language' | 'country', isChoice: (value: unknown) => boolean): boolean => {
    const kept = recallPreference(name)
    if (kept === null || !isChoice(kept) || hasCookie(name)) return false
    rememberPreference(name, kept)
    // A browser that refuses cookies stays where it is.
    return hasCookie(name) && kept !== unchosen[name]
  }
  return [restore('language', isLanguage), restore('country', isCountry)].includes(true)
}

/** `?lang=` and `?country=` persist: the server has set the cookies, this keeps them in local storage too. */
export function rememberAsked(search: string): void {
  const asked = new URLSearchParams(search)
  const [language, country] = [asked.get('lang'), asked.get('country')]
  if (isLanguage(language)) rememberPreference('language', language)
  if (isCountry(country)) rememberPreference('country', country)
}

/** The language that a page in `shown` offers, in its messages `shell.hint`. */
export function otherLanguage(shown: Language): Language {
  return languages.find((language) => language !== shown) ?? shown
}

/** Whether to offer the other language: the browser prefers it, and this visitor has never answered. */
export function prefersOther(shown: Language): boolean {
  const preferred = navigator.language.slice(0, 2)
  return preferred !== shown && preferred === otherLanguage(shown) && recallPreference('language') === null
}
