import type { Country } from '#kernel/country.ts'
import type { Segment } from './segment.ts'

/** What may be counted of an audit: nothing of who asked. Ids as the built-in list has them, one perhaps twice. */
export type CalculatedAudit = {
  readonly country: Country
  readonly segment: Segment
  readonly applianceIds: readonly number[]
}
