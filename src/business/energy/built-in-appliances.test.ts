import { expect, test } from 'vitest'
import { applianceCategories, appliances, categoriesFor, findAppliance } from './built-in-appliances.ts'

test('165 appliances in twelve categories, five for homes and seven for businesses', () => {
  expect(appliances.map(({ id }) => id)).toEqual(Array.from({ length: 165 }, (_, index) => index + 1))
  expect(applianceCategories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(applianceCategories.map((category) => category.appliances.length)).toEqual([
    16, 10, 13, 13, 16, 18, 14, 18, 10, 11, 12, 14,
  ])
  expect(categoriesFor('residential').map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  expect(categoriesFor('commercial').map(({ id }) => id)).toEqual([6, 7, 8, 9, 10, 11, 12])
  expect(categoriesFor()).toHaveLength(12)
})

test('each has figures that an appliance can have, and a name in both languages', () => {
  for (const { name, nameEn, power, dutyCycle, surgeFactor, kind } of appliances) {
    expect(name.trim().length * nameEn.trim().length).toBeGreaterThan(0)
    expect(Number.isInteger(power)).toBe(true)
    expect(dutyCycle).toBeLessThanOrEqual(1)
    expect(surgeFactor).toBeGreaterThanOrEqual(1)
    // An existing generator is on the list to be ticked, and is no load.
    expect(power > 0 && dutyCycle > 0).toBe(kind !== 'generator')
  }
})

test('ticking assumes the default use of its kind', () => {
  expect(findAppliance(2)).toMatchObject({ kind: 'fridge_freezer', hoursDay: 8, hoursNight: 16, isEssential: true })
  expect(findAppliance(6)).toMatchObject({ nameEn: 'Microwave', hoursDay: 0.5, hoursNight: 0.5, isEssential: false })
})

test('the local id of a category and a place in it names the same appliance', () => {
  for (const category of applianceCategories) {
    for (const [index, appliance] of category.appliances.entries()) {
      expect(findAppliance(10_000 + category.id * 100 + index)).toBe(appliance)
      expect(findAppliance(appliance.id)).toBe(appliance)
    }
  }
})

test.each([0, -1, 166, 10_000, 10_116, 10_099, 11_300, 1.5])('there is no appliance %d', (id) => {
  expect(findAppliance(id)).toBeUndefined()
})
