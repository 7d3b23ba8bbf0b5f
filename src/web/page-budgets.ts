import { routes } from './routes.ts'

/** The header in which a page tells what the first visit to it weighs, in bytes. */
export const weightHeader = 'x-page-weight'

const budgets: Readonly<Record<string, number>> = {
  '/': 114_000,
  '/products': 117_000,
  '/products/:id': 110_500,
  '/compare': 120_000,
  '/smart-solar-plan': 110_000,
  '/financing': 119_500,
  '/eligibility': 107_000,
  '/contact': 98_000,
  '/test-recommendation': 104_000,
}
const readingBudget = 52_000

/**
 * The most that a first visit to a page may weigh on a phone, in bytes as sent: the document with its styles, scripts, letters, and the
 * site's own pictures that are fetched at once. Minified names, and so the bytes, differ by a hundred or two from build to build. A page to be read has hardly a script.
 */
export const budgetOf = (path: string): number => budgets[path] ?? readingBudget

/** The pages that are one address each: those whose weight the back office lists. */
export const weighedPaths: readonly string[] = routes.map(({ path }) => path).filter((path) => !path.includes(':'))
