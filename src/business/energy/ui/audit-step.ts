import { segments, type Segment } from '../segment.ts'

/** Choose appliances, refine their use, read the result. The address carries it, so the back button moves between them. */
export type AuditStep = 1 | 2 | 3

/** How many steps the progress bar counts. */
export const stepCount = 3

/** The step of an address; the first where it names none. */
export function stepOf(search: URLSearchParams): AuditStep {
  const step = Number(search.get('step'))
  return step === 2 || step === 3 ? step : 1
}

/** The project type that an address preselects. */
export function segmentOf(search: URLSearchParams): Segment | null {
  return segments.find((segment) => segment === search.get('type')) ?? null
}

/** The query string of another step or project type; everything else in it stays. */
export function searchWith(search: URLSearchParams, change: { step?: AuditStep; segment?: Segment }): string {
  const next = new URLSearchParams(search)
  if (change.segment) next.set('type', change.segment)
  if (change.step === 1) next.delete('step')
  else if (change.step) next.set('step', String(change.step))
  return next.size > 0 ? `?${next}` : ''
}
