import type { MessageKey } from '#i18n/message-contexts.ts'

export type NavigationEntry = { readonly to: string; readonly label: MessageKey }

export const mainNavigation: readonly NavigationEntry[] = [
  { to: '/', label: 'shell.nav.home' },
  { to: '/products', label: 'shell.nav.products' },
  { to: '/smart-solar-plan', label: 'shell.nav.audit' },
  { to: '/financing', label: 'shell.nav.financing' },
  { to: '/eligibility', label: 'shell.nav.eligibility' },
  { to: '/solutions', label: 'shell.nav.solutions' },
  { to: '/news', label: 'shell.nav.news' },
]

/** The slide-in menu has the contact page too. */
export const menuNavigation: readonly NavigationEntry[] = [
  ...mainNavigation,
  { to: '/contact', label: 'shell.nav.contact' },
]

/** The links at the foot of every page: without script the search too, whose box is in the menu on a phone. */
export const footerNavigation: readonly NavigationEntry[] = [
  ...menuNavigation,
  { to: '/about', label: 'shell.footer.about.title' },
  { to: '/faq', label: 'shell.footer.faq' },
  { to: '/search', label: 'shell.search' },
]

export const legalLinks: readonly NavigationEntry[] = [
  { to: '/warranty', label: 'shell.footer.warranty' },
  { to: '/terms-of-use', label: 'shell.footer.terms' },
  { to: '/privacy-policy', label: 'shell.footer.privacy' },
  { to: '/accessibility', label: 'shell.footer.accessibility' },
]

/** Whether an entry is the active one: by path prefix, home on an exact match only, a query string left aside. */
export function isActiveEntry(to: string, pathname: string): boolean {
  const path = to.split('?')[0] ?? to
  if (path === '/') return pathname === '/'
  return pathname === path || pathname.startsWith(`${path}/`)
}
