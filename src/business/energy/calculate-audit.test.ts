import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProduct } from '../../../tests/support/products.ts'
import type { AuditAnswer } from './audit-answer.ts'
import type { ApplianceUsage, AuditRequest, ChosenSystem } from './audit-request.ts'
import { appliances, findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from './built-in-places.ts'
import { longestHours } from './backup-duration.ts'
import { calculateAudit, calculateYear } from './calculate-audit.ts'
import { sizeCatalogue } from './sized-catalogue.ts'

const tables = { findAppliance, findPlace, defaultPlaceOf }
const costs = { panelPricePerW: 250, installationShare: 0.15, installationMinimum: 150_000 }
const panel = aProduct({ id: 9, systemType: 'Solar Panel', capacity: '550W', batteryCapacity: '', price: 140_000 })
const stated = { acCharge: true, pvInputW: 8000, idleW: 40 }
const catalogue = sizeCatalogue(
  [
    aProduct({ id: 1, price: 1_000_000, capacity: '3kVA', batteryCapacity: '5kWh', ratings: stated }),
    aProduct({ id: 2, price: 2_000_000, capacity: '6kVA', batteryCapacity: '10kWh', ratings: stated }),
    aProduct({
      id: 3,
      price: 3_000_000,
      capacity: '8kW',
      batteryCapacity: '15kWh',
      ratings: { ...stated, surgeW: 16_000, dischargeW: 15_000 },
    }),
    panel,
  ],
  costs,
)

function calculate(applianceUsage: ApplianceUsage[], options: Partial<AuditRequest> = {}): AuditAnswer {
  const request = { applianceUsage, backupHours: 12, clientType: 'residential', ...options } as const
  const outcome = calculateAudit(request, tables, catalogue)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}

const fridge: ApplianceUsage = { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true }
const microwave: ApplianceUsage = { applianceId: 6, quantity: 1, hoursDay: 0.5, hoursNight: 0.5, isEssential: false }
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('a fridge and a microwave: energies, profile, requirement, product, price and backup', () => {
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
    allEssential: false,
    backupHours: 12,
    place: { key: 'lagos', country: 'cm' },
    requirement: {
      runningW: 1350,
      peakW: 1950,
      inverterW: 1687.5,
      peakSunHours: 3.95,
      designMonth: 7,
      panelPowerW: 550,
    },
    recommendedProduct: { id: 1, price: 1_000_000, currency: 'NGN' },
    pick: { id: 1, units: 1, systemPrice: 1_000_000, powerMatchBySurge: false, notCarried: [] },
    powerMatchBySurge: false,
    comfort: null,
    closestAlternative: null,
  })
  expect(answer.loadProfileWh[0]).toBe(52.5)
  expect(answer.loadProfileWh[12]).toBe(52.5 + 75)
  // The microwave’s half hour of the night comes at once.
  expect(answer.loadProfileWh[18]).toBe(52.5 + 600)
  const { pick, economical } = answer
  expect(pick?.totalPrice).toBe((pick?.systemPrice ?? 0) + (pick?.panelsPrice ?? 0) + (pick?.installation ?? 0))
  expect(pick?.panelsPrice).toBe((pick?.panels ?? 0) * 140_000)
  expect(pick?.installation).toBe(Math.max(150_000, Math.round(0.15 * (1_000_000 + (pick?.panelsPrice ?? 0)))))
  // The essentials alone take fewer panels; the microwave then runs while the sun does.
  expect(economical?.totalPrice).toBeLessThan(pick?.totalPrice ?? 0)
  expect(economical?.notCarried).toMatchObject([{ applianceId: 6 }])
  // 5 kWh x 0.9 x 0.93 x root 0.95 at 52.5 + 40 Wh an hour.
  expect(answer.actualBackupHours).toBeCloseTo((5000 * 0.9 * 0.93 * Math.sqrt(0.95)) / 92.5, 1)
})

test('nothing fits a workshop: the closest alternative, and what it lacks', () => {
  const welder = { applianceId: 157, quantity: 2, hoursDay: 6, hoursNight: 0, isEssential: true }
  const answer = calculate([welder])
  expect(answer).toMatchObject({
    status: 'no_match',
    recommendedProduct: null,
    pick: null,
    economical: null,
    powerMatchBySurge: false,
    actualBackupHours: null,
    closestAlternative: { id: 3, units: 1 },
  })
  const { shortfalls = [] } = answer.closestAlternative ?? {}
  expect(shortfalls).toContainEqual({ quantity: 'continuousW', needed: 10_000, has: 8000 })
  expect(shortfalls.every(({ needed, has }) => has < needed)).toBe(true)
})

