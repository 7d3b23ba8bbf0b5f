import { expect, test } from 'vitest'
import { findAppliance } from './built-in-appliances.ts'
import { dayAndNight, lineEnergy, lineProfile, sumLoad, type LoadLine } from './load.ts'
import { powerNeed } from './system-need.ts'

function line(part: Partial<LoadLine>): LoadLine {
  return {
    kind: 'other',
    power: 100,
    dutyCycle: 1,
    surgeFactor: 1,
    quantity: 1,
    hoursDay: 1,
    hoursNight: 1,
    isEssential: true,
    ...part,
  }
}

/** The hours of a profile in which something is used, and how much; from 17:00 on. */
function nightOf(part: Partial<LoadLine>, segment: 'residential' | 'commercial' = 'residential') {
  const profile = lineProfile(line({ ...part, hoursDay: 0 }), segment)
  return [...profile.entries()]
    .map(([hour, wh]): [number, number] => [hour < 17 ? hour + 24 : hour, Math.round(wh * 1e6) / 1e6])
    .filter(([, wh]) => wh > 0)
    .toSorted(([a], [b]) => a - b)
}

const from = (hour: number, ...values: readonly number[]) => values.map((wh, at) => [hour + at, wh])

test('energy is quantity x power x duty x hours: a fridge is counted for a third of its 24 hours', () => {
  const fridge = findAppliance(2)
  expect(fridge).toMatchObject({ nameEn: 'Refrigerator (single door)', power: 150, dutyCycle: 0.35 })
  expect(lineEnergy(line({ power: 150, dutyCycle: 0.35, quantity: 2, hoursDay: 8, hoursNight: 16 }))).toBe(2520)
})

test('day hours are spread evenly from 09:00 to 17:00', () => {
  const profile = lineProfile(line({ power: 80, hoursDay: 4, hoursNight: 0 }), 'residential')
  expect(profile.slice(9, 17)).toEqual(Array(8).fill(40))
  expect([...profile.slice(0, 9), ...profile.slice(17)]).toEqual(Array(16).fill(0))
})

test('what switches itself on and off is spread over the sixteen hours of the night', () => {
  for (const kind of [
    'fridge_freezer',
    'cold_room',
    'routers_network',
    'cctv',
    'water_dispenser',
    'ice_maker',
  ] as const) {
    expect(nightOf({ kind, hoursNight: 4 })).toEqual(from(17, ...Array<number>(16).fill(25)))
  }
})

test('an evening begins at 18:00, hour after hour; a fraction is the last', () => {
  expect(nightOf({ kind: 'tv', hoursNight: 3 })).toEqual(from(18, 100, 100, 100))
  expect(nightOf({ kind: 'lights', hoursNight: 2.25 })).toEqual(from(18, 100, 100, 25))
  expect(nightOf({ kind: 'iron', hoursNight: 0.5 })).toEqual(from(18, 50))
})

test('a home sleeps with its fans and air conditioners from 21:00, a business uses them in the evening', () => {
  for (const kind of ['fans', 'air_conditioner'] as const) {
    expect(nightOf({ kind, hoursNight: 2 })).toEqual(from(21, 100, 100))
    expect(nightOf({ kind, hoursNight: 2 }, 'commercial')).toEqual(from(18, 100, 100))
  }
})

test('what would not end by 09:00 begins earlier, on the whole hour', () => {
  expect(nightOf({ kind: 'fans', hoursNight: 12 })[0]).toEqual([21, 100])
  expect(nightOf({ kind: 'fans', hoursNight: 13 })[0]).toEqual([20, 100])
  expect(nightOf({ kind: 'tv', hoursNight: 15 })[0]).toEqual([18, 100])
  expect(nightOf({ kind: 'tv', hoursNight: 15.5 })).toEqual(from(17, ...Array<number>(15).fill(100), 50))
  expect(nightOf({ kind: 'tv', hoursNight: 16 })).toEqual(from(17, ...Array<number>(16).fill(100)))
})

test('of what is not essential the largest runs, or the share that runs together, whichever is more', () => {
  const essential = line({ power: 300 })
  const kettle = line({ power: 1500, isEssential: false })
  const tvs = line({ power: 100, quantity: 50, isEssential: false })
  expect(powerNeed(sumLoad([essential, kettle], 'residential')).runningW).toBe(1800)
  expect(powerNeed(sumLoad([essential, kettle, tvs], 'residential')).runningW).toBe(300 + 0.4 * 6500)
})

test('the peak adds the hardest single start, wherever it is; the inverter a quarter more than what runs', () => {
  const fridges = line({ power: 150, surgeFactor: 3, quantity: 4 })
  const pump = line({ power: 750, surgeFactor: 3, isEssential: false })
  const need = (...lines: LoadLine[]) => powerNeed(sumLoad(lines, 'residential'))
  expect(need(fridges)).toEqual({ runningW: 600, peakW: 900, inverterW: 750 })
  expect(need(fridges, pump)).toEqual({ runningW: 1350, peakW: 2850, inverterW: 1687.5 })
})

test('a line without energy counts nowhere, not in the power either, nor as the essential one', () => {
  const idle = line({ power: 9000, surgeFactor: 7, hoursDay: 0, hoursNight: 0 })
  const tv = line({ isEssential: false })
  expect(sumLoad([idle, tv], 'residential')).toEqual(sumLoad([tv], 'residential'))
  expect(sumLoad([idle], 'residential')).toMatchObject({ essentialW: 0, largestStartW: 0, allEssential: false })
})

test('where no line is essential all are, and the load says so', () => {
  const load = sumLoad([line({ isEssential: false }), line({ power: 50, isEssential: false })], 'residential')
  expect(load).toMatchObject({ allEssential: true, essentialW: 150, otherW: 0 })
  expect(dayAndNight(load.essential)).toEqual({ dayWh: 150, nightWh: 150 })
  expect(sumLoad([line({}), line({ isEssential: false })], 'residential').allEssential).toBe(false)
})
