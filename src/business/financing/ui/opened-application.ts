import type { Application } from '../application.ts'
import type { ApplicationRequest } from '../plan-request.ts'

/** What came of opening the page. */
export type OpenedApplication =
  | { readonly kind: 'draft'; readonly application: Application }
  /** One that we have already. */
  | { readonly kind: 'existing'; readonly application: Application }
  /** `statusLink` is null when the answer that told it was lost. */
  | { readonly kind: 'submitted'; readonly application: Application; readonly statusLink: string | null }
  /** The plan can't be applied for in this country; without a product none was chosen. */
  | { readonly kind: 'not_offered'; readonly productId: number | null }
  /** The one that is begun is for another country, whose prices and conditions are others. */
  | { readonly kind: 'other_country' }
  /** There is no quote of the key that the address names (any more). */
  | { readonly kind: 'quote_gone' }
  /** The visitor was shown other numbers than `now`. */
  | { readonly kind: 'price_changed'; readonly was: ApplicationRequest; readonly now: ApplicationRequest }