test('no load asks for nothing, which the cheapest system gives', () => {
  expect(calculate([{ ...fridge, hoursDay: 0, hoursNight: 0 }])).toMatchObject({
    totalDailyEnergy: 0,
    requirement: { runningW: 0, batteryWh: 0, arrayWp: 0, panels: 0 },
  })
  const generator = { applianceId: 68, quantity: 1, hoursDay: 0, hoursNight: 0, isEssential: false }
  expect(calculate([generator])).toMatchObject({
    appliances: [{ nameEn: 'Generator (existing backup, not a load)', energy: 0 }],
    requirement: { runningW: 0, inverterW: 0, batteryWh: 0, arrayWp: 0, panels: 0 },
    recommendedProduct: { id: 1 },
  })
})

test('with a grid the pick carries the essentials, the dearer answer everything; the receipt says what it costs without panels', () => {
  const answer = calculate([fridge, microwave], { grid: true, band: 'C' })
  expect(answer.requirement).toMatchObject({ batteryCase: 'outage', energyToCarryWh: 12 * 52.5 })
  expect(answer.economical).toBeNull()
  // The cheapest that carries the fridge has room for the microwave: both answers are the same system, and say the same.
  expect(answer.pick).toMatchObject({ id: 1, notCarried: [] })
  expect(answer.comfort).toEqual(answer.pick)
  const kettle: ApplianceUsage = { ...microwave, hoursNight: 5 }
  const dear = calculate([fridge, kettle], { grid: true, band: 'C' })
  expect(dear.pick?.notCarried).toMatchObject([{ applianceId: 6, nameEn: 'Microwave' }])
  expect(dear.comfort).toMatchObject({ notCarried: [] })
  const { withoutPanelsPrice, panels, totalPrice } = answer.pick ?? {}
  expect(panels).toBeGreaterThan(0)
  expect(withoutPanelsPrice).toBeLessThan(totalPrice ?? 0)
})

test('the outage of a day is what the band leaves, at most twenty hours', () => {
  const carry = (options: Partial<AuditRequest>) =>
    calculate([fridge], { grid: true, backupHours: 2, ...options }).requirement.energyToCarryWh
  expect(carry({})).toBeCloseTo(2 * 52.5, 6)
  expect(carry({ band: 'A' })).toBeCloseTo(4 * 52.5, 6)
  expect(carry({ band: 'D' })).toBeCloseTo(16 * 52.5, 6)
  expect(carry({ band: 'E' })).toBeCloseTo(20 * 52.5, 6)
  expect(carry({ band: 'A', backupHours: 12 })).toBeCloseTo(12 * 52.5, 6)
})

test('where no appliance is essential all are, and the answer says so', () => {
  const answer = calculate([microwave])
  expect(answer).toMatchObject({ allEssential: true, totalEssentialEnergy: 1200, totalNonEssentialEnergy: 0 })
  expect(answer.appliances).toMatchObject([{ applianceId: 6, isEssential: true }])
})

test('a year of a chosen system; a product, units and panels that are not sold are named', () => {
  const body = { applianceUsage: [fridge, microwave], backupHours: 12, clientType: 'residential' } as const
  const year = (system: ChosenSystem) =>
    calculateYear({ ...body, applianceUsage: [...body.applianceUsage], ...system }, tables, catalogue)
  const { pick } = calculate([fridge, microwave])
  const answer = year({ productId: pick?.id ?? 0, units: pick?.units ?? 0, panels: pick?.panels ?? 0 })
  expect(answer.ok && answer.value.months.map(({ month, essentialShare }) => [month, essentialShare])).toEqual(
    Array.from({ length: 12 }, (_, at) => [at + 1, 1]),
  )
  expect(answer.ok && answer.value.balance.loadWh).toBeCloseTo(2460 + 24 * 40, 6)
  const refusal = (path: string, code: string) => ({
    ok: false,
    problem: { code: 'invalid', errors: [{ path, code }] },
  })
  expect(year({ productId: 99, units: 1, panels: 1 })).toEqual(refusal('productId', 'unknown_product'))
  expect(year({ productId: 1, units: 2, panels: 1 })).toEqual(refusal('units', 'not_possible'))
})

