import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProduct } from '../../../tests/support/products.ts'
import type { AuditAnswer } from './audit-answer.ts'
import type { ApplianceUsage, AuditRequest } from './audit-request.ts'
import { appliances, findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from './built-in-places.ts'
import { calculateAudit } from './calculate-audit.ts'
import { sizeCatalogue } from './sized-catalogue.ts'

const tables = { findAppliance, findPlace, defaultPlaceOf }
const catalogue = sizeCatalogue([
  aProduct({ id: 1, price: 1, capacity: '3kVA', batteryCapacity: '5kWh' }),
  aProduct({ id: 2, price: 2, capacity: '6kVA', batteryCapacity: '10kWh', ratings: { pvInputW: 6000 } }),
  aProduct({ id: 3, price: 3, capacity: '8kW', batteryCapacity: '15kWh', ratings: { surgeW: 16_000 } }),
])

function calculate(applianceUsage: ApplianceUsage[], options: Partial<AuditRequest> = {}): AuditAnswer {
  const request = { applianceUsage, backupHours: 12, clientType: 'residential', ...options } as const
  const outcome = calculateAudit(request, tables, catalogue)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}

const fridge: ApplianceUsage = { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true }
const microwave: ApplianceUsage = { applianceId: 6, quantity: 1, hoursDay: 0.5, hoursNight: 0.5, isEssential: false }
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('a fridge and a microwave: energies, profile, requirement, product and backup', () => {
  const answer = calculate([fridge, microwave])
  expect(answer).toMatchObject({
    status: 'ok',
    appliances: [
      { applianceId: 2, nameEn: 'Refrigerator (single door)', quantity: 1, energy: 1260, isEssential: true },
      { applianceId: 6, nameEn: 'Microwave', quantity: 1, energy: 1200, isEssential: false },
    ],
    totalDailyEnergy: 2460,
    totalEssentialEnergy: 1260,
    totalNonEssentialEnergy: 1200,
    backupHours: 12,
    place: { key: 'lagos', country: 'cm' },
    requirement: { runningW: 1350, peakW: 1950, inverterW: 1687.5, energyToCarryWh: 630, peakSunHours: 3.95 },
    recommendedProduct: { id: 1, price: 1, currency: 'NGN', coversPeak: true },
    powerMatchBySurge: false,
    closestAlternative: null,
  })
  expect(answer.loadProfileWh[0]).toBe(52.5 + 37.5)
  expect(answer.loadProfileWh[12]).toBe(52.5 + 75)
  // 5 kWh x 0.9 x 0.93 x root 0.95 at 52.5 Wh an hour is more than three days.
  expect(answer.actualBackupHours).toBe(72)
})

test('nothing fits a workshop: the closest alternative, and what it lacks', () => {
  const welder = { applianceId: 157, quantity: 2, hoursDay: 6, hoursNight: 0, isEssential: true }
  expect(calculate([welder])).toMatchObject({
    status: 'no_match',
    recommendedProduct: null,
    powerMatchBySurge: false,
    actualBackupHours: null,
    // Two welders run at 10 kW bare and start within its surge; by day they take 18 kWh.
    closestAlternative: {
      id: 3,
      shortfalls: [
        { quantity: 'continuousW', needed: 10_000, has: 8000 },
        { quantity: 'deliverableWh', needed: 18_000, has: 12_237.1 },
      ],
    },
  })
})

test('no load asks for nothing, which the cheapest system gives', () => {
  expect(calculate([{ ...fridge, hoursDay: 0, hoursNight: 0 }])).toMatchObject({
    totalDailyEnergy: 0,
    requirement: { runningW: 150, batteryWh: 0, arrayWp: 0, panels: 0 },
  })
  const generator = { applianceId: 68, quantity: 1, hoursDay: 0, hoursNight: 0, isEssential: false }
  expect(calculate([generator])).toMatchObject({
    appliances: [{ nameEn: 'Generator (existing backup, not a load)', energy: 0 }],
    requirement: { runningW: 0, inverterW: 0, batteryWh: 0, arrayWp: 0, panels: 0 },
    recommendedProduct: { id: 1 },
    actualBackupHours: 72,
  })
})

test('a grid sizes for the mean of the year, a place for its own sun, Burkina Faso for Ouagadougou', () => {
  expect(calculate([fridge], { grid: true }).requirement).toMatchObject({ peakSunHours: 4.74, designMonth: null })
  expect(calculate([fridge], { place: 'kano' }).requirement).toMatchObject({ peakSunHours: 5.27, designMonth: 12 })
  expect(calculate([fridge], { country: 'bf' }).place.key).toBe('ouagadougou')
})

test('every unknown appliance and an unknown place are named by their paths', () => {
  const request = {
    applianceUsage: [fridge, { ...fridge, applianceId: 999 }, { ...fridge, applianceId: 10_116 }],
    backupHours: 12,
    clientType: 'residential',
    place: 'atlantis',
  } as const
  expect(calculateAudit({ ...request, applianceUsage: [...request.applianceUsage] }, tables, catalogue)).toEqual({
    ok: false,
    problem: {
      code: 'invalid',
      errors: [
        { path: 'applianceUsage.1.applianceId', code: 'unknown_appliance' },
        { path: 'applianceUsage.2.applianceId', code: 'unknown_appliance' },
        { path: 'place', code: 'unknown_place' },
      ],
    },
  })
})

test.each(appliances.map((appliance) => [appliance.id, appliance.nameEn, appliance] as const))(
  'appliance %d, %s, can be calculated',
  (id, _name, { power, dutyCycle, hoursDay, hoursNight, isEssential }) => {
    const answer = calculate([{ applianceId: id, quantity: 3, hoursDay, hoursNight, isEssential }])
    expect(answer.totalDailyEnergy).toBeCloseTo(power * dutyCycle * 3 * (hoursDay + hoursNight), 3)
    expect(answer.sunProfileWh.every(Number.isFinite)).toBe(true)
    expect(Object.values(answer.requirement).every((value) => value === null || Number.isFinite(value))).toBe(true)
  },
)

test('lines of one appliance are added up; with different flags they stay two entries', () => {
  const twice = calculate([fridge, microwave, { ...fridge, quantity: 2, hoursDay: 4 }])
  expect(twice.appliances).toMatchObject([
    { applianceId: 2, quantity: 3, energy: 1260 + 2 * 150 * 0.35 * 20 },
    { applianceId: 6, quantity: 1 },
  ])
  const mixed = calculate([fridge, { ...fridge, applianceId: 10_101, isEssential: false }])
  expect(mixed.appliances).toMatchObject([
    { applianceId: 2, quantity: 1, isEssential: true, energy: 1260 },
    { applianceId: 2, quantity: 1, isEssential: false, energy: 1260 },
  ])
})

const half = (most: number) => fc.integer({ min: 0, max: most * 2 }).map((halves) => halves / 2)
const usage: fc.Arbitrary<ApplianceUsage> = fc.record({
  applianceId: fc.integer({ min: 1, max: 165 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  hoursDay: half(8),
  hoursNight: half(16),
  isEssential: fc.boolean(),
})
const list = fc.array(usage, { minLength: 1, maxLength: 30 })
const backup = fc.integer({ min: 1, max: 24 })

test('parts sum to totals', () => {
  fc.assert(
    fc.property(list, backup, (lines, backupHours) => {
      const answer = calculate(lines, { backupHours })
      const energy = (isEssential: boolean) =>
        sum(answer.appliances.filter((entry) => entry.isEssential === isEssential).map((entry) => entry.energy))
      expect(energy(true)).toBeCloseTo(answer.totalEssentialEnergy, 3)
      expect(energy(false)).toBeCloseTo(answer.totalNonEssentialEnergy, 3)
      expect(answer.totalEssentialEnergy + answer.totalNonEssentialEnergy).toBeCloseTo(answer.totalDailyEnergy, 3)
      expect(sum(answer.loadProfileWh)).toBeCloseTo(answer.totalDailyEnergy, 3)
      expect(sum(answer.essentialProfileWh)).toBeCloseTo(answer.totalEssentialEnergy, 3)
      expect(sum(answer.appliances.map((entry) => entry.quantity))).toBe(sum(lines.map((line) => line.quantity)))
    }),
  )
})

test('splitting a line in two changes nothing', () => {
  const split = fc.record({ lines: list, at: fc.nat(), part: fc.integer({ min: 1, max: 19 }), end: fc.boolean() })
  fc.assert(
    fc.property(split, backup, ({ lines, at, part, end }, backupHours) => {
      const index = at % lines.length
      const line = lines[index]
      fc.pre(line !== undefined && line.quantity > part)
      const rest = { ...line, quantity: line.quantity - part }
      const before = lines.with(index, { ...line, quantity: part })
      const divided = end ? [...before, rest] : before.toSpliced(index + 1, 0, rest)
      expect(calculate(divided, { backupHours })).toEqual(calculate(lines, { backupHours }))
    }),
  )
})

test('more load never needs a smaller system', () => {
  const quantities = ['runningW', 'peakW', 'inverterW', 'energyToCarryWh', 'batteryWh', 'arrayWp', 'panels'] as const
  fc.assert(
    fc.property(list, usage, backup, (lines, more, backupHours) => {
      const less = calculate(lines, { backupHours })
      const grown = calculate([...lines, more], { backupHours })
      for (const quantity of quantities) {
        expect(grown.requirement[quantity]).toBeGreaterThanOrEqual(less.requirement[quantity])
      }
      expect(less.recommendedProduct?.price ?? Infinity).toBeLessThanOrEqual(
        grown.recommendedProduct?.price ?? Infinity,
      )
    }),
  )
})

test('what is recommended carries the essential appliances for the hours asked', () => {
  fc.assert(
    fc.property(list, backup, (lines, backupHours) => {
      const { actualBackupHours } = calculate(lines, { backupHours })
      expect(actualBackupHours ?? 24).toBeGreaterThanOrEqual(backupHours)
    }),
  )
})

test('every number can be opened: the terms give the value by the formula', () => {
  fc.assert(
    fc.property(list, backup, (lines, backupHours) => {
      const { explanations, requirement } = calculate(lines, { backupHours })
      const of = (key: keyof typeof explanations) =>
        Object.fromEntries(explanations[key].terms.map(({ name, value }) => [name, value])) as Record<string, number>
      const i = of('inverter')
      const together = Math.max(
        i.largestNonEssentialPower ?? NaN,
        (i.nonEssentialDiversity ?? NaN) * (i.nonEssentialPower ?? NaN),
      )
      expect((i.inverterMargin ?? NaN) * ((i.essentialPower ?? NaN) + together)).toBeCloseTo(requirement.inverterW, 2)
      expect((i.runningPower ?? NaN) + (i.largestStart ?? NaN)).toBeCloseTo(requirement.peakW, 2)
      const b = of('battery')
      const carried =
        requirement.batteryWh * (b.inverterEfficiency ?? NaN) * (b.depthOfDischarge ?? NaN) * Math.sqrt(0.95)
      expect(carried).toBeCloseTo(b.energyToCarry ?? NaN, 1)
      const a = of('array')
      expect((a.energyFromArray ?? NaN) / (requirement.peakSunHours * (a.performanceRatio ?? NaN))).toBeCloseTo(
        requirement.arrayWp,
        1,
      )
      expect(explanations.panels.value).toBe(Math.ceil((of('panels').arrayPower ?? NaN) / 550))
    }),
  )
})
