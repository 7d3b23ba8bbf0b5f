import { onTestFinished } from 'vitest'
import type { Country } from '#kernel/country.ts'
import { limitsOf, presentLimits, type OfficeLimits } from '#kernel/office-limits.ts'

type Changed = Partial<OfficeLimits['places']> & Partial<Pick<OfficeLimits, 'secondApprovalAbove'>>

/** What an office takes on, until the test ends. */
export function setLimits(country: Country, { secondApprovalAbove, ...places }: Changed): void {
  const before = { cm: limitsOf('cm'), bf: limitsOf('bf') }
  onTestFinished(() => presentLimits(before))
  const was = before[country]
  const above = secondApprovalAbove ?? was.secondApprovalAbove
  presentLimits({ ...before, [country]: { places: { ...was.places, ...places }, secondApprovalAbove: above } })
}
