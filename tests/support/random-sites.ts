import fc from 'fast-check'
import type { ApplianceUsage, AuditRequest } from '#business/energy/audit-request.ts'
import { appliances } from '#business/energy/built-in-appliances.ts'
import { places } from '#business/energy/built-in-places.ts'
import { tariffBands } from '#business/energy/parameters.ts'

const half = (most: number) => fc.integer({ min: 0, max: most * 2 }).map((halves) => halves / 2)
/** What people have at home or in a business that we could equip: not a lift, not an X-ray machine. */
const ids = appliances.filter(({ power }) => power <= 3000).map(({ id }) => id)
const line: fc.Arbitrary<ApplianceUsage> = fc.record({
  applianceId: fc.constantFrom(...ids),
  quantity: fc.integer({ min: 1, max: 4 }),
  hoursDay: half(8),
  hoursNight: half(16),
  isEssential: fc.boolean(),
})

/** Homes and businesses of up to so many lines, in every place, with and without a grid, bands and phases. */
export const randomSite = (mostLines: number): fc.Arbitrary<AuditRequest> =>
  fc
    .record({
      applianceUsage: fc.array(line, { minLength: 1, maxLength: mostLines }),
      backupHours: fc.integer({ min: 1, max: 24 }),
      clientType: fc.constantFrom('residential' as const, 'commercial' as const),
      place: fc.constantFrom(...places),
      grid: fc.boolean(),
      band: fc.constantFrom(undefined, ...tariffBands),
      phases: fc.constantFrom(1 as const, 3 as const),
    })
    .map(({ place, ...rest }) => Object.assign(rest, { place: place.key, country: place.country }))
