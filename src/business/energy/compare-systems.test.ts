import { expect, test } from 'vitest'
import { demoCatalogueIn } from '../../../tests/support/demo-catalogue.ts'
import { findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from './built-in-places.ts'
import { calculateAudit } from './calculate-audit.ts'
import { compareSystems, type CompareRequest } from './compare-systems.ts'

const tables = { findAppliance, findPlace, defaultPlaceOf }
const catalogue = demoCatalogueIn('cm')
const fridge = { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true }
const iron = { applianceId: 65, quantity: 1, hoursDay: 1, hoursNight: 0, isEssential: false }
const audit = { applianceUsage: [fridge, iron], backupHours: 12, clientType: 'residential' } as const
const request = (productIds: number[], more: Partial<CompareRequest> = {}): CompareRequest => ({
  ...audit,
  applianceUsage: [...audit.applianceUsage],
  ...more,
  productIds,
})

test('the pick of an audit stands in the comparison as it was answered', () => {
  const answer = calculateAudit(request([]), tables, catalogue)
  const pick = answer.ok ? answer.value.pick : null
  const compared = compareSystems(request([pick?.id ?? 0]), tables, catalogue)
  const { units, panels, totalPrice, actualBackupHours } = pick ?? {}
  expect(compared).toMatchObject({
    ok: true,
    value: {
      totalDailyEnergy: 1260 + 500,
      systems: [{ id: pick?.id, units, panels, totalPrice, actualBackupHours, shortfalls: [] }],
    },
  })
})

test('in the order asked; what a system lacks is said, and what can still be added', () => {
  // Power M 6kVA/15kWh and the EB70, which takes no panel of the catalogue.
  const compared = compareSystems(request([4, 9]), tables, catalogue)
  const [large, small] = compared.ok ? compared.value.systems : []
  expect([large?.id, small?.id]).toEqual([4, 9])
  expect(large?.shortfalls).toEqual([])
  expect(large?.room.batteryWh).toBeGreaterThan(5000)
  expect(large?.room.units).toBe(2)
  expect(small?.shortfalls.map(({ quantity }) => quantity)).toContain('pvInputW')
})

test('a product that is no system of the segment is named by its path', () => {
  expect(compareSystems(request([4, 24, 999]), tables, catalogue)).toEqual({
    ok: false,
    problem: {
      code: 'invalid',
      errors: [
        { path: 'productIds.1', code: 'unknown_product' },
        { path: 'productIds.2', code: 'unknown_product' },
      ],
    },
  })
})