test('a grid sizes for the mean of the year, a place for its own sun, Burkina Faso for Ouagadougou', () => {
  const { monthly } = defaultPlaceOf.cm
  const mean = monthly.reduce((total, value) => total + value, 0) / 12
  expect(calculate([fridge], { grid: true }).requirement).toMatchObject({
    peakSunHours: Math.round(1000 * mean) / 1000,
    designMonth: null,
  })
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
    expect(
      Object.values(answer.requirement).every((value) => typeof value !== 'number' || Number.isFinite(value)),
    ).toBe(true)
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

test('more load never needs less power, sun or panels, nor with a grid a smaller battery or a lower price', () => {
  // Without a grid, panels for more load by day also shorten the night that the battery must carry.
  const always = ['runningW', 'peakW', 'inverterW', 'arrayWp', 'panels'] as const
  const withGrid = [...always, 'energyToCarryWh', 'batteryWh'] as const
  fc.assert(
    fc.property(list, usage, backup, fc.boolean(), (lines, more, backupHours, grid) => {
      const less = calculate(lines, { backupHours, grid })
      const grown = calculate([...lines, more], { backupHours, grid })
      // A first essential line makes the others less than essential.
      fc.pre(less.allEssential === grown.allEssential)
      for (const quantity of grid ? withGrid : always) {
        expect(grown.requirement[quantity]).toBeGreaterThanOrEqual(less.requirement[quantity])
      }
      if (!grid) return
      // An array beyond the input takes the whole panels below it, one up to it the panel that passes it: one fewer (decision 57).
      const { panels = 0, panelsPrice = 0, totalPrice = Infinity } = less.pick ?? {}
      const lastPanel = panels > (grown.pick?.panels ?? 0) ? (panelsPrice / panels) * 1.15 + 1 : 0
      expect(totalPrice - lastPanel).toBeLessThanOrEqual(grown.pick?.totalPrice ?? Infinity)
    }),
    {
      examples: [
        [
          [{ applianceId: 70, quantity: 18, hoursDay: 7, hoursNight: 14.5, isEssential: true }],
          { applianceId: 1, quantity: 2, hoursDay: 4, hoursNight: 7, isEssential: true },
          1,
          true,
        ],
      ],
    },
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

test('the hours of the night can be opened: what the battery gives lasts so long by the load from 17:00 on', () => {
  fc.assert(
    fc.property(list, backup, (lines, backupHours) => {
      const { pick, essentialProfileWh } = calculate(lines, { backupHours })
      if (!pick) return
      const { value, terms } = pick.backup
      expect(value).toBe(pick.actualBackupHours)
      const of = Object.fromEntries(terms.map((term) => [term.name, term.value])) as Record<string, number>
      const { batteryCapacity = NaN, depthOfDischarge = NaN, inverterEfficiency = NaN, deliverable = NaN } = of
      const { dischargeEfficiency = NaN, nightOfEssentials = NaN } = of
      const given = batteryCapacity * depthOfDischarge * inverterEfficiency * dischargeEfficiency
      expect(given / deliverable).toBeCloseTo(1, 3)
      const night = essentialProfileWh.reduce((total, wh, hour) => (hour >= 9 && hour < 17 ? total : total + wh), 0)
      const ownDraw = nightOfEssentials - night
      expect(ownDraw).toBeGreaterThanOrEqual(-0.01)
      const hourly = (hour: number) => (essentialProfileWh[hour % 24] ?? 0) + ownDraw / 16
      let left = deliverable
      let hours = 0
      while (hours < longestHours && left >= hourly(17 + hours)) left -= hourly(17 + hours++)
      const last = hours < longestHours ? left / hourly(17 + hours) : 0
      expect(hours + last).toBeCloseTo(value, 1)
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
      const losses = ['heatLoss', 'dustLoss', 'cableLoss', 'mismatchLoss', 'chargerLoss'].map((name) => a[name] ?? NaN)
      const yieldPerWp = losses.reduce((left, loss) => left * loss, requirement.peakSunHours)
      expect((a.energyFromArray ?? NaN) / yieldPerWp).toBeCloseTo(requirement.arrayWp, 1)
      const p = of('panels')
      const panels = ((p.arrayPower ?? NaN) * (p.offGridArrayMargin ?? NaN)) / (p.panelRating ?? NaN)
      expect(explanations.panels.value).toBe(Math.ceil(panels))
    }),
  )
})

test('an answer leaves out nothing of the others exactly where the year of its system serves all of them', () => {
  fc.assert(
    fc.property(list, backup, fc.boolean(), (applianceUsage, backupHours, grid) => {
      const body = { applianceUsage, backupHours, clientType: 'residential', grid } as const
      const answer = calculate(applianceUsage, { backupHours, grid })
      for (const system of [answer.pick, answer.economical, answer.comfort]) {
        if (!system) continue
        const { id: productId, units, panels } = system
        const year = calculateYear({ ...body, productId, units, panels }, tables, catalogue)
        if (!year.ok) throw new Error(JSON.stringify(year.problem))
        const worst = Math.min(...year.value.months.map(({ otherShare }) => otherShare))
        expect(system.notCarried.length === 0 ? worst > 0.94 : worst < 0.999).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})
