import { expect, test } from 'vitest'
import { findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf } from './built-in-places.ts'
import { energyToCarry } from './battery-need.ts'
import { designSun } from './design-sun.ts'
import { hourlyProfile } from './hourly-profile.ts'
import { lineEnergy, sumLoad, type LoadLine } from './load.ts'
import { powerNeed } from './power-need.ts'
import { sizeLoad } from './requirement.ts'

function line(part: Partial<LoadLine>): LoadLine {
  const plain = { power: 100, dutyCycle: 1, surgeFactor: 1, quantity: 1, hoursDay: 1, hoursNight: 1, isEssential: true }
  return { ...plain, ...part }
}

test('energy is quantity x power x duty x hours: a fridge is counted for a third of its 24 hours', () => {
  const fridge = findAppliance(2)
  expect(fridge).toMatchObject({ nameEn: 'Refrigerator (single door)', power: 150, dutyCycle: 0.35 })
  expect(lineEnergy(line({ power: 150, dutyCycle: 0.35, quantity: 2, hoursDay: 8, hoursNight: 16 }))).toBe(2520)
})

test('of what is not essential the largest runs, or the share that runs together, whichever is more', () => {
  const essential = line({ power: 300 })
  const kettle = line({ power: 1500, isEssential: false })
  const tvs = line({ power: 100, quantity: 50, isEssential: false })
  expect(powerNeed(sumLoad([essential, kettle])).runningW).toBe(1800)
  expect(powerNeed(sumLoad([essential, kettle, tvs])).runningW).toBe(300 + 0.4 * 6500)
})

test('the peak adds the hardest single start, wherever it is; the inverter a quarter more than what runs', () => {
  const fridges = line({ power: 150, surgeFactor: 3, quantity: 4 })
  const pump = line({ power: 750, surgeFactor: 3, isEssential: false })
  expect(powerNeed(sumLoad([fridges]))).toEqual({ runningW: 600, peakW: 900, inverterW: 750 })
  expect(powerNeed(sumLoad([fridges, pump]))).toEqual({ runningW: 1350, peakW: 2850, inverterW: 1687.5 })
})

test('the profile spreads the day over 09:00 to 17:00 and the night over the rest', () => {
  const profile = hourlyProfile({ dayWh: 800, nightWh: 320 })
  expect(profile).toHaveLength(24)
  expect(profile.slice(9, 17)).toEqual(Array(8).fill(100))
  expect([...profile.slice(0, 9), ...profile.slice(17)]).toEqual(Array(16).fill(20))
})

test.each([
  [1, 100],
  [8, 800],
  [9, 820],
  [12, 880],
  [24, 1120],
])('%d hours in a row ask for %d Wh at most, by a day-heavy profile', (hours, energy) => {
  expect(energyToCarry(hourlyProfile({ dayWh: 800, nightWh: 320 }), hours)).toBe(energy)
})

test('the window goes around midnight', () => {
  expect(energyToCarry(hourlyProfile({ dayWh: 0, nightWh: 1600 }), 12)).toBe(1200)
  const profile = Array.from({ length: 24 }, (_, hour) => (hour === 23 || hour === 0 ? 50 : 1))
  expect(energyToCarry(profile, 2)).toBe(100)
})

test('the design month is the worst, the first of equals; with a grid the mean of the year', () => {
  expect(designSun(defaultPlaceOf.cm, false)).toEqual({ peakSunHours: 3.95, designMonth: 7 })
  expect(designSun(defaultPlaceOf.cm, true)).toEqual({ peakSunHours: 4.74, designMonth: null })
  expect(designSun(defaultPlaceOf.bf, false)).toEqual({ peakSunHours: 5.09, designMonth: 12 })
  expect(designSun({ monthly: [5, 4, 6, 4], annual: 5 }, false)).toEqual({ peakSunHours: 4, designMonth: 2 })
})

test('a whole requirement, by hand', () => {
  const load = sumLoad([
    line({ power: 150, dutyCycle: 0.35, surgeFactor: 3, hoursDay: 8, hoursNight: 16 }),
    line({ power: 10, quantity: 6, hoursDay: 2, hoursNight: 6 }),
    line({ power: 1000, dutyCycle: 0.5, hoursDay: 1, hoursNight: 0, isEssential: false }),
  ])
  // Essential by day 420 + 120, by night 840 + 360 Wh; 500 Wh more by day.
  expect(sizeLoad(load, 12, designSun(defaultPlaceOf.cm, false))).toEqual({
    runningW: 1210,
    peakW: 1510,
    inverterW: 1512.5,
    // 12 of the 16 night hours at 75 Wh: the day's 67.5 Wh an hour is less.
    energyToCarryWh: 900,
    // 900 / (0.93 x 0.974679 x 0.9)
    batteryWh: 1103.203,
    // (1040 / 0.93 + 1200 / (0.93 x 0.95)) / (3.95 x 0.8)
    arrayWp: 783.707,
    panels: 2,
    peakSunHours: 3.95,
    designMonth: 7,
  })
})
