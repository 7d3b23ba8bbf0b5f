import type { AdminApplication } from './admin-application.ts'

type Weighed = Pick<AdminApplication, 'affordability' | 'statedIncome'> & {
  readonly timeline: readonly Pick<AdminApplication['timeline'][number], 'id' | 'event' | 'staffNote'>[]
}

/**
 * Whether the plan was weighed by what the applicant stated, which nobody had read in the documents: before an entry of the timeline,
 * or as it is now. Not where no income is asked for, or none was stated in an amount.
 */
export function isOnStatedIncome({ affordability, statedIncome, timeline }: Weighed, before = Infinity): boolean {
  if (affordability === null || statedIncome === null) return false
  const read = timeline.findLast(({ id, event }) => id < before && event === 'income_read')
  return (read?.staffNote ?? null) === null
}
