import { expect, test } from 'vitest'
import type { Sun } from './sun.ts'
import { keepsPromise, missedPromise } from './promise.ts'
import { balanceOf, otherShareByHour, simulateYear, type Installation } from './year.ts'

const flat = (wh: number) => Array<number>(24).fill(wh)
const at = (hours: readonly number[], wh: number) => flat(0).map((_, hour) => (hours.includes(hour) ? wh : 0))
const inverter = 0.93
const discharge = Math.sqrt(0.95)

/** One month of sun: 1 Wh of direct current for a Wp, at noon. */
const noon: Sun = {
  yields: [1],
  least: at([12], 1),
  hourly: [at([12], 1)],
  worst: { month: 1, yield: 1 },
  meanYield: 1,
}

function system(part: Partial<Installation>): Installation {
  return {
    essential: flat(0),
    other: flat(0),
    carriesOthers: true,
    arrayWp: 0,
    usableWh: 10_000,
    chargeW: 10_000,
    dischargeW: 10_000,
    mains: null,
    ordinaryNightWh: [0],
    ...part,
  }
}

const month = (part: Partial<Installation>) => {
  const [first] = simulateYear(system(part), noon)
  if (!first) throw new Error('no month')
  return first
}

test('what the sun does not give at once comes out of the battery, both ways at a loss', () => {
  // 930 Wh at 20:00 take 1000 Wh of direct current: 1000 / root 0.95 out of the battery, 1000 / 0.95 into it.
  const { essentialShare, solarWh, spilledWh, hours } = month({ essential: at([20], 930), arrayWp: 2000 })
  expect(essentialShare).toBe(1)
  expect(solarWh).toBe(2000)
  expect(spilledWh).toBeCloseTo(2000 - 1000 / 0.95, 6)
  expect(hours[20]).toMatchObject({ loadWh: 930, servedWh: 930, solarWh: 0 })
  expect(hours[20]?.batteryWh).toBeCloseTo(10_000 - 1000 / discharge, 6)
  expect(hours[12]?.batteryWh).toBe(10_000)
})

test('sun at noon runs the load at noon without the battery', () => {
  expect(month({ essential: at([12], 930), arrayWp: 1000, usableWh: 0 })).toMatchObject({
    essentialShare: 1,
    spilledWh: expect.closeTo(0, 9) as unknown,
  })
  expect(month({ essential: at([12], 930), arrayWp: 500, usableWh: 0 }).essentialShare).toBeCloseTo(0.5, 9)
})

test('charge and discharge limits hold', () => {
  // Of 1000 Wh at noon only 400 go in; what comes out again is 400 x 0.95 x 0.93.
  const charged = month({ essential: at([20], 930), arrayWp: 1000, chargeW: 400, usableWh: 500 })
  expect(charged.essentialShare).toBeCloseTo((400 * 0.95 * inverter) / 930, 3)
  expect(month({ essential: at([20], 930), arrayWp: 9000, dischargeW: 500 }).essentialShare).toBeCloseTo(0.5, 9)
})

test('essentials come first, the others take what the battery can’t where it does not carry them', () => {
  const load = { essential: at([20], 465), other: at([12, 21], 465) }
  const without = month({ ...load, arrayWp: 1100, usableWh: 600, carriesOthers: false })
  // Noon: 500 / 0.95 into the battery, what is left of 1100 runs the others.
  expect(without.essentialShare).toBe(1)
  expect(without.otherShare).toBeCloseTo(0.5, 9)
  const { otherShare } = month({ ...load, arrayWp: 3000, usableWh: 2000, ordinaryNightWh: [1026] })
  expect(otherShare).toBe(1)
})

test('without a grid the others wait a day when the battery does not hold an ordinary night at 17:00', () => {
  const load = { essential: at([20], 93), other: at([21], 930), arrayWp: 800, usableWh: 1300 }
  const waits = month({ ...load, ordinaryNightWh: [1120] })
  expect(waits.essentialShare).toBe(1)
  expect(waits.otherShare).toBeLessThan(1)
  expect(waits.hoursAtRisk).toBe(0)
})

test('mains serve what is left and fill the battery, but from 18:00 for the outage', () => {
  const mains = { outageHours: 6, chargeW: 1000, othersCarriedHours: 6 }
  const load = { essential: flat(93), usableWh: 5000, mains }
  expect(month(load)).toMatchObject({ essentialShare: 1, hoursAtRisk: 0 })
  const { hours } = month({ ...load, usableWh: 300 })
  expect(hours[17]?.servedWh).toBe(93)
  expect([18, 19].map((hour) => hours[hour]?.servedWh)).toEqual([93, 93])
  expect([21, 22, 23].map((hour) => hours[hour]?.servedWh)).toEqual([0, 0, 0])
  expect(hours[0]?.servedWh).toBe(93)
})

test('where the mains can’t charge, sun fills the battery before it serves', () => {
  const mains = { outageHours: 6, chargeW: 0, othersCarriedHours: 6 }
  const { essentialShare, hours } = month({ essential: flat(93), arrayWp: 600 / 0.95, usableWh: 700, mains })
  expect(essentialShare).toBe(1)
  expect(hours[12]?.batteryWh).toBeCloseTo(700, 1)
})

test('the others are carried for the hours asked of an outage, then only the essentials', () => {
  const mains = { outageHours: 6, chargeW: 10_000, othersCarriedHours: 2 }
  const { hours } = month({ essential: flat(10), other: flat(100), mains })
  expect([18, 19, 20, 23].map((hour) => hours[hour]?.servedWh)).toEqual([110, 110, 10, 10])
})

test('ten days of weather: the hours in which essentials are cut', () => {
  const tight = month({ essential: at([20], 930), arrayWp: 1000 / 0.95, usableWh: 1030 })
  expect(tight.essentialShare).toBeGreaterThan(0.999)
  // The half day and the day of 0.8 leave less than a night.
  expect(tight.hoursAtRisk).toBe(2)
  expect(tight.essentialShareInWeather).toBeCloseTo((8 + 0.5 + 0.8) / 10, 2)
})

test('the promise: essentials every ordinary day, everything without a grid, nine tenths in ten days', () => {
  const enough = system({ essential: at([20], 930), arrayWp: 3000, usableWh: 3000 })
  expect([missedPromise(enough, noon), keepsPromise(enough, noon)]).toEqual([0, true])
  expect(missedPromise(system({ ...enough, arrayWp: 900 }), noon)).toBeGreaterThan(0.1)
  const others = { ...enough, other: at([21], 93), dischargeW: 1000, usableWh: 1030, ordinaryNightWh: [0] }
  expect(missedPromise(system(others), noon)).toBeGreaterThan(0)
  expect(keepsPromise(system(others), noon)).toBe(false)
  expect(missedPromise(system({ ...others, carriesOthers: false }), noon)).toBe(0)
})

test('the balance of a day, and the share of the others in each hour', () => {
  const mains = { outageHours: 2, chargeW: 10_000, othersCarriedHours: 0 }
  const load = system({ essential: at([18], 93), other: at([18, 22], 93), mains })
  expect(balanceOf(load, noon)).toEqual({ loadWh: 279, outageWh: 186, carriedShare: 0.5, sunWh: 0 })
  const shares = otherShareByHour(load, noon)
  expect([shares[18], shares[22]]).toEqual([0, 1])
})
