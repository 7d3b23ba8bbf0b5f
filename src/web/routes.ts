import type { PageRoute } from './page.ts'

/** The site map: path and page module (under pages/), first match wins. */
export const routes: readonly PageRoute[] = [
  { path: '/', page: 'site/home' },
  { path: '/products', page: 'site/products' },
  { path: '/products/:id', page: 'site/product' },
  { path: '/compare', page: 'site/compare' },
  { path: '/smart-solar-plan', page: 'site/smart-solar-plan' },
  { path: '/financing', page: 'site/financing' },
  { path: '/financing/applications/:id', page: 'site/application-status' },
  { path: '/quote/:key', page: 'site/quote' },
  { path: '/quote', page: 'site/quote' },
  { path: '/eligibility', page: 'site/eligibility' },
  { path: '/about', page: 'site/about' },
  { path: '/warranty', page: 'site/warranty' },
  { path: '/terms-of-use', page: 'site/terms-of-use' },
  { path: '/privacy-policy', page: 'site/privacy-policy' },
  { path: '/accessibility', page: 'site/accessibility' },
  { path: '/contact', page: 'site/contact' },
  { path: '/faq', page: 'site/faq' },
  { path: '/news', page: 'site/news' },
  { path: '/news/:slug', page: 'site/article' },
  { path: '/solutions', page: 'site/solutions' },
  { path: '/solutions/:id', page: 'site/case-study' },
  { path: '/solar-for', page: 'site/solar' },
  { path: '/solar-for/:need', page: 'site/solar' },
  { path: '/solar-in/:place', page: 'site/solar' },
  { path: '/download', page: 'site/download' },
  { path: '/search', page: 'site/search' },
  { path: '/test-recommendation', page: 'site/test-recommendation' },
]

/** Routes that are not in the sitemap. Apart from them: no browser asks. */
export const unlistedPaths: ReadonlySet<string> = new Set(['/quote', '/quote/:key', '/search', '/test-recommendation'])

export const notFoundRoute: PageRoute = { path: '*', page: 'site/not-found' }

/** Old addresses that lead on, keeping their query string. */
export const redirects: Readonly<Record<string, string>> = {
  '/energy-audit': '/smart-solar-plan',
  '/financing-simulator': '/financing',
  '/quotes': '/quote',
  '/company': '/about',
  '/a-propos': '/about',
}
