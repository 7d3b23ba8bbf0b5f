/**
 * What is counted, each by keys of its own: requests by kind, by the page they were sent from, by state, by how soon
 * somebody answered; applications by how far they came; products by id; audits by segment; appliances by id.
 */
export const measures = [
  'request',
  'page',
  'state',
  'contact',
  'application',
  'ordered',
  'applied',
  'audit',
  'appliance',
] as const
export type Measure = (typeof measures)[number]

/** Pages that requests are sent from, as `page_of` names them: `other` pages of ours, `unknown` when nobody said. */
export const countedPages = [
  'home',
  'products',
  'product',
  'audit',
  'financing',
  'eligibility',
  'contact',
  'faq',
  'news',
  'article',
  'solutions',
  'solution',
  'search',
  'other',
  'unknown',
] as const
export type CountedPage = (typeof countedPages)[number]

/** The way from an energy audit to an approved application; the last three are the keys of `application`. */
export const funnelSteps = ['audits', 'requests', 'started', 'submitted', 'approved'] as const
export type FunnelStep = (typeof funnelSteps)[number]
