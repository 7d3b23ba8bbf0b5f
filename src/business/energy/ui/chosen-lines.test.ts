import { expect, test } from 'vitest'
import { categoriesFor } from '../built-in-appliances.ts'
import { chosenLines, totalEnergy } from './chosen-lines.ts'

const use = { quantity: 2, hoursDay: 8, hoursNight: 16, isEssential: true }

test('lines are joined with their appliances, and count their duty', () => {
  const lines = chosenLines(
    [
      { applianceId: 2, ...use },
      { applianceId: 9999, ...use },
      { applianceId: 17, ...use },
    ],
    categoriesFor('residential'),
  )
  expect(lines.map(({ appliance, energy }) => [appliance.nameEn, energy])).toEqual([
    ['Refrigerator (single door)', 2 * 150 * 0.35 * 24],
    ['LED bulb 9 W', 2 * 9 * 24],
  ])
  expect(totalEnergy(lines)).toBe(2520 + 432)
})
